import { defineMessages } from '@rookery/ui';

/** Texts of the choice of desktop notifications. */
export const desktopMessages = defineMessages('desktopNotifications', {
  label: 'Desktop notifications',
  hint: 'Shown while this page is in the background.',
  allow: 'Allow desktop notifications',
  denied: 'Your browser blocks desktop notifications from this page. Allow them in its settings.',
  missing: 'This browser has no desktop notifications.',
});

/** Texts of the choice of push notifications. */
export const pushMessages = defineMessages('pushNotifications', {
  label: 'Push notifications',
  hint: 'Arrive while this app is closed.',
  allow: 'Allow push notifications',
  denied: 'Your browser blocks push notifications from this page. Allow them in its settings.',
  missing: 'This browser has no push notifications here. On an iPhone or iPad, add the app to the Home Screen first.',
});
