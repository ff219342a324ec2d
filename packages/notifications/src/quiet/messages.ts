import { defineMessages } from '@rookery/ui';

/** Texts of the choice of quiet hours. */
export const quietMessages = defineMessages('quietHours', {
  label: 'Quiet hours',
  hint: 'No desktop notifications, sounds or unread count in the title. Push notifications arrive in one, without a sound.',
  from: 'From',
  to: 'Until',
  nextDay: 'They end on the next day.',
  days: 'Begin on',
});
