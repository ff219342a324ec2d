import { customEmojis } from './emoji.js';
import {
  count,
  date,
  type Decoded,
  type Decoder,
  fieldsOf,
  flag,
  html,
  id,
  identified,
  isRecord,
  list,
  name,
  object,
  optionalCount,
  optionalName,
} from './decode.js';
import { mediaAttachments } from './media-attachment.js';
import { parsePreviewCard } from './preview-card.js';

const reaction = object({ name, count, me: flag });

const fields = object({
  id,
  chat_id: id,
  account_id: id,
  content: html,
  created_at: date,
  unread: flag,
  emojis: customEmojis,
  media_attachments: mediaAttachments,
  card: parsePreviewCard,
  idempotency_key: optionalName,
  expiration: optionalCount,
  discarded_at: date,
  emoji_reactions: list('ChatReaction', identified(reaction, 'name'), 500),
});

/** A chat message. `content`: HTML, '' for media alone; `expiration`: seconds; a single attachment becomes a list of one. */
export type ChatMessage = Decoded<typeof fields>;
export type ChatReaction = Decoded<typeof reaction>;

export const parseChatMessage: Decoder<ChatMessage | null> = (value, decoding) => {
  const message = fields(value, decoding);
  if (message.id === '') return null;
  const single = fieldsOf(value)['attachment'];
  if (isRecord(single) && message.media_attachments.length === 0)
    message.media_attachments = mediaAttachments([single], decoding);
  return message;
};

export const chatMessages: Decoder<ChatMessage[]> = list('ChatMessage', parseChatMessage);
