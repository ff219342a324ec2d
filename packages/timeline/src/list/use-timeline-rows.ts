import type { Status } from '@rookery/api-client';
import { removeItems, type Entry } from '@rookery/store/list';
import { statusKey, updateList, useOwnAccountId } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useFilters } from '../filters/use-filters.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { Collapsed } from '../rows/reblog-collapse.js';
import { hasRow, statusFacts, type RowFilter } from '../rows/status-facts.js';
import { hold, see, toggleExpanded } from '../rows/timeline-overlay.js';
import { statusIdOfKey, type Injections, type Row } from '../rows/timeline-rows.js';
import { drawRows, droppedIds, nextView, openView, withOverlay, type ViewInput } from '../rows/timeline-view.js';
import { sourceDefinition, type TimelineSource } from '../state/timeline-sources.js';
import { timelineKey, type TimelineState } from '../state/timeline.data.js';

interface RowsOptions {
  source: TimelineSource;
  state: TimelineState | undefined;
  injections: Injections | null;
  pinnedIds: readonly string[];
}

interface TimelineRows {
  rows: readonly Row[];
  /** How many posts of the queue will have no row: the reader does not wait for them. */
  hiddenCount: number;
  onToggleReblogs(id: string): void;
  /** Call it when scrolling rests, with the keys of the rows in view. Removes tombstones that are out of view. */
  onRest(visibleKeys: readonly string[]): void;
  /** Call it with the keys of the rows that stay mounted. */
  onHold(keys: readonly string[]): void;
}

const noEntries: readonly Entry[] = [];
const noIds: readonly string[] = [];
const noneCollapsed: Collapsed = {};
const everyRow: RowFilter = { reblogs: true, replies: true };

/** The rows of a timeline, and the overlay they are drawn with. */
export function useTimelineRows({ source, state, injections, pinnedIds }: RowsOptions): TimelineRows {
  const queryClient = useQueryClient();
  const { collapseReblogs, shows, publicLanguages } = useTimelineOptions().settings;
  const { entries = noEntries, queue = noEntries, deletedIds = noIds, collapsed: stored = noneCollapsed } = state ?? {};
  const { filterContext, hasRowSettings = false, isOfLanguages = false } = sourceDefinition(source);
  const ownAccountId = useOwnAccountId();
  const filters = useFilters();
  const kinds = hasRowSettings ? shows : everyRow;
  const wantedRows = useMemo<RowFilter>(
    () => (isOfLanguages ? { ...kinds, languages: publicLanguages } : kinds),
    [isOfLanguages, kinds, publicLanguages],
  );
  const readFacts = useCallback(
    (id: string) => {
      const status = queryClient.getQueryData<Status>(statusKey(id));
      return status === undefined ? undefined : statusFacts(status, { filterContext, ownAccountId, now: Date.now() });
    },
    [queryClient, filterContext, ownAccountId],
  );

  const hiddenCount = useMemo(
    () => queue.filter(entry => entry.kind === 'item' && !hasRow(readFacts(entry.id), wantedRows)).length,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `filters`: the facts of the same posts are others
    [queue, readFacts, wantedRows, filters],
  );

  const input: ViewInput = {
    entries,
    deletedIds,
    collapsed: stored,
    pinnedIds,
    injections,
    shows: wantedRows,
    isCollapsing: collapseReblogs,
    filters,
  };
  const [latest, setView] = useState(() => openView(input, readFacts));
  let view = latest;
  if (!isSameInput(view.input, input)) {
    view = nextView(view, input, readFacts);
    setView(view);
  }
  const { overlay, rows, placements } = view;

  // Writes to the list what the overlay decided: deleted posts without a tombstone go, collapsed reblogs survive a reload.
  useEffect(() => {
    const dropped = droppedIds(overlay);
    if (dropped.length === 0 && overlay.collapsed === stored) return;
    updateList(queryClient, timelineKey(source), now => ({ ...removeItems(now, dropped), collapsed: overlay.collapsed }));
  }, [queryClient, source, overlay, stored]);

  // The owner keeps the placements for the next visit.
  useEffect(() => {
    if (placements !== null) injections?.onPlaced?.(placements);
  }, [injections, placements]);

  const onRest = useCallback(
    (visibleKeys: readonly string[]) => {
      const ids = statusIds(visibleKeys);
      setView(now => {
        const seen = withOverlay(now, see(now.overlay, ids));
        return seen !== now && seen.placements?.isWaiting === true ? drawRows(seen) : seen;
      });
      updateList(queryClient, timelineKey(source), now => {
        const left = now.deletedIds.filter(id => !ids.includes(id));
        return left.length === 0 ? now : removeItems(now, left);
      });
    },
    [queryClient, source],
  );
  const onHold = useCallback(
    (keys: readonly string[]) => setView(now => withOverlay(now, hold(now.overlay, statusIds(keys)))),
    [],
  );
  const onToggleReblogs = useCallback(
    (id: string) => setView(now => drawRows({ ...now, overlay: toggleExpanded(now.overlay, id) })),
    [],
  );
  return { rows, hiddenCount, onToggleReblogs, onRest, onHold };
}

const statusIds = (keys: readonly string[]): string[] => keys.flatMap(key => statusIdOfKey(key) ?? []);

function isSameInput(a: ViewInput, b: ViewInput): boolean {
  return (Object.keys(a) as (keyof ViewInput)[]).every(field => a[field] === b[field]);
}
