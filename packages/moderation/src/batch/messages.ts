import { defineMessages } from '@rookery/ui';

/** Texts of actions on many items at once. */
export const batchMessages = defineMessages('staffBatch', {
  accounts: '{action}: {count, plural, one {{shown} account} other {{shown} accounts}}',
  reports: '{action}: {count, plural, one {{shown} report} other {{shown} reports}}',
  approve: 'Approve',
  reject: 'Reject',
  resolve: 'Resolve',
  reopen: 'Reopen',
  refused: 'The server refused it.',
  noAnswer: 'The server gave no answer.',
  choose: 'Choose an action',
  notStored: 'This browser cannot store the action, so nothing was done.',
  noticed: 'Moderation: {done} of {total} done.',
  view: 'View',
});
