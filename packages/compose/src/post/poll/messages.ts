import { defineMessages } from '@rookery/ui';

export const pollMessages = defineMessages('pollField', {
  label: 'Poll',
  option: 'Option {number, number}',
  addOption: 'Add option',
  removeOption: 'Remove option {number, number}',
  duration: 'Poll ends after',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  daysLabel: 'Days',
  hoursLabel: 'Hours',
  minutesLabel: 'Minutes',
  multiple: 'Allow several choices',
  tooFew: 'Write at least 2 different options.',
  optionEmpty: 'Write option {number, number} or remove it.',
  tooMany: 'A poll on this server has at most {limit, number} options.',
  repeated: 'Option {number, number} is there already.',
  tooLong: 'Option {number, number} is longer than {limit, plural, one {# character} other {# characters}}.',
  endsTooSoon: 'A poll on this server lasts at least {limit}.',
  endsTooLate: 'A poll on this server lasts at most {limit}.',
});
