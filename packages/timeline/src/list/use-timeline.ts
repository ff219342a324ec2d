import { useClient } from '@rookery/api-client/query';
import { throttle } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTimelineOptions } from '../timeline-provider.js';
import type { ListPhase } from './status-list.js';
import { keepRows, timelineRows, type Injection, type Row } from './timeline-rows.js';
import type { TimelineSource } from './timeline-source.js';
import { flushQueue, queuedCount, statusIds, type Gap, type GapSide, type TimelineState } from './timeline-state.js';
import { loadGap, loadOlder, showQueue, timelineQuery, type TimelineWindow } from './timeline.data.js';

/** Loading older posts is asked for at most this often (spec 2). */
export const LOAD_MORE_INTERVAL_MS = 300;

interface TimelineHookOptions {
  source: TimelineSource;
  /** Come back to the list as it was left; else what waits in its queue is shown at once. */
  restore: boolean;
  injections: readonly Injection[] | undefined;
  restoreWindow: (() => Promise<TimelineWindow | null>) | null;
}

const noRows: Row[] = [];

/** A timeline with its rows, and everything that can be asked of it. */
export function useTimeline({ source, restore, injections, restoreWindow }: TimelineHookOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { earlyPage } = useTimelineOptions();
  const query = useQuery(timelineQuery(client, source, { earlyPage, restoreWindow }));

  // Who comes anew has nothing on the screen that could move.
  const [hasArrived, setHasArrived] = useState(restore);
  const state = hasArrived || query.data === undefined ? query.data : flushQueue(query.data);
  useEffect(() => {
    if (hasArrived) return;
    showQueue(queryClient, source);
    setHasArrived(true);
  }, [hasArrived, queryClient, source]);

  const rows = useRows(state, injections);
  const older = useMutation({ mutationFn: () => loadOlder(client, queryClient, source) });
  const gap = useMutation({
    mutationFn: ({ gap, side, onArrive }: GapRequest) => loadGap(client, queryClient, source, gap, side, onArrive),
  });

  const isLoadingOlder = useRef(false);
  useEffect(() => {
    isLoadingOlder.current = older.isPending;
  }, [older.isPending]);
  const { mutate: mutateOlder } = older;
  const onLoadOlder = useMemo(
    () =>
      throttle(() => {
        if (!isLoadingOlder.current) mutateOlder();
      }, LOAD_MORE_INTERVAL_MS),
    [mutateOlder],
  );
  useEffect(() => () => onLoadOlder.cancel(), [onLoadOlder]);

  const onShowQueue = useCallback(() => showQueue(queryClient, source), [queryClient, source]);

  return {
    state,
    rows,
    phase: phaseOf(state, query.isError),
    queued: state === undefined ? 0 : queuedCount(state),
    isBusy: query.isFetching,
    isOffline: query.isError && state !== undefined,
    retry: () => void query.refetch(),
    older:
      state === undefined || state.older === null
        ? null
        : { isLoading: older.isPending, hasFailed: older.isError, onLoad: onLoadOlder },
    fillGap: gap.mutate,
    gapRequest: { key: gap.variables?.gap.newerId ?? null, isLoading: gap.isPending, hasFailed: gap.isError },
    showQueue: onShowQueue,
  };
}

interface GapRequest {
  gap: Gap;
  side: GapSide;
  onArrive(): void;
}

function phaseOf(state: TimelineState | undefined, hasFailed: boolean): ListPhase {
  if (state === undefined) return hasFailed ? 'failed' : 'loading';
  return state.isPartial ? 'preparing' : 'ready';
}

function useRows(state: TimelineState | undefined, injections: readonly Injection[] | undefined): Row[] {
  const entries = state?.entries;
  const [memory] = useState<{ baseId: string | null; rows: Row[] }>(() => ({ baseId: null, rows: noRows }));
  return useMemo(() => {
    if (entries === undefined) return noRows;
    memory.baseId ??= statusIds(entries)[0] ?? null;
    memory.rows = keepRows(memory.rows, timelineRows(entries, injections, memory.baseId));
    return memory.rows;
  }, [entries, injections, memory]);
}
