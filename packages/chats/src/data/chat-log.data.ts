import type { Client } from '@rookery/api-client';
import { flushQueue, itemIds, receive, receiveOwn, removeItem, type ListState } from '@rookery/store/list';
import { listQuery, updateList, type ListDefinition } from '@rookery/store';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Message } from '../chat-types.js';
import { requireAdapter } from './chat-adapter.data.js';
import { knownChat, patchChat } from './chats.data.js';
import {
  chatLogKey,
  chatLogsKey,
  forgetDeletion,
  ingestMessages,
  isDeleted,
  isDeletedSince,
  knownMessage,
  noteDeletion,
} from './messages.data.js';
import { confirmEcho, mayBePending } from './pending-messages.data.js';

/** Messages of a full page. */
const PAGE_SIZE = 20;

/** The messages of a chat, newest first, for the functions of the list engine. */
export function chatLog(queryClient: QueryClient, chatId: string): ListDefinition<Message> {
  const queryKey = chatLogKey(chatId);
  return {
    queryKey,
    order: 'time',
    pageSize: PAGE_SIZE,
    // The newest page is requested whenever a chat is opened.
    staleTime: 0,
    load: async (client, paging, options) => (await requireAdapter(client, queryClient)).messages(chatId, paging, options),
    follow: async (client, link, options) => (await requireAdapter(client, queryClient)).messagesPage(chatId, link, options),
    ingest: ingestMessages,
    // An own message that cannot be a pending one is as any other: the log has no banner, and shows everything at once.
    isOwn: mayBePending,
    isDeletedSince: (_, { id }, time) => isDeletedSince(queryClient, id, time),
    // Threads have the posts that a filter hides, too: a message that the newest page should have was deleted.
    onMissing(_, __, missingIds) {
      for (const messageId of missingIds) dropMessage(queryClient, chatId, messageId);
      return Promise.resolve(new Map<string, string>());
    },
  };
}

/** The log of a chat as one query. */
export const chatLogQuery = (client: Client, queryClient: QueryClient, chatId: string) =>
  listQuery(client, chatLog(queryClient, chatId));

/** Adds a streamed message to its log, if that is loaded. The echo of a message being sent takes its place. */
export function receiveMessage(queryClient: QueryClient, message: Message): void {
  // An event that was on its way when the message was deleted.
  if (isDeleted(queryClient, message.id) || confirmEcho(queryClient, message)) return;
  notifyManager.batch(() => {
    ingestMessages(queryClient, [message]);
    const add = mayBePending(queryClient, message) ? receiveOwn : receive;
    updateList(queryClient, chatLogKey(message.chatId), state => flushQueue(add(state, message.id)));
  });
}

/** Removes a message that was deleted. `chatId`: null where the server does not name it. Returns the chats whose last message it was. */
export function removeMessage(queryClient: QueryClient, chatId: string | null, messageId: string): string | null {
  const found = chatId ?? knownMessage(queryClient, messageId)?.chatId ?? null;
  noteDeletion(queryClient, messageId);
  if (found !== null) dropMessage(queryClient, found, messageId);
  return found;
}

/** Brings back a message whose deletion failed. */
export function restoreMessage(queryClient: QueryClient, message: Message): void {
  forgetDeletion(queryClient, message.id);
  ingestMessages(queryClient, [message]);
  updateList(queryClient, chatLogKey(message.chatId), state => flushQueue(receive(state, message.id)));
  const chat = knownChat(queryClient, message.chatId);
  const wasLast = chat !== undefined && (chat.lastMessage?.createdAt ?? '') <= (message.createdAt ?? '');
  if (wasLast) patchChat(queryClient, message.chatId, { lastMessage: message });
}

function dropMessage(queryClient: QueryClient, chatId: string, messageId: string): void {
  notifyManager.batch(() => {
    updateList(queryClient, chatLogKey(chatId), state => removeItem(state, messageId));
    if (knownChat(queryClient, chatId)?.lastMessage?.id !== messageId) return;
    const state = queryClient.getQueryData<ListState>(chatLogKey(chatId));
    const [newestId] = state === undefined ? [] : itemIds(state.entries);
    const newest = newestId === undefined ? undefined : knownMessage(queryClient, newestId);
    // Without a log the list shows no line until the chat is requested again.
    patchChat(queryClient, chatId, { lastMessage: newest ?? null });
  });
}

/** The ids of the chats whose logs are in the cache. */
export const loadedLogs = (queryClient: QueryClient): readonly string[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: chatLogsKey })
    .flatMap(({ queryKey: [, , chatId] }) => (typeof chatId === 'string' ? [chatId] : []));
