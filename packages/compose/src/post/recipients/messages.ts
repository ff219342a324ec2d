import { defineMessages } from '@rookery/ui';

export const recipientMessages = defineMessages('recipients', {
  label: 'Recipients',
  remove: 'Remove @{acct}',
  removed: '@{acct} removed',
  onlyAuthor: 'Mention only @{acct}',
});
