import { errorText } from '@rookery/api-client';
import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Gap } from './list-entries.js';
import { listView, type OlderItems } from './list-view.js';
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

/** The gaps of a list: the one that was requested last, and how one is filled. */
export interface ListGaps {
  /** The id of the item above that gap; null: none was requested. */
  newerId: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  fill(request: GapFill): void;
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

  const { isPending: isLoading, isError: hasFailed, error } = older;
  useEffect(
    () => (hasFailed ? onlineManager.subscribe(isOnline => isOnline && onLoadOlder()) : undefined),
    [hasFailed, onLoadOlder],
  );

  const { refetch, isFetching } = query;
  const [hasNewest, setHasNewest] = useState(!options.isAtNewest);
  if (!hasNewest && state !== undefined && !isFetching) setHasNewest(true);
  const olderPage = state?.older ?? null;
  const olderReason = errorText(error, '');
  const olderItems = useMemo(
    // Another object for each page: a page without a new row is told from none.
    (): OlderItems | null => (olderPage === null ? null : { isLoading, hasFailed, reason: olderReason, onLoad: onLoadOlder }),
    [olderPage, isLoading, hasFailed, olderReason, onLoadOlder],
  );
  const isLoaded = state !== undefined;
  const isPartial = state?.isPartial === true;
  const view = useMemo(
    () =>
      listView({ isLoaded, isPartial, error: query.error, isBusy: isFetching, onRetry: () => void refetch(), older: olderItems }),
    [isLoaded, isPartial, query.error, isFetching, refetch, olderItems],
  );
  const { mutate: fill, isPending: isFilling, isError: hasFillFailed } = gap;
  const gapId = gap.variables?.gap.newerId ?? null;
  const gaps = useMemo(
    (): ListGaps => ({ newerId: gapId, isLoading: isFilling, hasFailed: hasFillFailed, fill }),
    [gapId, isFilling, hasFillFailed, fill],
  );

  return {
    query,
    state,
    /** Its items are those that an earlier visit stored: the first page is on its way. */
    isStored: state !== undefined && !hasNewest,
    /** Its state without its rows. Stable while only the queue grows. */
    view,
    /** Its gaps. Stable while none is filled. */
    gaps,
    showQueue: useCallback(() => showQueue(queryClient, definition.queryKey), [queryClient, definition]),
    /** Trims the tail of a long list: for a reader at its top. */
    trim: useCallback(() => trimList(queryClient, definition), [queryClient, definition]),
  };
}
