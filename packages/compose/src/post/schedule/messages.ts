import { defineMessages } from '@rookery/ui';

export const scheduleMessages = defineMessages('schedule', {
  add: 'Schedule post',
  label: 'Scheduled time',
  change: 'Change the scheduled time, {time}',
  remove: 'Remove schedule',
  tooEarly: 'Choose a time at least 5 minutes from now.',
});
