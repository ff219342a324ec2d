import { defineMessages } from '@rookery/ui';

/** Texts of a poll, loaded with the first one. */
export const pollMessages = defineMessages('poll', {
  label: 'Poll',
  vote: 'Vote',
  voteFailed: 'Your vote could not be saved on this device.',
  chooseSeveral: 'Choose one or more',
  showResults: 'Show results',
  hideResults: 'Hide results',
  hiddenUntilEnd: 'Results are shown when the poll ends',
  votes: '{count, plural, one {# vote} other {# votes}}',
  voters: '{count, plural, one {# person} other {# people}}',
  ended: 'Ended',
  open: 'Open',
  daysLeft: '{count, plural, one {# day left} other {# days left}}',
  hoursLeft: '{count, plural, one {# hour left} other {# hours left}}',
  minutesLeft: '{count, plural, one {# minute left} other {# minutes left}}',
  ownVote: 'Your vote',
  percent: '{count}%',
  option: 'Option {number}',
});
