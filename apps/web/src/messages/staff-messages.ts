import { defineMessages } from '@rookery/ui';

/** Texts for the staff of a server, around the moderator's screens. */
export const staffMessages = defineMessages('staff', {
  moderation: 'Moderation',
  waiting: '{name} {count, plural, one {{shown} open} other {{shown} open}}',
  scopesNeeded: 'Log in again to let {name} moderate {server}.',
  scopesText: 'Members of the staff give this permission separately.',
  logInAgain: 'Log in again',
});
