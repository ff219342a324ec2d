import type { Status } from '@rookery/api-client';
import { accountStore, statusKey, useOwnAccountId } from '@rookery/store';
import type { Entry } from '@rookery/store/list';
import { debounce } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFilters } from '../filters/use-filters.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { seenIds, type CatchUpMemory } from '../place/absence.js';
import type { CatchUpFilters } from './catch-up-filters.js';
import { catchUpPost, type CatchUpPost } from './catch-up-post.js';
import { catchUpRows, keptRows, type CatchUpRows, type CatchUpView } from './catch-up-rows.js';

/** Posts on their way change together: the rows are made once for them. */
const CHANGED_MS = 100;

interface RowsOptions {
  view: CatchUpView;
  /** Between now and the place where the reader stopped. */
  entries: readonly Entry[];
  filters: CatchUpFilters;
  memory: CatchUpMemory;
}

/** The rows of a view, and what it leaves out. */
export function useCatchUpRows({ view, entries, filters, memory }: RowsOptions) {
  const queryClient = useQueryClient();
  const ownAccountId = useOwnAccountId();
  const own = useFilters();
  const { shows } = useTimelineOptions().settings;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [changes, setChanges] = useState(0);

  // Posts that this view puts on the screen are marked in the next one: no row changes under the reader.
  const [marked, setMarked] = useState(() => ({ view, seen: new Set(memory.seen()) }));
  if (marked.view !== view) setMarked({ view, seen: new Set(memory.seen()) });
  const { seen } = marked;

  const ids = useMemo(() => new Set(entries.flatMap(entry => (entry.kind === 'item' ? [entry.id] : []))), [entries]);
  useEffect(() => {
    const change = debounce(() => setChanges(count => count + 1), CHANGED_MS);
    const unsubscribe = accountStore(queryClient).events.on('statusesIngested', ({ statusIds }) => {
      if (statusIds.some(id => ids.has(id))) change();
    });
    return () => {
      change.cancel();
      unsubscribe();
    };
  }, [queryClient, ids]);

  const postOf = useMemo(() => {
    const known = new WeakMap<Status, CatchUpPost>();
    return (id: string): CatchUpPost | null => {
      const status = queryClient.getQueryData<Status>(statusKey(id));
      if (status === undefined) return null;
      const post = known.get(status) ?? catchUpPost(status, { filterContext: 'home', ownAccountId, now: Date.now() }, shows);
      known.set(status, post);
      return post;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `own`: the facts of the same posts are others
  }, [queryClient, ownAccountId, shows, own]);

  const made = useMemo(
    () => catchUpRows({ view, entries, postOf, filters, ownAccountId, expanded, seen, now: Date.now() }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `changes`: the posts of the same entries are others
    [view, entries, postOf, filters, ownAccountId, expanded, seen, changes],
  );
  const [shown, setShown] = useState<{ made: CatchUpRows; rows: CatchUpRows['rows'] }>({ made, rows: made.rows });
  let { rows } = shown;
  if (shown.made !== made) {
    rows = keptRows(shown.rows, made.rows);
    setShown({ made, rows });
  }

  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  /** Call it when scrolling rests, with the keys of the rows in view. */
  const onRest = useCallback(
    (keys: readonly string[]) => {
      const inView = new Set(keys);
      const posts = latest.current.flatMap(row => (row.kind === 'status' && inView.has(row.key) ? [row] : []));
      memory.see(
        posts.flatMap(({ id, entryIds }) => {
          const status = queryClient.getQueryData<Status>(statusKey(id));
          return [...entryIds, ...(status === undefined ? [id] : seenIds(status))];
        }),
      );
    },
    [memory, queryClient],
  );
  const onToggle = useCallback((key: string) => {
    setExpanded(before => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  return { ...made, rows, onRest, onToggle };
}
