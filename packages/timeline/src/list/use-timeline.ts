import { isSignInNeeded } from '@rookery/api-client';
import { flushQueue, itemIds, queuedCount, type Entry, type Gap, type GapSide } from '@rookery/api-client/list';
import { loadGap, loadOlder, showQueue, trimList, useClient, useOpenList } from '@rookery/api-client/query';
import { throttle } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { ListPhase } from './status-list.js';
import { validPins, type InjectRows } from '../rows/timeline-rows.js';
import type { TimelineState, TimelineWindow } from '../state/timeline-state.js';
import { sourceDefinition, type TimelineSource } from '../state/timeline-sources.js';
import { useTimelineRows } from './use-timeline-rows.js';
import { dropUnmarked, timelineKey, timelineQuery, timelineList } from '../state/timeline.data.js';

/** Older posts are requested at most this often (LIST-07). */
export const LOAD_MORE_INTERVAL_MS = 300;

interface TimelineHookOptions {
  source: TimelineSource;
  /** Show the list as it was left. Otherwise its queue is shown at once. */
  restore: boolean;
  injectRows: InjectRows | null;
  restoreWindow: (() => Promise<TimelineWindow | null>) | null;
}

const noEntries: readonly Entry[] = [];

/** A timeline with its rows, its state and its actions. */
export function useTimeline({ source, restore, injectRows, restoreWindow }: TimelineHookOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { isSignedIn } = useTimelineOptions();
  const query = useQuery(timelineQuery(client, source, { restoreWindow }));
  useOpenList(timelineKey(source));

  // On a new visit nothing is on the screen that could move: the queue is shown from the first rendering.
  const [found] = useState(query.data);
  const isArriving = !restore && found !== undefined && query.data === found;
  const state = useMemo(() => (isArriving ? flushQueue(found) : query.data), [isArriving, found, query.data]);
  useEffect(() => {
    if (isArriving) showQueue(queryClient, timelineKey(source));
  }, [isArriving, queryClient, source]);

  const pinned = usePinned(source, state?.entries);
  const shown = useTimelineRows({ source, state, injectRows, pinnedIds: pinned.ids });
  // Posts that lost their mark stay until the reader leaves the list.
  useEffect(() => {
    dropUnmarked(queryClient, source);
    return () => dropUnmarked(queryClient, source);
  }, [queryClient, source]);

  const mutationKey = useMemo(() => [...timelineKey(source), 'older'], [source]);
  const older = useMutation({ mutationKey, mutationFn: () => loadOlder(client, queryClient, timelineList(source)) });
  const gap = useMutation({
    mutationFn: ({ gap, side, onArrive }: GapRequest) => loadGap(client, queryClient, timelineList(source), gap, side, onArrive),
  });

  const { mutate: mutateOlder } = older;
  const onLoadOlder = useMemo(
    () =>
      throttle(() => {
        if (queryClient.isMutating({ mutationKey }) === 0) mutateOlder();
      }, LOAD_MORE_INTERVAL_MS),
    [queryClient, mutationKey, mutateOlder],
  );
  useEffect(() => () => onLoadOlder.cancel(), [onLoadOlder]);

  const { refetch } = query;
  const onRefetch = useCallback(async () => {
    const { data } = await refetch();
    return data === undefined ? 0 : queuedCount(data);
  }, [refetch]);
  const onShowQueue = useCallback(
    (isAtTop = false) => {
      showQueue(queryClient, timelineKey(source));
      if (isAtTop) trimList(queryClient, timelineList(source));
    },
    [queryClient, source],
  );

  return {
    ...shown,
    state,
    // Pinned posts that arrive later would be out of view, above the first post.
    phase: pinned.isPending && state !== undefined ? 'loading' : phaseOf(state, query.error, isSignedIn),
    queued: state === undefined ? 0 : queuedCount(state),
    isBusy: query.isFetching,
    isOffline: query.isError && state !== undefined,
    retry: () => void query.refetch(),
    /** Requests the newest page. Resolves with the number of posts in the queue. */
    refetch: onRefetch,
    older:
      state === undefined || state.older === null
        ? null
        : { isLoading: older.isPending, hasFailed: older.isError, onLoad: onLoadOlder },
    fillGap: gap.mutate,
    gapRequest: { newerId: gap.variables?.gap.newerId ?? null, isLoading: gap.isPending, hasFailed: gap.isError },
    showQueue: onShowQueue,
  };
}

export type Timeline = ReturnType<typeof useTimeline>;

const noIds: readonly string[] = [];

/** The posts pinned above the first tab of an account; none when they could not be loaded. */
function usePinned(source: TimelineSource, listed: readonly Entry[] = noEntries): { ids: readonly string[]; isPending: boolean } {
  const client = useClient();
  const accountId = sourceDefinition(source).pinned?.accountId ?? null;
  const query = useQuery({
    ...timelineQuery(client, { kind: 'pinned', accountId: accountId ?? '' }),
    enabled: accountId !== null,
    retry: false,
  });
  const entries = query.data?.entries;
  const ids = useMemo(
    () => (accountId === null || entries === undefined ? noIds : validPins(itemIds(entries), itemIds(listed))),
    [accountId, entries, listed],
  );
  return { ids, isPending: accountId !== null && query.isPending };
}

interface GapRequest {
  gap: Gap;
  side: GapSide;
  onArrive(): void;
}

function phaseOf(state: TimelineState | undefined, error: Error | null, isSignedIn: boolean): ListPhase {
  if (state === undefined && error !== null) return !isSignedIn && isSignInNeeded(error) ? 'members-only' : 'failed';
  if (state === undefined) return 'loading';
  return state.isPartial ? 'preparing' : 'ready';
}
