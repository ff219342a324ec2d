import { defineMessages } from '@rookery/ui';

/** Names of the pages about the server. The side column has links to them on every page, so the texts of the pages are apart. */
export const siteLinksMessages = defineMessages('siteLinks', {
  label: 'About this server',
  about: 'About',
  rules: 'Rules',
  announcements: 'Announcements',
  unreadCount: '{count, plural, one {1 new announcement} other {{count} new announcements}}',
  restrictions: 'Federation restrictions',
});
