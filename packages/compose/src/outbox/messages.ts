import { defineMessages } from '@rookery/ui';

/** Notices about what the outbox sends. */
export const outboxMessages = defineMessages('outbox', {
  sending: 'Your post is being sent.',
  undo: 'Undo',
  sent: 'Your post was published.',
  edited: 'Your post was changed.',
  scheduled: 'Your post is scheduled.',
  publishedNow: 'This server does not schedule posts: your post was published now.',
  view: 'View',
  notSent: 'Your post was not sent.',
  notSentReason: 'Your post was not sent: {reason}',
  notEdited: 'Your post was not changed.',
  notEditedReason: 'Your post was not changed: {reason}',
  keptAsDraft: 'It is among your drafts.',
  edit: 'Edit',
  uncertain: 'The server did not say whether it has your post.',
  check: 'Check again',
  notVoted: 'Your vote was not counted.',
  notVotedReason: 'Your vote was not counted: {reason}',
  actionUnkept: 'No connection. What you do now is sent later, while this page stays open.',
  actionLost: 'Something that you did offline was not carried out.',
  actionLostReason: 'Something that you did offline was not carried out: {reason}',
});
