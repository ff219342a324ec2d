import { defineMessages } from '@rookery/ui';

/** Texts of the offer to continue, which is loaded with it. */
export const offerMessages = defineMessages('place', {
  continueHere: 'Continue where you left off',
  continueFromOther: 'Continue where you left off on another device',
  catchUp: 'Catch up',
  notNow: 'Stay here',
});
