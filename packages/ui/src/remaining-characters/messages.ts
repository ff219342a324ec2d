import { defineMessages } from '../i18n/messages.js';

export const remainingMessages = defineMessages('remaining', {
  count: '{count, number}',
  left: '{count, plural, one {# character left} other {# characters left}}',
  over: '{count, plural, one {# character too many} other {# characters too many}}',
});
