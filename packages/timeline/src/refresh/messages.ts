import { defineMessages } from '@rookery/ui';

export const refreshMessages = defineMessages('refresh', {
  refresh: 'Refresh',
});
