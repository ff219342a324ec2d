import { defineMessages } from '@rookery/ui';

/** Texts of the bar that states a lost connection. */
export const offlineMessages = defineMessages('offline', {
  offline: 'You are offline. This page may be out of date.',
  interrupted: 'Live updates are interrupted. Reconnecting…',
  unreachable: '{server} cannot be reached. Trying again…',
});
