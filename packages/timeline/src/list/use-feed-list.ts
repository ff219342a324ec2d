import { hasUncountedItems, queuedCount } from '@rookery/store/list';
import { useList, type ListDefinition, type ListOptions } from '@rookery/store';
import { throttle } from '@rookery/ui';
import { useCallback, useEffect, useMemo } from 'react';

/** Older items are requested at most this often (LIST-07). */
const LOAD_MORE_INTERVAL_MS = 300;

/** A list for `ListScreen`: as `useList`, with what its queue and its buttons need. Each callback is stable. */
export function useFeedList<Item extends { id: string }>(definition: ListDefinition<Item>, options: ListOptions<Item>) {
  const { query, state, isStored, view: found, gaps, showQueue, trim } = useList(definition, options);
  const { refetch } = query;

  const load = found.older?.onLoad;
  const onLoad = useMemo(() => load && throttle(load, LOAD_MORE_INTERVAL_MS), [load]);
  useEffect(() => () => onLoad?.cancel(), [onLoad]);
  const view = useMemo(
    () => (found.older === null || onLoad === undefined ? found : { ...found, older: { ...found.older, onLoad } }),
    [found, onLoad],
  );

  const onRefetch = useCallback(async () => {
    const { data } = await refetch();
    return data === undefined ? 0 : queuedCount(data);
  }, [refetch]);
  const onShowQueue = useCallback(
    (isAtTop = false) => {
      showQueue();
      if (isAtTop) trim();
    },
    [showQueue, trim],
  );
  return {
    definition,
    query,
    state,
    isStored,
    view,
    gaps,
    queued: state === undefined ? 0 : queuedCount(state),
    /** More items than `queued` may wait. */
    hasMoreQueued: state !== undefined && hasUncountedItems(state),
    /** Requests the newest page. Resolves with the number of items in the queue. */
    refetch: onRefetch,
    showQueue: onShowQueue,
  };
}

export type FeedList = Omit<ReturnType<typeof useFeedList>, 'definition'> & {
  definition: Pick<ListDefinition<{ id: string }>, 'queryKey' | 'order'>;
};
