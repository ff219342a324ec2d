import { defineMessages } from './i18n/messages.js';

export const messages = defineMessages('ui', {
  now: 'now',
  seconds: '{count, number}s',
  minutes: '{count, number}m',
  hours: '{count, number}h',
  days: '{count, number}d',
  loading: 'Loading…',
  loadMore: 'Load more',
  clearSearch: 'Clear search',
  readMore: 'Read more',
  tryAgain: 'Try again',
  partFailed: 'This could not be loaded. Check your connection and try again.',
  crashed: 'This could not be shown.',
  typedTexts: 'Your text',
  signInNeeded: 'Log in to see this',
  signInNeededWhy: 'This server shows it only to people who are logged in.',
  logIn: 'Log in',
  verified: 'Verified Account',
  close: 'Close',
  notifications: 'Messages',
  talking: '{count, plural, one {{shortCount} person} other {{shortCount} people}} talking',
});
