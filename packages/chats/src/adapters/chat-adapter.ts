import type { CallOptions, Page, Paging, StreamEvent, StreamSubscription } from '@rookery/api-client';
import type { ChatFeatures, ChatSummary, Message } from '../chat-types.js';

/** One page of the list of chats, the chat with the latest activity first. */
export interface ChatPage extends Page<ChatSummary> {
  /** Unread messages of all chats, also of those on other pages; null: the server does not say. */
  readonly unreadTotal: number | null;
}

/** A message as its author wrote it, with its files uploaded. */
export interface OutgoingMessage {
  readonly chatId: string;
  readonly text: string;
  readonly mediaIds: readonly string[];
  /** Sending it again under this key creates no second message where the server knows keys. */
  readonly idempotencyKey: string;
  /** The newest message of the chat before this one; null for the first, and where it is not known. */
  readonly newestId: string | null;
}

/** A change that the stream brings, in one shape for all backends. */
export type ChatEvent =
  /** `chat`: as it is after the message; null where the server sends the message alone. */
  | { readonly kind: 'message'; readonly message: Message; readonly chat: ChatSummary | null }
  /** Read marks, the acceptance or the expiry of a chat have changed. */
  | { readonly kind: 'chat'; readonly chat: ChatSummary }
  | { readonly kind: 'edited'; readonly message: Message }
  /** `chatId`: null where the server names the message alone. */
  | { readonly kind: 'deleted'; readonly chatId: string | null; readonly messageId: string };

/** A backend of chats. All methods reject with the request's `ApiError`. */
export interface ChatAdapter {
  readonly features: ChatFeatures;
  /** The streams that bring its events. */
  readonly streams: readonly StreamSubscription[];
  /** The newest page of the list of chats, or of those that fit `search`. */
  chats(options?: CallOptions & { readonly search?: string; readonly limit?: number }): Promise<ChatPage>;
  /** The page that a link of the previous one names. */
  chatsPage(link: string, options?: CallOptions): Promise<ChatPage>;
  chat(chatId: string, options?: CallOptions): Promise<ChatSummary>;
  /** The chat with an account; it is created if needed (CHAT-06). */
  open(accountId: string, options?: CallOptions): Promise<ChatSummary>;
  /** Newest first. */
  messages(chatId: string, paging?: Paging, options?: CallOptions): Promise<Page<Message>>;
  messagesPage(chatId: string, link: string, options?: CallOptions): Promise<Page<Message>>;
  /** The messages of a chat with these words, newest first. Absent: the server cannot search them. */
  searchMessages?(chatId: string, words: string, options?: CallOptions): Promise<readonly Message[]>;
  send(message: OutgoingMessage): Promise<Message>;
  /** Deletes an own message for both, another's for the account alone (CHAT-28). */
  deleteMessage(chatId: string, messageId: string): Promise<void>;
  /** Adds a reaction of the account to a message, or removes it. Absent: the server has no reactions. */
  react?(chatId: string, messageId: string, name: string, isAdded: boolean): Promise<unknown>;
  /** Marks everything up to the message as read. Resolves to the chat as it is then; null where the server does not send it. */
  markRead(chatId: string, messageId: string): Promise<ChatSummary | null>;
  accept(chatId: string): Promise<ChatSummary | null>;
  leave(chatId: string): Promise<void>;
  /** `seconds`: null keeps messages. */
  setExpiry(chatId: string, seconds: number | null): Promise<ChatSummary>;
  report(chat: ChatSummary, messageIds: readonly string[], comment: string): Promise<void>;
  /** Code points that the backend adds to each message of a chat: the mentions of its recipients. */
  addedCharacters(chat: ChatSummary): number;
  events(event: StreamEvent): readonly ChatEvent[];
}
