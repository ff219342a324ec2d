import { defineMessages } from '../i18n/messages.js';

export const dateTimeMessages = defineMessages('dateTime', {
  date: 'Date',
  time: 'Time',
  skipped: '{skipped} does not exist on this day, because the clocks go forward. {time} is used.',
});
