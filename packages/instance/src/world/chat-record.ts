import type { MediaRecord } from './records.js';

/** A chat as one of its two accounts has it. */
export type ChatSide = {
  account_id: string;
  /** The chat's id for this account. An account that left and comes back has a new one. */
  id: string;
  /** False before the account has the chat, and after it left. The next message opens the chat. */
  is_open: boolean;
  /** The newest message, or the opening: chats are sorted by it. It stays when that message is deleted. */
  activity_id: string;
  /** Messages up to this id are not in the account's history; '' for none. */
  cleared_id: string;
  /** The newest message that the account has read; '' for none. */
  read_id: string;
  /** `created_at` of that message. */
  read_at: string | null;
};

/** A chat of two accounts. There is one for each pair. */
export type ChatRecord = {
  key: string;
  created_at: string;
  created_by: string;
  is_accepted: boolean;
  /** In seconds, where the server profile deletes messages by age. */
  message_expiration: number;
  sides: [ChatSide, ChatSide];
  /** The number of generated messages of a long chat. They are made when they are first read. */
  generated?: number;
};

type ChatReaction = { name: string; account_ids: string[] };

export type ChatMessageRecord = {
  id: string;
  account_id: string;
  /** As typed; '' for media alone. */
  text: string;
  created_at: string;
  media: MediaRecord[];
  /** The key of the request that created it. */
  idempotency_key: string | null;
  reactions: ChatReaction[];
  /** Accounts that deleted their own copy. */
  hidden_for: string[];
};

export type ChatOperation =
  /** Creates a chat, or replaces the one of the same key. */
  | { kind: 'chat'; chat: ChatRecord }
  /** Adds a message, or replaces the one of the same id. */
  | { kind: 'chat_message'; key: string; message: ChatMessageRecord }
  | { kind: 'delete_chat_message'; key: string; id: string };

/** The age at which a new chat deletes its messages: 14 days. */
export const DEFAULT_EXPIRATION_SECONDS = 1_209_600;

/** The key of the chat of two accounts, in either order. */
export function chatKeyOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
