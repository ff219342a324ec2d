import { itemIds, type Entry } from '@rookery/store/list';
import { useClient, useList, type GapFill } from '@rookery/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { validPins, type Injections } from '../rows/timeline-rows.js';
import { sourceDefinition, type TimelineSource } from '../state/timeline-sources.js';
import type { ListPhase } from './status-list.js';
import { useListActions } from './use-list-actions.js';
import { useTimelineRows, type TimelineRows } from './use-timeline-rows.js';
import { dropUnmarked, timelineList, timelineQuery, type TimelineWindow } from '../state/timeline.data.js';

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
  const definition = useMemo(() => timelineList(source), [source]);
  const list = useList(definition, { restoreWindow, isRestored: restore });
  const { query, state } = list;

  const pinned = usePinned(source, state?.entries);
  const shown = useTimelineRows({ source, state, injections, pinnedIds: pinned.ids });
  // Posts that lost their mark stay until the reader leaves the list.
  useEffect(() => {
    dropUnmarked(queryClient, source);
    return () => dropUnmarked(queryClient, source);
  }, [queryClient, source]);

  const { phase: listPhase, older, isBusy, isOffline, reason, ...actions } = useListActions(list);
  // Pinned posts that arrive later would be out of view, above the first post.
  const phase = pinned.isPending && state !== undefined ? 'loading' : listPhase;
  const feed = useFeedState({
    ...shown,
    phase,
    isBusy,
    isOffline,
    reason,
    retry: query.refetch,
    older,
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
    ...actions,
  };
}

interface FeedFields extends TimelineRows {
  phase: ListPhase;
  isBusy: boolean;
  isOffline: boolean;
  reason: string;
  retry(): unknown;
  older: ReturnType<typeof useListActions>['older'];
  fillGap(request: GapFill): void;
  gapId: string | null;
  isFillingGap: boolean;
  hasGapFailed: boolean;
}

/** The part of a timeline that its rows are drawn from. Stable while only the queue grows: a busy stream renders the count alone. */
function useFeedState(fields: FeedFields) {
  const { rows, onToggleReblogs, onRest, onHold, phase, isBusy, isOffline, reason, retry, older, fillGap } = fields;
  const { gapId, isFillingGap, hasGapFailed } = fields;
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
      reason,
      retry: () => void retry(),
      older,
      fillGap,
      gapRequest,
    }),
    [rows, onToggleReblogs, onRest, onHold, phase, isBusy, isOffline, reason, retry, older, fillGap, gapRequest],
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
