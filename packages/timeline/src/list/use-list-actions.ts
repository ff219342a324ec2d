import { errorText, isSignInNeeded } from '@rookery/api-client';
import { hasUncountedItems, queuedCount } from '@rookery/store/list';
import type { useList } from '@rookery/store';
import { throttle } from '@rookery/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { ListPhase } from './status-list.js';

/** Older items are requested at most this often (LIST-07). */
const LOAD_MORE_INTERVAL_MS = 300;

/** The actions on a list of posts or of notifications, and the facts that its controls show. Each callback is stable. */
export function useListActions(list: ReturnType<typeof useList>) {
  const { query, state, showQueue, trim, loadOlder } = list;
  const { refetch } = query;
  const { isSignedIn } = useTimelineOptions();

  const onLoadOlder = useMemo(() => throttle(loadOlder, LOAD_MORE_INTERVAL_MS), [loadOlder]);
  useEffect(() => () => onLoadOlder.cancel(), [onLoadOlder]);

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

  const olderPage = state?.older ?? null;
  const isLoadingOlder = list.older?.isLoading === true;
  const hasOlderFailed = list.older?.hasFailed === true;
  const olderReason = errorText(list.older?.error, '');
  const older = useMemo(
    // Another object for each page: a page without a new row is told from none.
    () =>
      olderPage === null
        ? null
        : { isLoading: isLoadingOlder, hasFailed: hasOlderFailed, reason: olderReason, onLoad: onLoadOlder },
    [olderPage, isLoadingOlder, hasOlderFailed, olderReason, onLoadOlder],
  );
  return {
    phase: phaseOf(state, query.error, isSignedIn),
    older,
    isBusy: query.isFetching,
    isOffline: query.isError && state !== undefined,
    /** The words of the server for the failed request of the list; '' without any. */
    reason: errorText(query.error, ''),
    queued: state === undefined ? 0 : queuedCount(state),
    /** More items than `queued` may wait. */
    hasMoreQueued: state !== undefined && hasUncountedItems(state),
    /** Requests the newest page. Resolves with the number of items in the queue. */
    refetch: onRefetch,
    showQueue: onShowQueue,
  };
}

/** A member who is refused a list is told the server's reason; a visitor may be refused it for being one. */
function phaseOf(state: { isPartial: boolean } | undefined, error: Error | null, isSignedIn: boolean): ListPhase {
  if (state === undefined && error !== null) return !isSignedIn && isSignInNeeded(error) ? 'members-only' : 'failed';
  if (state === undefined) return 'loading';
  return state.isPartial ? 'preparing' : 'ready';
}
