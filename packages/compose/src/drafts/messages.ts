import { defineMessages } from '@rookery/ui';

/** Texts of the list of drafts. */
export const draftsMessages = defineMessages('drafts', {
  reply: 'Reply',
  quote: 'Quote',
  edit: 'Edit post',
  scheduledPosts: 'Scheduled posts',
  noDraftsTitle: 'No drafts',
  noDraftsText: 'Posts that you begin and do not send appear here.',
  draftsFailed: 'Your drafts could not be loaded.',
  notDurable: 'This browser does not store drafts. They are lost when you close or reload the page.',
  noText: 'No text',
  partCount: '{count, plural, one {# post} other {# posts}}',
  mediaCount: '{count, plural, one {# attachment} other {# attachments}}',
  poll: 'Poll',
  subject: '@{acct}: {words}',
  deleteDraft: 'Delete draft',
  draftDeleted: 'Draft deleted',
  undo: 'Undo',
});
