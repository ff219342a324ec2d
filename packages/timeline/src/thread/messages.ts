import { defineMessages } from '@rookery/ui';

export const messages = defineMessages('thread', {
  label: 'Thread',
  loading: 'Loading…',
  unavailable: 'One or more posts are unavailable.',
  notFoundTitle: 'Post not found',
  notFoundText: 'It may have been deleted, or you may not be allowed to see it.',
  failedTitle: 'Whoops!',
  failedText: 'We encountered a network failure.',
  contextFailedTitle: 'The replies did not load.',
  joinTitle: 'Continue the conversation',
  joinText: 'Join to reply, follow people and share your own posts.',
  logIn: 'Log in',
  signUp: 'Sign up',
});
