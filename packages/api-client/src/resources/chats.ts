import { type CallOptions, isUnknownEndpoint, segment, type WithCalls } from '../request/calls.js';
import { type Chat, chats, parseChat } from '../entities/chat.js';
import { type ChatMessage, chatMessages, parseChatMessage } from '../entities/chat-message.js';
import type { RequestOptions } from '../request/http.js';
import type { Page, Paging } from '../request/pagination.js';

/**
 * `mediaId`: the attachment where a message has one at most, `mediaIds` where it has several (`chats.max_media_attachments` of the
 * instance). `idempotencyKey`: Pleroma repeats it with the message for two minutes, in the response and in the stream.
 */
export interface ChatMessageDraft {
  content?: string;
  mediaId?: string;
  mediaIds?: readonly string[];
  idempotencyKey?: string;
}

/** Chats of a page. `unreadTotal`: unread messages of all chats, also of those on other pages; null where the server does not count. */
export interface ChatPage extends Page<Chat> {
  unreadTotal: number | null;
}

export interface ChatListOptions extends Paging {
  /** The name of the other account. Ignored by servers without the feature `chatsSearch`. */
  search?: string;
  /** Also chats with muted accounts, on servers that leave them out. */
  with_muted?: boolean;
}

/** Messages of one account to report, on servers with the feature `reportChats`. */
export interface ChatReport {
  accountId: string;
  messageIds: readonly string[];
  comment?: string;
}

/** Chats (API-02), on servers with the feature `chats`. */
export function chatsOf({ calls }: WithCalls) {
  const at = (id: string, rest = '') => `/api/v1/pleroma/chats/${segment(id)}${rest}`;
  const messageAt = (id: string, messageId: string, rest = '') => at(id, `/messages/${segment(messageId)}${rest}`);

  async function page(path: string, options: RequestOptions): Promise<ChatPage> {
    let unreadTotal: number | null = null;
    const onHeaders = (headers: Headers): void => {
      const total = Number(headers.get('X-Unread-Messages-Count') ?? Number.NaN);
      if (Number.isInteger(total) && total >= 0) unreadTotal = total;
    };
    const found = await calls.page(path, chats, { ...options, onHeaders });
    return { ...found, unreadTotal };
  }

  return {
    /** Latest activity first. */
    async list({ search, ...paging }: ChatListOptions = {}, options: CallOptions = {}): Promise<ChatPage> {
      try {
        return await page('/api/v2/pleroma/chats', { ...options, query: { ...paging, search } });
      } catch (error) {
        if (!isUnknownEndpoint(error)) throw error;
        const items = await calls.list('/api/v1/pleroma/chats', chats, { ...options, query: { with_muted: paging.with_muted } });
        return { items, next: null, previous: null, isPartial: false, unreadTotal: null };
      }
    },
    page: (link: string, options: CallOptions = {}): Promise<ChatPage> => page(link, options),
    get: (id: string, options: CallOptions = {}): Promise<Chat> => calls.entity('GET', at(id), parseChat, options),
    /** Returns the chat with an account; the server creates it if needed, or refuses an account that takes no chats. */
    create: (accountId: string, options: CallOptions = {}): Promise<Chat> =>
      calls.entity('POST', `/api/v1/pleroma/chats/by-account-id/${segment(accountId)}`, parseChat, options),
    /** Newest first. */
    messages: (id: string, paging: Paging = {}, options: CallOptions = {}): Promise<Page<ChatMessage>> =>
      calls.page(at(id, '/messages'), chatMessages, { ...options, query: { ...paging } }, true),
    messagesPage: (link: string, options: CallOptions = {}): Promise<Page<ChatMessage>> =>
      calls.page(link, chatMessages, options, true),
    createMessage: (
      id: string,
      { content, mediaId, mediaIds, idempotencyKey }: ChatMessageDraft,
      options: CallOptions = {},
    ): Promise<ChatMessage> =>
      calls.entity('POST', at(id, '/messages'), parseChatMessage, {
        ...options,
        json: { content, media_id: mediaId, media_ids: mediaIds },
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      }),
    /** Deletes an own message for both accounts, and one of the other account for the signed-in one alone. */
    async deleteMessage(id: string, messageId: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', messageAt(id, messageId), options);
    },
    /** Marks everything up to the message as read. */
    markRead: (id: string, lastReadId: string, options: CallOptions = {}): Promise<Chat> =>
      calls.entity('POST', at(id, '/read'), parseChat, { ...options, json: { last_read_id: lastReadId } }),
    /** With the feature `chatAcceptance`. */
    accept: (id: string, options: CallOptions = {}): Promise<Chat> => calls.entity('POST', at(id, '/accept'), parseChat, options),
    /** With the feature `chatsExpiration`. `seconds`: 604,800, 1,209,600, 2,592,000 or 7,776,000. */
    setExpiration: (id: string, seconds: number, options: CallOptions = {}): Promise<Chat> =>
      calls.entity('PATCH', at(id), parseChat, { ...options, json: { message_expiration: seconds } }),
    /** Leaves the chat, with the feature `chatsDelete`. */
    async delete(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id), options);
    },
    /** With the feature `chatEmojiReactions`, as `unreact`. */
    react: (id: string, messageId: string, emoji: string, options: CallOptions = {}): Promise<ChatMessage> =>
      calls.entity('POST', messageAt(id, messageId, '/reactions'), parseChatMessage, { ...options, json: { emoji } }),
    async unreact(id: string, messageId: string, emoji: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', messageAt(id, messageId, `/reactions/${segment(emoji)}`), options);
    },
    async report({ accountId, messageIds, comment = '' }: ChatReport, options: CallOptions = {}): Promise<void> {
      const json = { account_id: accountId, message_ids: messageIds, comment };
      await calls.request('POST', '/api/v1/reports', { ...options, json });
    },
  };
}
