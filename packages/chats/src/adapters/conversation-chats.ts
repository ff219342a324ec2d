import {
  accountsOf,
  statusesOf,
  conversationsOf,
  isApiError,
  statusSearchOf,
  type Account,
  type Client,
  type Conversation,
  type Instance,
  type Page,
  type Status,
  type StatusDraft,
} from '@rookery/api-client';
import type { ChatSummary, Message } from '../chat-types.js';
import type { ChatAdapter, ChatEvent, ChatPage } from './chat-adapter.js';
import { createConversationHistory } from './conversation-history.js';
import { accountIdsOf, addressed, chatIdOf, chatIdWith, directMessage, mentionsOf } from './direct-posts.js';

/** Attachments of a post where the server does not say. */
const DEFAULT_ATTACHMENTS = 4;
/** Messages that a search returns. */
const FOUND_MESSAGES = 40;

interface ConversationChatsOptions {
  readonly client: Client;
  readonly instance: Instance;
  readonly ownAccount: Account;
}

/**
 * Direct posts as chats, on servers that have conversations. Its recipients are the members of a chat, so every member reads every message;
 * deleting a message deletes the post.
 */
export function createConversationChats({ client, instance, ownAccount }: ConversationChatsOptions): ChatAdapter {
  const ownId = ownAccount.id;
  const conversations = conversationsOf(client);
  const history = createConversationHistory(client, ownId);
  /** The members of chats, by chat. */
  const membersOf = new Map<string, readonly Account[]>();
  const { max_characters, max_media_attachments } = instance.configuration.statuses;

  const toMessage = (status: Status, chatId: string): Message =>
    directMessage(status, chatId, [ownAccount, ...(membersOf.get(chatId) ?? [])]);

  function summary(chatId: string): ChatSummary {
    const all = history.of(chatId);
    const accounts = all[0]?.accounts.filter(({ id }) => id !== ownId) ?? membersOf.get(chatId) ?? [];
    membersOf.set(chatId, accounts);
    const last = all[0]?.last_status ?? null;
    return {
      id: chatId,
      accounts,
      lastMessage: last === null ? null : toMessage(last, chatId),
      unreadCount: all.filter(({ unread }) => unread).length,
      isAccepted: true,
      expirySeconds: null,
      readByOtherAt: null,
      readByMeAt: null,
      updatedAt: last?.created_at ?? null,
    };
  }

  const toPage = ({ items, ...rest }: Page<Conversation>): ChatPage => ({
    ...rest,
    unreadTotal: null,
    items: history.note(items).map(summary),
  });

  async function chat(chatId: string, options?: Parameters<ChatAdapter['chat']>[1]): Promise<ChatSummary> {
    const found = await history.find(chatId, options);
    if (found.length === 0 && !membersOf.has(chatId))
      membersOf.set(chatId, await Promise.all(accountIdsOf(chatId).map(id => accountsOf(client).get(id, options))));
    return summary(chatId);
  }

  async function members(chatId: string): Promise<readonly Account[]> {
    return membersOf.get(chatId) ?? (await chat(chatId)).accounts;
  }

  async function messages(...[chatId, paging = {}, options]: Parameters<ChatAdapter['messages']>): Promise<Page<Message>> {
    await members(chatId);
    const { items, ...rest } = await history.posts(chatId, paging, options);
    return { ...rest, items: items.map(status => toMessage(status, chatId)) };
  }

  return {
    features: {
      acceptance: false,
      expiry: false,
      readReceipts: false,
      maxAttachments: max_media_attachments ?? DEFAULT_ATTACHMENTS,
      chatSearch: false,
      messageSearch: true,
      leave: true,
      deleteForMe: false,
      report: true,
      reactions: false,
      groups: true,
      maxCharacters: max_characters,
      privacySetting: false,
    },
    streams: [{ stream: 'user' }, { stream: 'direct' }],
    chats: async ({ limit, search: _search, ...options } = {}) =>
      toPage(await conversations.list(limit === undefined ? {} : { limit }, options)),
    chatsPage: async (link, options) => toPage(await conversations.page(link, options)),
    chat,
    open: (accountId, options) => chat(chatIdWith([accountId]), options),
    messages,
    messagesPage: (chatId, link, options) =>
      messages(chatId, { max_id: new URLSearchParams(link.slice(1)).get('max_id') ?? '' }, options),
    async searchMessages(chatId, words, options) {
      const { items } = await statusSearchOf(client).find(words, { ...options, limit: FOUND_MESSAGES });
      return items.filter(status => chatIdOf(status, ownId) === chatId).map(status => toMessage(status, chatId));
    },
    async send({ chatId, text, mediaIds, idempotencyKey, newestId }) {
      const draft: StatusDraft = {
        status: addressed(text, await members(chatId)),
        visibility: 'direct',
        ...(mediaIds.length > 0 && { media_ids: mediaIds }),
      };
      const create = (inReplyToId: string | null) =>
        statusesOf(client).create(inReplyToId === null ? draft : { ...draft, in_reply_to_id: inReplyToId }, { idempotencyKey });
      // All messages reply to the first one of their thread: deleting one of them does not tear it apart.
      const firstId = newestId === null ? null : (history.firstOfThread(chatId, newestId) ?? newestId);
      try {
        return toMessage(await create(firstId), chatId);
      } catch (error) {
        // That one was deleted meanwhile.
        if (firstId === null || !isApiError(error) || error.status !== 404) throw error;
        return toMessage(await create(null), chatId);
      }
    },
    async deleteMessage(_chatId, messageId) {
      await statusesOf(client).delete(messageId);
      history.remove(messageId);
    },
    async markRead(chatId) {
      const unread = history.of(chatId).filter(conversation => conversation.unread);
      history.note(await Promise.all(unread.map(({ id }) => conversations.markRead(id))));
      return summary(chatId);
    },
    accept: () => Promise.resolve(null),
    async leave(chatId) {
      await Promise.all((await history.find(chatId)).map(({ id }) => conversations.delete(id)));
      history.forget(chatId);
    },
    setExpiry: chatId => chat(chatId),
    async report({ accounts }, messageIds, comment) {
      const [account] = accounts;
      await client.request('POST', '/api/v1/reports', { json: { account_id: account?.id, status_ids: messageIds, comment } });
    },
    addedCharacters: ({ accounts }) => Array.from(mentionsOf(accounts)).length,
    events(event): readonly ChatEvent[] {
      switch (event.type) {
        case 'conversation_updated': {
          const [chatId] = history.note([event.conversation]);
          const status = event.conversation.last_status;
          if (chatId === undefined || status === null) return [];
          const current = summary(chatId);
          return [{ kind: 'message', message: toMessage(status, chatId), chat: current }];
        }
        case 'status_edited': {
          const chatId = chatIdOf(event.status, ownId);
          return chatId !== null && history.isKnown(event.status.id)
            ? [{ kind: 'edited', message: toMessage(event.status, chatId) }]
            : [];
        }
        case 'status_deleted':
          history.remove(event.statusId);
          return history.isKnown(event.statusId) ? [{ kind: 'deleted', chatId: null, messageId: event.statusId }] : [];
        default:
          return [];
      }
    },
  };
}
