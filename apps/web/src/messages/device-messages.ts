import { defineMessages } from '@rookery/ui';

/** Texts of the settings about this device: the app on it, what it keeps, and push notifications. */
export const deviceMessages = defineMessages('installed', {
  installHint: 'It opens in a window of its own, and without a connection shows what you read last.',
  thisDevice: 'On this device',
  pictures: 'Pictures kept for offline: {size}',
  picturesHint: 'Up to 400 small pictures of what you read last. Logging out clears them.',
  clearPictures: 'Clear pictures',
  picturesCleared: 'Pictures cleared',
  pagesHint: 'Pages that you read last open without a connection.',
  searchHint:
    'Posts and profiles that this device has loaded are found without a connection, at each key you press. They never leave this device; the oldest make room at 50 MB. Deleted posts and blocked or muted accounts leave at once. Logging out removes everything.',
  searchSize: '{count, plural, =0 {Nothing is kept yet} one {1 entry, {size}} other {{shown} entries, {size}}}',
  clearSearch: 'Clear search',
  searchCleared: 'Search cleared',
  searchDenied: 'Nothing is kept: your browser does not allow it, or you are logged in for this tab only.',
  clearPages: 'Clear pages',
  pagesCleared: 'Pages cleared',
  pushFailed: 'Push notifications could not be changed. Try again.',
  pushBlocked: 'Your browser blocks push notifications. Allow them in its settings.',
  pushNoService: 'Your browser could not reach its push service. Try again later.',
  pushRefused: '{server} refused push notifications.',
  pushRefusedBecause: '{server} refused push notifications: {reason}',
  pushUnavailable: '{server} could not switch on push notifications. Try again later.',
});
