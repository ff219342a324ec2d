import type { Account, Chat, ChatMessage, Client, Features, Instance, StreamEvent } from '@rookery/api-client';
import type { ChatFeatures, ChatSummary, Message } from '../chat-types.js';
import type { ChatAdapter, ChatEvent, ChatPage } from './chat-adapter.js';

interface ServerChatsOptions {
  readonly client: Client;
  readonly features: Features;
  readonly instance: Instance;
  /** The signed-in account. */
  readonly ownAccount: Pick<Account, 'id'>;
}

/** Chats of servers that have them as such: Pleroma and Rebased in both versions of the list, and the dialect with acceptance. */
export function createServerChats({ client, features, instance, ownAccount }: ServerChatsOptions): ChatAdapter {
  const ownId = ownAccount.id;
  const toSummary = (chat: Chat): ChatSummary => chatSummary(chat, ownId, features.chatAcceptance);
  const page = ({ items, ...rest }: Awaited<ReturnType<Client['chats']['list']>>): ChatPage => ({
    unreadTotal: null,
    ...rest,
    items: items.map(toSummary),
  });
  return {
    features: chatFeatures(features, instance),
    streams: [{ stream: 'user' }],
    chats: async ({ search, limit, ...options } = {}) =>
      page(await client.chats.list({ ...(search !== undefined && { search }), ...(limit !== undefined && { limit }) }, options)),
    chatsPage: async (link, options) => page(await client.chats.page(link, options)),
    chat: async (chatId, options) => toSummary(await client.chats.get(chatId, options)),
    open: async (accountId, options) => toSummary(await client.chats.create(accountId, options)),
    async messages(chatId, paging, options) {
      const { items, ...rest } = await client.chats.messages(chatId, paging, options);
      return { ...rest, items: items.map(item => toMessage(item, chatId)) };
    },
    async messagesPage(chatId, link, options) {
      const { items, ...rest } = await client.chats.messagesPage(link, options);
      return { ...rest, items: items.map(item => toMessage(item, chatId)) };
    },
    async send({ chatId, text, mediaIds, idempotencyKey }) {
      const [mediaId] = mediaIds;
      const content = text === '' ? {} : { content: text };
      const media = mediaId === undefined ? {} : { mediaId };
      return toMessage(await client.chats.createMessage(chatId, { ...content, ...media, idempotencyKey }), chatId);
    },
    deleteMessage: (chatId, messageId) => client.chats.deleteMessage(chatId, messageId),
    markRead: async (chatId, messageId) => toSummary(await client.chats.markRead(chatId, messageId)),
    accept: async chatId => toSummary(await client.chats.accept(chatId)),
    leave: chatId => client.chats.delete(chatId),
    async setExpiry(chatId, seconds) {
      await client.request('PATCH', `/api/v1/pleroma/chats/${encodeURIComponent(chatId)}`, {
        json: { message_expiration: seconds },
      });
      return toSummary(await client.chats.get(chatId));
    },
    async report({ accounts }, messageIds, comment) {
      await client.request('POST', '/api/v1/reports', {
        json: { account_id: accounts[0]?.id ?? '', message_ids: messageIds, comment },
      });
    },
    addedCharacters: () => 0,
    events: event => chatEvents(event, toSummary),
  };
}

function chatFeatures(features: Features, instance: Instance): ChatFeatures {
  const { max_characters, max_media_attachments } = instance.configuration.chats;
  const maxAttachments = features.chatsMedia || max_media_attachments > 1 ? max_media_attachments : 0;
  return {
    acceptance: features.chatAcceptance,
    expiry: features.chatsExpiration,
    readReceipts: features.chatsReadReceipts,
    maxAttachments,
    chatSearch: features.chatsSearch,
    messageSearch: false,
    leave: features.chatsDelete,
    deleteForMe: true,
    report: features.reportChats,
    reactions: false,
    groups: false,
    maxCharacters: max_characters,
    privacySetting: true,
  };
}

function chatSummary(chat: Chat, ownId: string, hasAcceptance: boolean): ChatSummary {
  const { id, account, last_message, unread, accepted, created_by_account, message_expiration } = chat;
  const marks = chat.latest_read_message_by_account;
  return {
    id,
    accounts: [account],
    lastMessage: last_message === null ? null : toMessage(last_message, id),
    unreadCount: unread,
    isAccepted: !hasAcceptance || accepted || created_by_account === ownId,
    expirySeconds: message_expiration,
    readByOtherAt: marks.find(mark => mark.id !== ownId)?.date ?? null,
    readByMeAt: marks.find(mark => mark.id === ownId)?.date ?? null,
    updatedAt: latest(last_message?.created_at ?? null, chat.updated_at) ?? chat.created_at,
  };
}

/** A read mark moves `updated_at` on some servers: the time of the message counts where there is one. */
const latest = (messageAt: string | null, updatedAt: string | null): string | null => messageAt ?? updatedAt;

function toMessage(message: ChatMessage, chatId: string): Message {
  return {
    id: message.id,
    chatId: message.chat_id || chatId,
    accountId: message.account_id,
    content: message.content,
    emojis: message.emojis,
    createdAt: message.created_at,
    attachments: message.media_attachments,
    card: message.card,
    reactions: message.emoji_reactions,
    idempotencyKey: message.idempotency_key,
  };
}

function chatEvents(event: StreamEvent, toSummary: (chat: Chat) => ChatSummary): readonly ChatEvent[] {
  switch (event.type) {
    case 'chat_updated': {
      const chat = toSummary(event.chat);
      return chat.lastMessage === null ? [{ kind: 'chat', chat }] : [{ kind: 'message', message: chat.lastMessage, chat }];
    }
    case 'chat_read':
      return [{ kind: 'chat', chat: toSummary(event.chat) }];
    case 'chat_message_deleted':
      return [{ kind: 'deleted', chatId: event.chatId, messageId: event.messageId }];
    case 'chat_message_reacted':
      return [{ kind: 'edited', message: toMessage(event.message, event.message.chat_id) }];
    default:
      return [];
  }
}
