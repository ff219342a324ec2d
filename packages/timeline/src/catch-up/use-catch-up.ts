import { browserStorage, type Status } from '@rookery/api-client';
import { statusKey, updateList } from '@rookery/store';
import { emptyList, itemIds, removeItems, type Entry } from '@rookery/store/list';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useFeedList } from '../list/use-feed-list.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { createCatchUpMemory } from '../place/absence.js';
import { catchUpVisit, goneEntries, knownHome, rememberRange, rememberStopped, storeCatchUp } from './catch-up.data.js';
import { catchUpList } from './read-on.data.js';
import { readDownTo, readRange } from './read-range.js';
import { useCatchUpStart } from './use-catch-up-start.js';
import { useReading } from './use-reading.js';

const noEntries: readonly Entry[] = [];
const noIds: readonly string[] = [];

interface CatchUpOptions {
  /** Names the position of Home in storage. */
  homeKey: string;
  isReturn: boolean;
}

/** The list between now and the place where the reader stopped, its reading, and the way to move Home's place. */
export function useCatchUp({ homeKey, isReturn }: CatchUpOptions) {
  const queryClient = useQueryClient();
  const { storageScope, windows, newest } = useTimelineOptions();
  const memory = useMemo(() => createCatchUpMemory(browserStorage('local'), storageScope, Date.now), [storageScope]);
  const list = useFeedList(catchUpList, {
    restoreWindow: useCallback(
      () => knownHome(queryClient, { windows, newest }, homeKey),
      [queryClient, windows, newest, homeKey],
    ),
  });
  const { sinceId, markedAt } = useCatchUpStart({ memory, isReturn, scope: storageScope, homeKey });

  const store = useCallback(() => storeCatchUp(queryClient, windows), [queryClient, windows]);
  const reading = useReading({
    sinceId,
    isStopped: isReturn && catchUpVisit(queryClient).isStopped,
    refetch: list.query.refetch,
    onEnd: useCallback(
      phase => {
        rememberStopped(queryClient, phase === 'stopped');
        store();
      },
      [queryClient, store],
    ),
  });
  useEffect(() => () => store(), [store]);

  const { state } = list;
  // A post that was deleted has no row from the same rendering on: its row would request it.
  const entries = useMemo(() => (state === undefined ? noEntries : removeItems(state, state.deletedIds).entries), [state]);
  const range = useMemo(() => readRange(entries, sinceId ?? null), [entries, sinceId]);
  const readTo = readDownTo(range);
  const newestId = itemIds(range.entries)[0] ?? null;
  const timeOf = (id: string | null): string | null =>
    id === null ? null : (queryClient.getQueryData<Status>(statusKey(id))?.created_at ?? null);
  const sinceAt = timeOf(sinceId ?? null) ?? markedAt ?? timeOf(range.boundId);
  useEffect(() => {
    if (state !== undefined && sinceId !== undefined) rememberRange(queryClient, range.entries, sinceId);
  }, [queryClient, state, range, sinceId]);

  // A deleted post leaves the list; a sentence counts it.
  const deletedIds = state?.deletedIds ?? noIds;
  useEffect(() => {
    if (deletedIds.length > 0) updateList(queryClient, catchUpList.queryKey, now => removeItems(now, now.deletedIds));
  }, [queryClient, deletedIds]);

  const { goOn } = reading;
  const { showQueue } = list;
  /** Posts that came meanwhile may have gaps between them. The tail is not trimmed: the reader catches up on it. */
  const onShowQueue = useCallback(() => {
    showQueue(false);
    goOn();
  }, [showQueue, goOn]);
  const view = useMemo(() => ({ ...list.view, isOffline: false, older: null, onRetry: goOn }), [list.view, goOn]);
  return {
    feed: { ...list, view, showQueue: onShowQueue },
    entries: sinceId === undefined ? noEntries : range.entries,
    reading,
    memory,
    times: {
      newest: timeOf(newestId),
      read: timeOf(readTo),
      since: sinceId == null ? null : sinceAt,
    },
    hasSince: sinceId != null,
    gone: useMemo(() => goneEntries(queryClient, state ?? emptyList), [queryClient, state]),
    timeOf,
  };
}
