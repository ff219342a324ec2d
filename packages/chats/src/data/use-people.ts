import type { Account } from '@rookery/api-client';
import { accountSearchQuery, useClient } from '@rookery/store';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { requireAdapter } from './chat-adapter.data.js';
import { writeChat } from './chats.data.js';
import { useDebounced } from './use-debounced.js';

const noAccounts: readonly Account[] = [];

/** People to start a chat with, ten per page (CHAT-03). A blank term finds nobody and sends nothing. */
export function usePeopleSearch(term: string): {
  readonly accounts: readonly Account[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly hasMore: boolean;
  loadMore(): void;
} {
  const words = useDebounced(term.trim());
  const { data, isLoading, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    accountSearchQuery(useClient(), words, 'followers'),
  );
  const accounts = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? noAccounts, [data]);
  return {
    accounts,
    isLoading: isLoading || words !== term.trim(),
    error,
    hasMore: hasNextPage,
    loadMore() {
      if (!isFetching) void fetchNextPage();
    },
  };
}

/** Opens the chat with an account; it is created if needed. `start` rejects with an error whose message is the server's words (CHAT-06). */
export function useStartChat(): { start(accountId: string): Promise<string>; readonly isPending: boolean } {
  const client = useClient();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const start = useCallback(
    async (accountId: string) => {
      setPending(true);
      try {
        const adapter = await requireAdapter(client, queryClient);
        const chat = await adapter.open(accountId);
        writeChat(queryClient, chat);
        return chat.id;
      } finally {
        setPending(false);
      }
    },
    [client, queryClient],
  );
  return { start, isPending };
}
