import { type Account, decodeAccount } from './account.js';
import { type ChatMessage, parseChatMessage } from './chat-message.js';
import {
  count,
  date,
  type Decoded,
  type Decoder,
  fieldsOf,
  flagOr,
  id,
  identified,
  list,
  object,
  optionalCount,
  optionalId,
} from './decode.js';

const readMark = object({ id, date });

const own = object({
  id,
  unread: count,
  created_at: date,
  updated_at: date,
  created_by_account: optionalId,
  accepted: flagOr(true),
  discarded_at: date,
  message_expiration: optionalCount,
  latest_read_message_by_account: list('ReadMark', identified(readMark), 64),
  latest_read_message_created_at: date,
});

/**
 * A chat with one other account. `unread`: number of messages; `message_expiration`: seconds or null;
 * `latest_read_message_by_account`: the time up to which each account has read.
 */
export interface Chat extends Decoded<typeof own> {
  account: Account;
  last_message: ChatMessage | null;
}

export const parseChat: Decoder<Chat | null> = (value, decoding) => {
  const chat = own(value, decoding);
  const fields = fieldsOf(value);
  if (chat.id === '') return null;
  const lastMessage = parseChatMessage(fields['last_message'], decoding);
  if (lastMessage !== null) lastMessage.chat_id ||= chat.id;
  return Object.assign(chat, { account: decodeAccount(fields['account'], decoding), last_message: lastMessage });
};

export const chats: Decoder<Chat[]> = list('Chat', parseChat);
