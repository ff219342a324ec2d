import type { Status } from '@rookery/api-client';
import { removeItems, type Entry } from '@rookery/api-client/list';
import { statusKey, updateList } from '@rookery/api-client/query';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import {
  reblogsByRow,
  createReblogCollapse,
  createReblogKeeper,
  hasRow,
  type CollapsedReblogs,
  type StatusFacts,
} from './reblog-collapse.js';
import { statusFacts } from './status-facts.js';
import { createReading, type Reading } from './reading.js';
import { createRows, statusRowKey, type Row, type InjectRows } from './timeline-rows.js';
import { sourceDefinition, type TimelineSource } from '../state/timeline-sources.js';
import type { TimelineState } from '../state/timeline-state.js';
import { timelineKey } from '../state/timeline.data.js';

interface RowsOptions {
  source: TimelineSource;
  state: TimelineState | undefined;
  injections: InjectRows | null | undefined;
  pinnedIds: readonly string[];
}

export interface TimelineRows {
  rows: readonly Row[];
  /** What the reader has before them; to be told of it by the list. */
  reading: Reading;
  /** Whether the post of this row was deleted while it was read. */
  isTombstone(id: string): boolean;
  /** The reblogs that stand in the row of this entry, if any. */
  reblogsOf(id: string): CollapsedReblogs | undefined;
  /** Whether those reblogs have rows of their own, because the reader asked for it. */
  isExpanded(id: string): boolean;
  onToggleReblogs(id: string): void;
  /** To be called when scrolling rests: what was deleted and is out of sight goes. */
  onRest(visibleKeys: readonly string[]): void;
}

const noEntries: readonly Entry[] = [];
const noIds: readonly string[] = [];
const noneCollapsed = {};
const noReblogs: ReadonlyMap<string, CollapsedReblogs> = new Map();

/** Which entries of a timeline have rows, and what those say besides their posts. */
export function useTimelineRows({ source, state, injections, pinnedIds }: RowsOptions): TimelineRows {
  const queryClient = useQueryClient();
  const { collapseReblogs, shows } = useTimelineOptions().settings;
  const { entries = noEntries, deletedIds = noIds, collapsed: stored = noneCollapsed } = state ?? {};
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set());
  const [{ toRows, keepReblogs, toCollapsed, reading, factsOf }] = useState(() => ({
    toRows: createRows(),
    keepReblogs: createReblogKeeper(),
    toCollapsed: createReblogCollapse(),
    reading: createReading(),
    factsOf: createFacts(queryClient, source),
  }));

  const collapsed = useMemo(
    () => toCollapsed(entries, stored, { factsOf, isSeen: id => reading.isSeen(statusRowKey(id)), isEnabled: collapseReblogs }),
    [toCollapsed, entries, stored, factsOf, reading, collapseReblogs],
  );
  const reblogs = useMemo(
    () => keepReblogs(collapseReblogs ? reblogsByRow(collapsed, entries, factsOf) : noReblogs),
    [keepReblogs, collapseReblogs, collapsed, entries, factsOf],
  );
  const buried = useMemo(() => reading.bury(deletedIds.map(statusRowKey)), [reading, deletedIds]);

  const filter = useMemo(
    () => (sourceDefinition(source).hasRowSettings === true ? shows : { reblogs: true, replies: true }),
    [source, shows],
  );
  const visible = useMemo(() => {
    const gone = new Set(deletedIds.filter(id => !buried.has(statusRowKey(id))));
    const isVisible = (id: string): boolean => {
      if (gone.has(id) || !hasRow(factsOf(id), filter)) return false;
      const into = collapsed[id];
      return into === undefined || !reblogs.has(into) || expanded.has(into);
    };
    const rest = entries.filter(entry => entry.kind !== 'item' || isVisible(entry.id));
    return rest.length === entries.length ? entries : rest;
  }, [entries, deletedIds, buried, factsOf, filter, collapsed, reblogs, expanded]);
  const rows = useMemo(() => toRows(visible, injections, pinnedIds), [toRows, visible, injections, pinnedIds]);

  useEffect(() => {
    const gone = deletedIds.filter(id => !buried.has(statusRowKey(id)));
    const isNews = collapsed !== stored && collapsed !== noneCollapsed;
    if (gone.length === 0 && !isNews) return;
    updateList(queryClient, timelineKey(source), now => ({ ...removeItems(now, gone), collapsed }));
  }, [queryClient, source, deletedIds, buried, collapsed, stored]);

  const onRest = useCallback(
    (visibleKeys: readonly string[]) => {
      reading.see(visibleKeys);
      updateList(queryClient, timelineKey(source), now => {
        const left = now.deletedIds.filter(id => !visibleKeys.includes(statusRowKey(id)));
        return left.length === 0 ? now : removeItems(now, left);
      });
    },
    [queryClient, source, reading],
  );
  const onToggleReblogs = useCallback((id: string) => {
    setExpanded(before => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const isTombstone = useCallback((id: string) => buried.has(statusRowKey(id)), [buried]);
  const reblogsOf = useCallback((id: string) => reblogs.get(id), [reblogs]);
  const isExpanded = useCallback((id: string) => expanded.has(id), [expanded]);
  return { rows, reading, isTombstone, reblogsOf, isExpanded, onToggleReblogs, onRest };
}

/** Facts of posts, read once each: a list of thousands is looked through whenever one post comes. */
function createFacts(queryClient: QueryClient, source: TimelineSource): (id: string) => StatusFacts | undefined {
  const known = new Map<string, StatusFacts>();
  const context = sourceDefinition(source).filterContext;
  return id => {
    const facts = known.get(id);
    if (facts !== undefined) return facts;
    const status = queryClient.getQueryData<Status>(statusKey(id));
    if (status === undefined) return undefined;
    const read = statusFacts(status, context);
    known.set(id, read);
    return read;
  };
}
