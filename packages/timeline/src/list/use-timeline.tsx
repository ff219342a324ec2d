import type { Status } from '@rookery/api-client';
import { itemIds, type Entry } from '@rookery/store/list';
import { useClient, type ListOptions } from '@rookery/store';
import { BlankState, useMessages } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { validPins, type FilledRow, type Injections } from '../rows/timeline-rows.js';
import { sourceDefinition, type TimelineSource } from '../state/timeline-sources.js';
import type { RowPlace } from './list-feed.screen.js';
import { statusItems } from './use-list-place.js';
import { listMessages } from './messages.js';
import { TimelineRow } from './timeline-row.js';
import { useFeedList } from './use-feed-list.js';
import { useTimelineRows } from './use-timeline-rows.js';
import { dropUnmarked, timelineList, timelineQuery } from '../state/timeline.data.js';

interface TimelineHookOptions extends Pick<ListOptions<Status>, 'isRestored' | 'restoreWindow' | 'isAtNewest'> {
  source: TimelineSource;
  injections: Injections | null;
  /** Instead of the text for an empty list. */
  emptyState?: ReactNode;
}

const noEntries: readonly Entry[] = [];

/** A timeline as the props of a `QueuedList` or `ListScreen`. */
export function useTimeline({ source, injections, emptyState, isRestored, restoreWindow, isAtNewest }: TimelineHookOptions) {
  const queryClient = useQueryClient();
  const definition = useMemo(() => timelineList(source), [source]);
  const list = useFeedList(definition, { restoreWindow, isAtNewest, isRestored });
  const { state, view } = list;

  const pinned = usePinned(source, state?.entries);
  const { onToggleReblogs, hiddenCount, ...rows } = useTimelineRows({ source, state, injections, pinnedIds: pinned.ids });
  // Posts that lost their mark stay until the reader leaves the list.
  useEffect(() => {
    dropUnmarked(queryClient, source);
    return () => dropUnmarked(queryClient, source);
  }, [queryClient, source]);

  // Pinned posts that arrive later would be out of view, above the first post.
  const isWaiting = pinned.isPending && state !== undefined;
  const shown = useMemo(() => (isWaiting ? { ...view, phase: 'loading' as const } : view), [isWaiting, view]);
  const renderRow = useCallback(
    (row: FilledRow, place: RowPlace) => <TimelineRow {...place} row={row} onToggleReblogs={onToggleReblogs} />,
    [onToggleReblogs],
  );
  return {
    ...rows,
    feed: { ...list, view: shown, queued: Math.max(0, list.queued - hiddenCount) },
    items: statusItems,
    filterContext: sourceDefinition(source).filterContext,
    renderRow,
    isHome: source.kind === 'home',
    emptyState: useMemo(() => emptyState ?? <EmptyTimeline source={source} />, [emptyState, source]),
  };
}

function EmptyTimeline({ source }: { source: TimelineSource }) {
  const text = useMessages(listMessages);
  if (source.kind === 'home') return <BlankState title={text.emptyHome()} description={text.emptyHomeHint()} />;
  if (source.kind === 'remote') return <BlankState title={text.emptyRemote({ instance: source.host })} />;
  return <BlankState title={text.empty()} />;
}

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
