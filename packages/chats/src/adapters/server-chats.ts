import {
  chatsOf,
  type Account,
  type Chat,
  type ChatMessage,
  type Client,
  type ConnectionFeatures,
  type Instance,
  type StreamEvent,
} from '@rookery/api-client';
import type { ChatFeatures, ChatSummary, Message } from '../chat-types.js';
import type { ChatAdapter, ChatEvent, ChatPage } from './chat-adapter.js';

interface ServerChatsOptions {
  readonly client: Client;
  readonly features: ConnectionFeatures;
  readonly instance: Instance;
  /** The signed-in account. */
  readonly ownAccount: Pick<Account, 'id'>;
}

/** Chats of servers that have them as such: Pleroma and Rebased in both versions of the list, and the dialect with acceptance. */
export function createServerChats({ client, features, instance, ownAccount }: ServerChatsOptions): ChatAdapter {
  const ownId = ownAccount.id;
  const toSummary = (chat: Chat): ChatSummary => chatSummary(chat, ownId, features.chatAcceptance);
  const chats = chatsOf(client);
  const abilities = chatFeatures(features, instance);
  const page = ({ items, ...rest }: Awaited<ReturnType<typeof chats.list>>): ChatPage => ({
    ...rest,
    items: items.map(toSummary),
  });
  return {
    features: abilities,
    streams: [{ stream: 'user' }],
    chats: async ({ search, limit, ...options } = {}) =>
      page(await chats.list({ ...(search !== undefined && { search }), ...(limit !== undefined && { limit }) }, options)),
    chatsPage: async (link, options) => page(await chats.page(link, options)),
    chat: async (chatId, options) => toSummary(await chats.get(chatId, options)),
    open: async (accountId, options) => toSummary(await chats.create(accountId, options)),
    async messages(chatId, paging, options) {
      const { items, ...rest } = await chats.messages(chatId, paging, options);
      return { ...rest, items: items.map(item => toMessage(item, chatId)) };
    },
    async messagesPage(chatId, link, options) {
      const { items, ...rest } = await chats.messagesPage(link, options);
      return { ...rest, items: items.map(item => toMessage(item, chatId)) };
    },
    async send({ chatId, text, mediaIds, idempotencyKey }) {
      const [mediaId] = mediaIds;
      const content = text === '' ? {} : { content: text };
      // A server with several attachments has another field for them.
      const media = abilities.maxAttachments > 1 ? { mediaIds } : { mediaId };
      return toMessage(
        await chats.createMessage(chatId, { ...content, ...(mediaId !== undefined && media), idempotencyKey }),
        chatId,
      );
    },
    deleteMessage: (chatId, messageId) => chats.deleteMessage(chatId, messageId),
    react: (chatId, messageId, name, isAdded) => chats[isAdded ? 'react' : 'unreact'](chatId, messageId, name),
    markRead: async (chatId, messageId) => toSummary(await chats.markRead(chatId, messageId)),
    accept: async chatId => toSummary(await chats.accept(chatId)),
    leave: chatId => chats.delete(chatId),
    setExpiry: async (chatId, seconds) => toSummary(await chats.setExpiration(chatId, seconds ?? 0)),
    report: ({ accounts }, messageIds, comment) => chats.report({ accountId: accounts[0]?.id ?? '', messageIds, comment }),
    addedCharacters: () => 0,
    events: event => chatEvents(event, toSummary),
  };
}

function chatFeatures(features: ConnectionFeatures, instance: Instance): ChatFeatures {
  const { max_characters, max_media_attachments } = instance.configuration.chats;
  return {
    acceptance: features.chatAcceptance,
    expiry: features.chatsExpiration,
    readReceipts: features.chatsReadReceipts,
    maxAttachments: features.chatsMedia ? max_media_attachments : 0,
    chatSearch: features.chatsSearch,
    messageSearch: false,
    leave: features.chatsDelete,
    deleteForMe: true,
    report: features.reportChats,
    reactions: features.chatEmojiReactions,
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
    post: null,
    filtered: [],
  };
}

function chatEvents(event: StreamEvent, toSummary: (chat: Chat) => ChatSummary): readonly ChatEvent[] {
  switch (event.type) {
    case 'chat_updated': {
      const chat = toSummary(event.chat);
      return chat.lastMessage === null ? [{ kind: 'chat', chat }] : [{ kind: 'message', message: chat.lastMessage, chat }];
    }
    case 'chat_read':
    case 'chat_accepted':
      return [{ kind: 'chat', chat: toSummary(event.chat) }];
    case 'chat_message_deleted':
      return [{ kind: 'deleted', chatId: event.chatId, messageId: event.messageId }];
    case 'chat_message_reacted':
      return [{ kind: 'edited', message: toMessage(event.message, event.message.chat_id) }];
    default:
      return [];
  }
}
