import { defineMessages } from '@rookery/ui';

/** Texts about the installed app, its versions and what it keeps on the device. */
export const installedMessages = defineMessages('installed', {
  updateReady: 'A new version is ready',
  reload: 'Reload',
  newVersion: 'A new version is ready. Reload the page.',
  writingFirst: 'Finish or close what you are writing, then reload.',
  offer: 'Install this site as an app?',
  install: 'Install',
  installHint: 'It opens in a window of its own, and without a connection shows what you read last.',
  thisDevice: 'On this device',
  pictures: 'Pictures kept for offline: {size}',
  picturesHint: 'Up to 400 small pictures of what you read last. Logging out clears them.',
  clearPictures: 'Clear pictures',
  picturesCleared: 'Pictures cleared',
  pagesHint: 'Pages that you read last open without a connection.',
  clearPages: 'Clear pages',
  pagesCleared: 'Pages cleared',
  pushFailed: 'Push notifications could not be changed. Try again.',
  pushBlocked: 'Your browser blocks push notifications. Allow them in its settings.',
  pushNoService: 'Your browser could not reach its push service. Try again later.',
  pushRefused: '{server} refused push notifications.',
  pushRefusedBecause: '{server} refused push notifications: {reason}',
  pushUnavailable: '{server} could not switch on push notifications. Try again later.',
});
