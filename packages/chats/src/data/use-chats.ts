import { useClient, useList } from '@rookery/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ChatSummary } from '../chat-types.js';
import { chatList, chatQuery, chatReader } from './chats.data.js';
import { useDebounced } from './use-debounced.js';

export interface Chats {
  /** By last activity. While a search is loading, those of the search before. */
  readonly chats: readonly ChatSummary[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  retry(): void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
}

const noChats: readonly ChatSummary[] = [];

/** The chats of the account, or those that fit a search (CHAT-01, CHAT-02). */
export function useChats({ search = '' }: { search?: string } = {}): Chats {
  const queryClient = useQueryClient();
  const words = useDebounced(search.trim());
  const definition = useMemo(() => chatList(queryClient, words), [queryClient, words]);
  const { query, state, view } = useList(definition);
  const reader = chatReader(queryClient);
  const read = useSyncExternalStore(reader.subscribe, reader.get, reader.get);
  const current = useMemo(() => (state === undefined ? null : read(queryClient, state)), [queryClient, state, read]);
  const [shown, setShown] = useState(current);
  if (current !== null && current !== shown) setShown(current);
  const chats = current ?? (words === '' ? null : shown);
  return {
    chats: chats ?? noChats,
    isLoading: query.isPending,
    error: query.error,
    retry: view.onRetry,
    hasMore: view.older !== null,
    isLoadingMore: view.older?.isLoading ?? false,
    loadMore: () => view.older?.onLoad(),
  };
}

/** One chat; fetched when it is not known. Null: none is wanted. */
export function useChat(chatId: string | null): {
  readonly chat: ChatSummary | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  retry(): void;
} {
  const { data, isPending, error, refetch } = useQuery({
    ...chatQuery(useClient(), chatId ?? ''),
    enabled: chatId !== null,
  });
  return { chat: data, isLoading: isPending && chatId !== null, error, retry: () => void refetch() };
}
