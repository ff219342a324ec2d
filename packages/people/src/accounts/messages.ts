import { defineMessages } from '@rookery/ui';

/** Texts of lists of accounts. */
export const accountMessages = defineMessages('accounts', {
  end: 'End of the list',
  olderFailed: 'More accounts could not be loaded.',
});
