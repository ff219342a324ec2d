import { defineMessages } from '../i18n/messages.js';

/** Texts of a job of many lines. */
export const jobMessages = defineMessages('job', {
  running: 'In progress. It goes on when you leave this page.',
  behind: 'Waits for the one before.',
  offline: 'Waits for a connection.',
  paused: 'Paused.',
  waitsUntil: 'The server asks to wait until {time}.',
  finished: 'Finished.',
  ended: 'Stopped.',
  progress: '{done} of {total}',
  doneOf: '{done} of {total} done.',
  untried: '{count, plural, one {{shown} was not tried.} other {{shown} were not tried.}}',
  failures: '{count, plural, one {{shown} failed} other {{shown} failed}}',
  moreFailures: '{count, plural, one {and {shown} more} other {and {shown} more}}',
  tryAgain: 'Try again',
  goOn: 'Continue',
  stop: 'Stop',
  dismiss: 'Dismiss',
});
