import { type CallOptions, type Calls, isUnknownEndpoint, segment } from '../request/calls.js';
import { type Chat, chats, parseChat } from '../entities/chat.js';
import { type ChatMessage, chatMessages, parseChatMessage } from '../entities/chat-message.js';
import type { Page, Paging } from '../request/pagination.js';

/** `idempotencyKey`: the server repeats it with the message, in the response and in the stream. */
export interface ChatMessageDraft {
  content?: string;
  mediaId?: string;
  idempotencyKey?: string;
}

export function chatsResource(calls: Calls) {
  const at = (id: string, rest = '') => `/api/v1/pleroma/chats/${segment(id)}${rest}`;

  return {
    /** Latest chat first. `search` is ignored by servers that cannot search chats. */
    async list({ search, ...paging }: Paging & { search?: string } = {}, options: CallOptions = {}): Promise<Page<Chat>> {
      try {
        return await calls.page('/api/v2/pleroma/chats', chats, { ...options, query: { ...paging, search } });
      } catch (error) {
        if (!isUnknownEndpoint(error)) throw error;
        const items = await calls.list('/api/v1/pleroma/chats', chats, options);
        return { items, next: null, previous: null, isPartial: false };
      }
    },
    page: (link: string, options: CallOptions = {}): Promise<Page<Chat>> => calls.page(link, chats, options),
    get: (id: string, options: CallOptions = {}): Promise<Chat> => calls.entity('GET', at(id), parseChat, options),
    /** Returns the chat with an account; the server creates it if needed. */
    create: (accountId: string, options: CallOptions = {}): Promise<Chat> =>
      calls.entity('POST', `/api/v1/pleroma/chats/by-account-id/${segment(accountId)}`, parseChat, options),
    /** Newest first. */
    messages: (id: string, paging: Paging = {}, options: CallOptions = {}): Promise<Page<ChatMessage>> =>
      calls.page(at(id, '/messages'), chatMessages, { ...options, query: { ...paging } }, true),
    messagesPage: (link: string, options: CallOptions = {}): Promise<Page<ChatMessage>> =>
      calls.page(link, chatMessages, options, true),
    createMessage: (
      id: string,
      { content, mediaId, idempotencyKey }: ChatMessageDraft,
      options: CallOptions = {},
    ): Promise<ChatMessage> =>
      calls.entity('POST', at(id, '/messages'), parseChatMessage, {
        ...options,
        json: { content, media_id: mediaId },
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      }),
    async deleteMessage(id: string, messageId: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id, `/messages/${segment(messageId)}`), options);
    },
    /** Marks everything up to the message as read. */
    markRead: (id: string, lastReadId: string, options: CallOptions = {}): Promise<Chat> =>
      calls.entity('POST', at(id, '/read'), parseChat, { ...options, json: { last_read_id: lastReadId } }),
    accept: (id: string, options: CallOptions = {}): Promise<Chat> => calls.entity('POST', at(id, '/accept'), parseChat, options),
    /** Leaves the chat. */
    async delete(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id), options);
    },
  };
}
