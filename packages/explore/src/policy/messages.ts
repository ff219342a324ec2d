import { defineMessages } from '@rookery/ui';

/** Texts of a policy that waits for the account (MOD-08). */
export const policyMessages = defineMessages('policy', {
  title: 'The policies of {server} have changed',
  text: 'Accept them to continue. You can read them on the website of the server.',
  read: 'Read the policies',
  accept: 'Accept',
  logOut: 'Log out',
  failed: 'Your answer could not be saved.',
});
