/* The parts of a draft that few drafts have: one file, loaded with the first of them. */
export { MediaField } from './media/media-field.js';
export { PollField } from './poll/poll-field.js';
export { RecipientsScreen } from './recipients/recipients.screen.js';
