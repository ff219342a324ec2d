import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Gap } from './list-entries.js';
import { flushQueue, type GapSide, type ListState } from './list-state.js';
import { useClient } from '../entities/client-provider.js';
import { listQuery, loadOlder, showQueue, trimList, type ListQueryOptions } from './list.data.js';
import type { ListDefinition } from './list-pages.data.js';
import { useOpenList } from '../entities/use-entities.js';

export interface ListOptions<Item> extends ListQueryOptions<Item> {
  /** Whether the reader returns to the list as they left it. If not, its queue is shown from the first render. Default true. */
  isRestored?: boolean;
}

export interface GapFill {
  gap: Gap;
  side: GapSide;
  /** Runs after the response and before the list changes. */
  onArrive?(): void;
}

/**
 * A list for a component: its state, and what can be requested of it. Subscribes to the list's streams while mounted. Memoise the
 * definition: the callbacks are stable for as long as it is the same.
 */
export function useList<Item extends { id: string }>(definition: ListDefinition<Item>, options: ListOptions<Item> = {}) {
  const { isRestored = true, ...queryOptions } = options;
  const client = useClient();
  const queryClient = useQueryClient();
  const query = useQuery(listQuery(client, definition, queryOptions));
  useOpenList(definition.queryKey);

  // Nothing is on the screen yet that could move, so the queue can be shown.
  const [found] = useState(query.data);
  const isArriving = !isRestored && found !== undefined && query.data === found;
  const state: ListState | undefined = useMemo(
    () => (isArriving ? flushQueue(found) : query.data),
    [isArriving, found, query.data],
  );
  useEffect(() => {
    if (isArriving) showQueue(queryClient, definition.queryKey);
  }, [isArriving, queryClient, definition]);

  const mutationKey = useMemo(() => [...definition.queryKey, 'older'], [definition]);
  const older = useMutation({ mutationKey, mutationFn: () => loadOlder(client, queryClient, definition) });
  const gap = useMutation({
    // The code of gaps is loaded with the first one that is filled.
    mutationFn: async ({ gap, side, onArrive }: GapFill) =>
      (await import('./gap.data.js')).loadGap(client, queryClient, definition, gap, side, onArrive),
  });
  const { mutate } = older;
  /** Loads the next older page. Ignored while a page is in flight. */
  const onLoadOlder = useCallback(() => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate();
  }, [queryClient, mutationKey, mutate]);

  const { isError } = older;
  useEffect(() => (isError ? onlineManager.subscribe(isOnline => isOnline && onLoadOlder()) : undefined), [isError, onLoadOlder]);

  return {
    query,
    state,
    /** The request for the next older page; null at the end of the list. */
    older:
      state === undefined || state.older === null
        ? null
        : { isLoading: older.isPending, hasFailed: older.isError, error: older.error },
    loadOlder: onLoadOlder,
    fillGap: gap.mutate,
    /** `newerId`: that of the gap that was requested last. */
    gapRequest: {
      newerId: gap.variables?.gap.newerId ?? null,
      isLoading: gap.isPending,
      hasFailed: gap.isError,
    },
    showQueue: useCallback(() => showQueue(queryClient, definition.queryKey), [queryClient, definition]),
    /** Trims the tail of a long list: for a reader at its top. */
    trim: useCallback(() => trimList(queryClient, definition), [queryClient, definition]),
  };
}
