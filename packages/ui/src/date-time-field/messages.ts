import { defineMessages } from '../i18n/messages.js';

export const dateTimeMessages = defineMessages('dateTime', {
  date: 'Date',
  time: 'Time',
});
