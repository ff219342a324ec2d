import { defineMessages } from '@rookery/ui';

export const placeMessages = defineMessages('place', {
  pages: 'Pages',
  page: 'Page {number, number}',
  newer: 'Newer',
  older: 'Older',
  olderFailed: 'Older posts could not be loaded.',
});
