import { defineMessages } from '@rookery/ui';

/** Texts of the pages of events. */
export const eventPageMessages = defineMessages('web', {
  event: 'Event',
  noEventsTitle: 'No events on this server',
  noEventsText: 'This server does not support events.',
  comment: 'Add a comment',
});
