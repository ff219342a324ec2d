import { defineMessages } from '@rookery/ui';

/** Texts of the choice of desktop notifications. */
export const desktopMessages = defineMessages('desktopNotifications', {
  label: 'Desktop notifications',
  hint: 'Shown while this page is in the background.',
  allow: 'Allow desktop notifications',
  denied: 'Your browser blocks desktop notifications from this page. Allow them in its settings.',
  missing: 'This browser has no desktop notifications.',
});
