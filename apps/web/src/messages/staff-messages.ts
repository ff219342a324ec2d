import { defineMessages } from '@rookery/ui';

/** Texts for the staff of a server, around the moderator's screens. */
export const staffMessages = defineMessages('staff', {
  scopesNeeded: 'Log in again to let {name} moderate {server}.',
  scopesText: 'Members of the staff give this permission separately.',
  logInAgain: 'Log in again',
});
