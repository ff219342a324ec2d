import { isSignInNeeded } from '@rookery/api-client';
import { hasUncountedItems, itemIds, queuedCount, type Entry } from '@rookery/api-client/list';
import { useClient, useList, type GapFill } from '@rookery/api-client/query';
import { throttle } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { ListPhase } from './status-list.js';
import { validPins, type Injections } from '../rows/timeline-rows.js';
import { sourceDefinition, type TimelineSource } from '../state/timeline-sources.js';
import { useTimelineRows, type TimelineRows } from './use-timeline-rows.js';
import { dropUnmarked, timelineList, timelineQuery, type TimelineState, type TimelineWindow } from '../state/timeline.data.js';

/** Older posts are requested at most this often (LIST-07). */
const LOAD_MORE_INTERVAL_MS = 300;

interface TimelineHookOptions {
  source: TimelineSource;
  /** Show the list as it was left. Otherwise its queue is shown at once. */
  restore: boolean;
  injections: Injections | null;
  restoreWindow: (() => Promise<TimelineWindow | null>) | null;
}

const noEntries: readonly Entry[] = [];

/** A timeline with its rows, its state and its actions. */
export function useTimeline({ source, restore, injections, restoreWindow }: TimelineHookOptions) {
  const queryClient = useQueryClient();
  const { isSignedIn } = useTimelineOptions();
  const definition = useMemo(() => timelineList(source), [source]);
  const list = useList(definition, { restoreWindow, isRestored: restore });
  const { query, state, showQueue, trim } = list;

  const pinned = usePinned(source, state?.entries);
  const shown = useTimelineRows({ source, state, injections, pinnedIds: pinned.ids });
  // Posts that lost their mark stay until the reader leaves the list.
  useEffect(() => {
    dropUnmarked(queryClient, source);
    return () => dropUnmarked(queryClient, source);
  }, [queryClient, source]);

  const { loadOlder } = list;
  const onLoadOlder = useMemo(() => throttle(loadOlder, LOAD_MORE_INTERVAL_MS), [loadOlder]);
  useEffect(() => () => onLoadOlder.cancel(), [onLoadOlder]);

  const { refetch } = query;
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

  // Pinned posts that arrive later would be out of view, above the first post.
  const phase = pinned.isPending && state !== undefined ? 'loading' : phaseOf(state, query.error, isSignedIn);
  const feed = useFeedState({
    ...shown,
    phase,
    isBusy: query.isFetching,
    isOffline: query.isError && state !== undefined,
    retry: refetch,
    olderPage: state?.older ?? null,
    isLoadingOlder: list.older?.isLoading === true,
    hasOlderFailed: list.older?.hasFailed === true,
    onLoadOlder,
    fillGap: list.fillGap,
    gapId: list.gapRequest.newerId,
    isFillingGap: list.gapRequest.isLoading,
    hasGapFailed: list.gapRequest.hasFailed,
  });
  return {
    feed,
    rows: shown.rows,
    phase,
    state,
    queued: state === undefined ? 0 : queuedCount(state),
    /** More posts than `queued` may wait. */
    hasMoreQueued: state !== undefined && hasUncountedItems(state),
    /** Requests the newest page. Resolves with the number of posts in the queue. */
    refetch: onRefetch,
    showQueue: onShowQueue,
  };
}

interface FeedFields extends TimelineRows {
  phase: ListPhase;
  isBusy: boolean;
  isOffline: boolean;
  retry(): unknown;
  olderPage: TimelineState['older'];
  isLoadingOlder: boolean;
  hasOlderFailed: boolean;
  onLoadOlder(): void;
  fillGap(request: GapFill): void;
  gapId: string | null;
  isFillingGap: boolean;
  hasGapFailed: boolean;
}

/** The part of a timeline that its rows are drawn from. Stable while only the queue grows: a busy stream renders the count alone. */
function useFeedState(fields: FeedFields) {
  const { rows, onToggleReblogs, onRest, onHold, phase, isBusy, isOffline, retry, fillGap, onLoadOlder } = fields;
  const { olderPage, isLoadingOlder, hasOlderFailed, gapId, isFillingGap, hasGapFailed } = fields;
  const older = useMemo(
    // Another object for each page: a page without a new row is told from none.
    () => (olderPage === null ? null : { isLoading: isLoadingOlder, hasFailed: hasOlderFailed, onLoad: onLoadOlder }),
    [olderPage, isLoadingOlder, hasOlderFailed, onLoadOlder],
  );
  const gapRequest = useMemo(
    () => ({ newerId: gapId, isLoading: isFillingGap, hasFailed: hasGapFailed }),
    [gapId, isFillingGap, hasGapFailed],
  );
  return useMemo(
    () => ({
      rows,
      onToggleReblogs,
      onRest,
      onHold,
      phase,
      isBusy,
      isOffline,
      retry: () => void retry(),
      older,
      fillGap,
      gapRequest,
    }),
    [rows, onToggleReblogs, onRest, onHold, phase, isBusy, isOffline, retry, older, fillGap, gapRequest],
  );
}

export type TimelineFeedState = ReturnType<typeof useFeedState>;

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

function phaseOf(state: TimelineState | undefined, error: Error | null, isSignedIn: boolean): ListPhase {
  if (state === undefined && error !== null) return !isSignedIn && isSignInNeeded(error) ? 'members-only' : 'failed';
  if (state === undefined) return 'loading';
  return state.isPartial ? 'preparing' : 'ready';
}
