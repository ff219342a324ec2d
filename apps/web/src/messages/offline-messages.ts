import { defineMessages } from '@rookery/ui';

/** Texts about the connection to the server, and what it turned out to lack. */
export const offlineMessages = defineMessages('offline', {
  offline: 'You are offline. This page may be out of date.',
  offlineAsOf: 'You are offline. This page is as of {time}.',
  interrupted: 'Live updates are interrupted. Reconnecting…',
  unreachable: '{server} cannot be reached. Trying again…',
  unreachableAsOf: '{server} cannot be reached. This page is as of {time}.',
  lacking: '{server} does not support this. It is no longer offered.',
});
