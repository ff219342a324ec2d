import type { OutboxRecord } from '@rookery/store';

/** The name of the outbox's kind that sends messages. */
export const CHAT_MESSAGE = 'chat-message';

export type MessageRecord = OutboxRecord<MessagePayload>;

/** A message to send: the payload of records of the kind `chat-message`. Its files are the uploads of the record. */
export interface MessagePayload {
  readonly chatId: string;
  readonly text: string;
  /** Uploads of the record, in order. `type`: media type, '' for an unknown one. */
  readonly files: readonly { readonly id: string; readonly name: string; readonly type: string }[];
  /** Sending it accepts the chat (CHAT-08). */
  readonly acceptsChat: boolean;
  /** The newest message of the chat before the first attempt; null: there was none; undefined: not known. */
  readonly newestId?: string | null;
}
