import type { Client } from '@rookery/api-client';
import { emptyList, itemIds, mergeServerOrder, removeItem, type ListState } from '@rookery/store/list';
import {
  accountState,
  accountStore,
  askedNow,
  ingestAccounts,
  listQuery,
  updateList,
  type AnswerOptions,
  type ListDefinition,
} from '@rookery/store';
import { notifyManager, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ChatPage } from '../adapters/chat-adapter.js';
import type { ChatSummary } from '../chat-types.js';
import { byLastActivity, countedTotal, isChangedChat, movedTotal } from '../core/chat-order.js';
import { requireAdapter } from './chat-adapter.data.js';
import { chatLogKey, filterMessage, isDeleted, knownMessage } from './messages.data.js';
import { updateUnreadTotal } from './unread.data.js';
import { createReader, type Reader } from './reader.js';

/** Chats of a page of the list. */
const PAGE_SIZE = 20;
/** Chats of a page of search results (CHAT-02). */
const SEARCH_PAGE_SIZE = 10;
/** Pages that a refresh reads until one ends with a chat that has not changed. */
const MOST_CATCH_UP_PAGES = 5;

const kept = { staleTime: Infinity, gcTime: Infinity };

export const chatsKey = ['chats', 'chat'] as const;
export const chatKey = (chatId: string) => [...chatsKey, chatId] as const;
export const chatListsKey = ['chats', 'list'] as const;
export const chatListKey = (search = '') => [...chatListsKey, search] as const;

/** One chat, updated by every write; fetched when it is not in the cache. */
export const chatQuery = (client: Client, chatId: string) =>
  queryOptions({
    queryKey: chatKey(chatId),
    queryFn: async ({ client: queryClient, signal }) => {
      const adapter = await requireAdapter(client, queryClient);
      const answer = currentChat(queryClient, answerTime(queryClient));
      const askedAt = askedNow(queryClient);
      const chat = answer(await adapter.chat(chatId, { signal }));
      ingestAccounts(queryClient, chat.accounts);
      return listed(queryClient, chat, { askedAt });
    },
    // A page without an open chat has no id.
    enabled: chatId !== '',
    ...kept,
  });

/** The chats of the account, or those that fit `search`, as a list of the list engine in the server's order. */
export function chatList(queryClient: QueryClient, search = ''): ListDefinition<ChatSummary> {
  const queryKey = chatListKey(search);
  return {
    queryKey,
    order: 'server',
    pageSize: search === '' ? PAGE_SIZE : SEARCH_PAGE_SIZE,
    async load(client, { limit }, options) {
      const adapter = await requireAdapter(client, queryClient);
      const answer = currentChat(queryClient, answerTime(queryClient));
      const first = await adapter.chats({ ...options, ...(search !== '' && { search }), ...(limit !== undefined && { limit }) });
      const page = search === '' ? await caughtUp(first) : first;
      if (search === '') countPage(queryClient, first.unreadTotal, page.items);
      return { ...page, items: page.items.map(answer) };

      /** After a break, the first pages as far as something has changed. */
      async function caughtUp(newest: ChatPage): Promise<ChatPage> {
        if (queryClient.getQueryData(queryKey) === undefined) return newest;
        let last = newest;
        const items = [...newest.items];
        for (let count = 1; count < MOST_CATCH_UP_PAGES && last.next !== null; count += 1) {
          const bottom = last.items.at(-1);
          if (bottom === undefined || !isChangedChat(knownChat(queryClient, bottom.id), bottom)) break;
          last = await adapter.chatsPage(last.next, options);
          items.push(...last.items);
        }
        return { ...last, items };
      }
    },
    async follow(client, link, options) {
      const adapter = await requireAdapter(client, queryClient);
      const answer = currentChat(queryClient, answerTime(queryClient));
      const page = await adapter.chatsPage(link, options);
      return { ...page, items: page.items.map(answer) };
    },
    ingest(_, chats, options) {
      storeChats(queryClient, chats, options);
      recount(queryClient);
      // `onMissing` compares the page with the list from the top.
      updateList(queryClient, queryKey, state => inOrder(queryClient, state));
      return chats.map(({ id }) => id);
    },
    isDeletedSince: (_, { id }, time) => accountStore(queryClient).deletions.hasSince({ id: leftId(id), reblog: null }, time),
    // Chats that were left elsewhere, or that the server hides now.
    onMissing(_, __, missingIds) {
      if (search === '') for (const chatId of missingIds) dropChat(queryClient, chatId);
      return Promise.resolve(new Map<string, string>());
    },
  };
}

export const chatListQuery = (client: Client, queryClient: QueryClient, search = '') =>
  listQuery(client, chatList(queryClient, search));

/** The chat, if it is in the cache. */
export const knownChat = (queryClient: QueryClient, chatId: string): ChatSummary | undefined =>
  queryClient.getQueryData<ChatSummary>(chatKey(chatId));

/** The chats of a list by last activity. */
export function chatsIn(queryClient: QueryClient, state: ListState): readonly ChatSummary[] {
  return itemIds(state.entries)
    .flatMap(id => knownChat(queryClient, id) ?? [])
    .toSorted(byLastActivity);
}

