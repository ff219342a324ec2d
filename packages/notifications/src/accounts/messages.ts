import { defineMessages } from '@rookery/ui';

/** Texts of the notifications of several accounts in one list. */
export const accountsMessages = defineMessages('accountNotifications', {
  label: 'Notifications of all accounts',
  which: 'Accounts',
  shown: 'This account',
  all: 'All accounts',
  of: 'For',
  failed: 'The notifications of @{handle} could not be loaded.',
  newestFailed: 'New notifications of @{handle} could not be loaded.',
  olderFailed: 'Older notifications of @{handle} could not be loaded.',
  allFailed: 'The notifications could not be loaded.',
  tryAgain: 'Try again',
  tryAgainFor: 'Try again for @{handle}',
});
