import { defineMessages } from '@rookery/ui';

export const messages = defineMessages('filters', {
  filtered: 'Filtered: {titles}',
  filteredBy: 'Filtered: {titles} (matches “{words}”)',
  showAnyway: 'Show anyway',
});
