import { defineMessages } from '@rookery/ui';

export const messages = defineMessages('thread', {
  label: 'Thread',
  loading: 'Loading…',
  unavailable: 'One or more posts are unavailable.',
  notFoundTitle: 'Post not found',
  notFoundText: 'It may have been deleted, or you may not be allowed to see it.',
  deletedTitle: 'This post was deleted',
  deletedText: 'It was removed while you had it open.',
  failedTitle: 'Whoops!',
  failedText: 'We encountered a network failure.',
  contextFailedTitle: 'The replies did not load.',
  moreFailed: 'More replies could not be loaded.',
  refreshFailed: 'New replies could not be loaded.',
  tryAgain: 'Try again',
  fetchingReplies: 'Looking for more replies…',
  showReplies: '{count, plural, one {Show # reply} other {Show # replies}}',
  hideReplies: '{count, plural, one {Hide # reply} other {Hide # replies}}',
  blockedPosts:
    '{replies, plural, =0 {A post by an account you blocked} one {A post by an account you blocked, and # reply} other {A post by an account you blocked, and # replies}}',
  mutedPosts:
    '{replies, plural, =0 {A post by an account you muted} one {A post by an account you muted, and # reply} other {A post by an account you muted, and # replies}}',
  show: 'Show anyway',
  hide: 'Hide',
  newReply: 'New',
  newRepliesAnnounced: '{count, plural, one {# new reply} other {# new replies}}',
  joinTitle: 'Continue the conversation',
  joinText: 'Join to reply, follow people and share your own posts.',
  logIn: 'Log in',
  signUp: 'Sign up',
});
