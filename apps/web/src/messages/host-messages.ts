import { defineMessages } from '@rookery/ui';

/** Texts of the pinned servers, which the side column of every page shows. */
export const hostMessages = defineMessages('lists', {
  pinnedHosts: 'Pinned servers',
});
