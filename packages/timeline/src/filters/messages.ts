import { defineMessages } from '@rookery/ui';

export const messages = defineMessages('filters', {
  filtered: 'Filtered: {titles}',
  showAnyway: 'Show anyway',
});
