/* The parts of a draft that few drafts have: one file. */
export { MediaField } from './media/media-field.js';
export { PollField } from './poll/poll-field.js';
export { MentionChoice } from './recipients/mention-choice.js';
export { RecipientsScreen } from './recipients/recipients.screen.js';
export { ScheduleField, SchedulePill } from './schedule/schedule-field.js';
