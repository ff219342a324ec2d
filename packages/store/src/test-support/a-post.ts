import type { PostPayload } from '../outbox/sent-post.js';

/** A post that the outbox sends. */
export const aPost = (further: Partial<PostPayload> = {}): PostPayload => ({
  text: 'The ferry to Edda’s island leaves at 7.',
  spoilerText: null,
  sensitive: false,
  media: [],
  poll: null,
  visibility: 'public',
  language: null,
  inReplyToId: null,
  replyToRecord: null,
  quoteId: null,
  scheduledAt: null,
  editedId: null,
  prefilledText: '',
  knownIds: null,
  ...further,
});
