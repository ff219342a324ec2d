import { defineMessages } from '@rookery/ui';

/** Texts of the post that a thread is about, loaded with threads. */
export const focusedMessages = defineMessages('focusedStatus', {
  edited: 'Edited',
  reposts: '{count, plural, one {repost} other {reposts}}',
  quotes: '{count, plural, one {quote} other {quotes}}',
  likes: '{count, plural, one {like} other {likes}}',
});