/** Writes a chat that the stream or an action changed: into the list, in its place, and into the total of unread messages. */
export function writeChat(queryClient: QueryClient, chat: ChatSummary): void {
  notifyManager.batch(() => {
    const known = knownChat(queryClient, chat.id);
    const changes = changesOf(queryClient);
    changes.at.set(chat.id, (changes.moment += 1));
    storeChats(queryClient, [chat]);
    updateUnreadTotal(queryClient, total => movedTotal(total, known, chat));
    updateList(queryClient, chatListKey(), state => mergeServerOrder(state, [chat.id]));
  });
}

/** Changes a chat in the cache; does nothing for an unknown one. Returns the function that restores the changed fields. */
export function patchChat(queryClient: QueryClient, chatId: string, change: Partial<ChatSummary>): () => void {
  const known = knownChat(queryClient, chatId);
  if (known === undefined) return () => undefined;
  writeChat(queryClient, { ...known, ...change });
  return () => {
    const current = knownChat(queryClient, chatId);
    if (current === undefined) return;
    const restored = { ...current };
    for (const field of Object.keys(change) as (keyof ChatSummary)[])
      if (current[field] === change[field]) Object.assign(restored, { [field]: known[field] });
    writeChat(queryClient, restored);
  };
}

/** Removes a chat that was left. Returns the function that brings it back. */
export function removeChat(queryClient: QueryClient, chatId: string): () => void {
  const known = knownChat(queryClient, chatId);
  accountStore(queryClient).deletions.add([leftId(chatId)]);
  dropChat(queryClient, chatId);
  return () => {
    if (known !== undefined) writeChat(queryClient, known);
  };
}

function dropChat(queryClient: QueryClient, chatId: string): void {
  notifyManager.batch(() => {
    const known = knownChat(queryClient, chatId);
    if (known !== undefined) updateUnreadTotal(queryClient, total => movedTotal(total, known, null));
    for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: chatListsKey }))
      updateList(queryClient, queryKey, state => removeItem(state, chatId));
    queryClient.removeQueries({ queryKey: chatKey(chatId), exact: true });
  });
}

function storeChats(queryClient: QueryClient, chats: readonly ChatSummary[], options?: AnswerOptions): void {
  queryClient.setQueryDefaults(chatsKey, kept);
  notifyManager.batch(() => {
    ingestAccounts(
      queryClient,
      chats.flatMap(({ accounts }) => accounts),
    );
    for (const chat of chats) queryClient.setQueryData<ChatSummary>(chatKey(chat.id), listed(queryClient, chat, options));
  });
  chatReader(queryClient).renew();
}

/** The chat as the list shows it. */
function listed(queryClient: QueryClient, chat: ChatSummary, options?: AnswerOptions): ChatSummary {
  const shown = withoutDeleted(queryClient, chat);
  return shown.lastMessage === null ? shown : { ...shown, lastMessage: filterMessage(queryClient, shown.lastMessage, options) };
}

/** An answer that was on its way when the last message was deleted still has it. */
function withoutDeleted(queryClient: QueryClient, chat: ChatSummary): ChatSummary {
  const { lastMessage } = chat;
  if (lastMessage === null || !isDeleted(queryClient, lastMessage.id)) return chat;
  const state = queryClient.getQueryData<ListState>(chatLogKey(chat.id));
  const messages = itemIds(state?.entries ?? []).flatMap(id => knownMessage(queryClient, id) ?? []);
  return { ...chat, lastMessage: messages.find(({ id }) => !isDeleted(queryClient, id)) ?? null };
}

function countPage(queryClient: QueryClient, serverCount: number | null, chats: readonly ChatSummary[]): void {
  updateUnreadTotal(queryClient, total =>
    serverCount === null && !total.isServerCount ? total : countedTotal(serverCount, chats),
  );
}

/** Counts the loaded chats where the server counts none. */
function recount(queryClient: QueryClient): void {
  const loaded = queryClient.getQueriesData<ChatSummary>({ queryKey: chatsKey }).flatMap(([, chat]) => chat ?? []);
  updateUnreadTotal(queryClient, total => (total.isServerCount ? total : countedTotal(null, loaded)));
}

function inOrder(queryClient: QueryClient, state: ListState): ListState {
  const ids = chatsIn(queryClient, state).map(({ id }) => id);
  return ids.length === 0 ? state : { ...mergeServerOrder({ ...emptyList, older: state.older, endId: state.endId }, ids) };
}

/** When chats were changed by the stream or an action, in the order of changes: an answer that was asked for before is older. */
const changesOf = accountState('changes of chats', () => ({ moment: 0, at: new Map<string, number>() }));

type ReadChats = (queryClient: QueryClient, state: ListState) => readonly ChatSummary[];

/** Reads the chats of a list, for a component that shows many of them: another function after each write of a chat. */
export const chatReader = accountState('reader of chats', (): Reader<ReadChats> =>
  createReader(() => (queryClient, state) => chatsIn(queryClient, state)),
);

const answerTime = (queryClient: QueryClient): number => changesOf(queryClient).moment;

/** Replaces an answer that was asked for before a change of its chat by the chat in the cache. */
function currentChat(queryClient: QueryClient, askedAt: number): (chat: ChatSummary) => ChatSummary {
  return chat => {
    const isOutdated = (changesOf(queryClient).at.get(chat.id) ?? 0) > askedAt;
    return isOutdated ? (knownChat(queryClient, chat.id) ?? chat) : chat;
  };
}

/** The deletions of the account store are by id; a chat may have the id of a status. */
export const leftId = (chatId: string): string => `chat:${chatId}`;
