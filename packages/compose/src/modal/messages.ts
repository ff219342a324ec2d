import { defineMessages } from '@rookery/ui';

/** Texts of the composer's modal. The names of the kinds are its titles. */
export const composeModalMessages = defineMessages('composeModal', {
  post: 'New post',
  reply: 'Reply',
  quote: 'Quote',
  edit: 'Edit post',
  newEvent: 'New event',
  editEvent: 'Edit event',
  drafts: 'Drafts',
  continued: 'This draft was open when the page closed.',
  startNew: 'New post',
  draftSaved: 'Draft saved',
});
