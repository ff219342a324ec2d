import { defineMessages } from '@rookery/ui';

/** Names of the list commands by id, and of the keys of the ARIA feed pattern. */
export const cursorMessages = defineMessages('cursor', {
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open the post',
  reply: 'Reply',
  favourite: 'Like',
  reblog: 'Repost',
  mention: 'Mention the author',
  openAuthor: 'Go to the author’s profile',
  toggleText: 'Show or hide text behind a warning',
  toggleMedia: 'Show or hide media',
  openMedia: 'Open media',
  react: 'React',
  patternNext: 'Next row, inside the list',
  patternPrevious: 'Previous row, inside the list',
  patternFirst: 'First row; again: out of the list, before it',
  patternLast: 'Last row; again: out of the list, after it',
});

/** Texts of the actions on posts and accounts. */
export const actionMessages = defineMessages('action', {
  tryAgain: 'Try again',
  tryAgainAt: '{reason} You can try again at {time}.',
  waits: 'You are offline. Your action waits until you are online again.',
});
