import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FilledRow } from '../rows/timeline-rows.js';
import { pendingMarksQuery } from '../state/timeline-pending.data.js';
import type { ThreadBranch, ThreadNode } from './thread-branch.js';
import { focusIndex, threadRows, withPending, type ThreadRow, type ThreadView } from './thread-tree.js';

const noRows: readonly ThreadRow[] = [];

interface RowsOptions {
  /** Null until the post is loaded. */
  focus: ThreadNode | null;
  branch: ThreadBranch | undefined;
  view: ThreadView;
  /** The context could not be loaded: the post is shown without it. */
  isContextFailed: boolean;
  /** Only the replies are rows. */
  isDiscussion: boolean;
}

/** The rows of a thread; null until they are known. `statusRows`: the posts among them as rows of a list, by index. */
export function useThreadRows({ focus, branch, view, isContextFailed, isDiscussion }: RowsOptions) {
  const { data: marks } = useQuery(pendingMarksQuery);
  const rows = useMemo(() => {
    if (focus === null || (isDiscussion && branch === undefined && !isContextFailed)) return null;
    const context = branch === undefined ? null : withPending(focus.id, branch, marks ?? []);
    const all = threadRows(focus, context, view);
    return isDiscussion ? all.slice(all.findLastIndex(isFocus) + 1) : all;
  }, [focus, branch, marks, view, isContextFailed, isDiscussion]);
  const statusRows = useMemo(
    () => (rows ?? noRows).map((row, index) => statusRowOf(row, postAbove(rows ?? noRows, index), focus?.id ?? '')),
    [rows, focus?.id],
  );
  return { rows, statusRows, focusKey: rows?.[focusIndex(rows)]?.key };
}

const isFocus = (row: ThreadRow): boolean => (row.kind === 'status' || row.kind === 'silenced') && row.part === 'focus';

/** The row above, beyond one that opens a branch. */
function postAbove(rows: readonly ThreadRow[], index: number): ThreadRow | undefined {
  const above = rows[index - 1];
  return above?.kind === 'branch' ? rows[index - 2] : above;
}

/** A row of the thread as a row of a list; null for a row that is no post. */
function statusRowOf(row: ThreadRow, above: ThreadRow | undefined, focusId: string): FilledRow | null {
  if (row.kind === 'pending') return { kind: 'pending', key: row.key, idempotencyKey: row.idempotencyKey };
  if (row.kind !== 'status') return null;
  return {
    kind: 'status',
    key: row.key,
    id: row.statusId,
    isFocused: row.part === 'focus',
    connectors: row.connectors,
    // The replies of a thread answer the focused post or the post above them, unless they say otherwise.
    besideIds: above?.kind === 'status' ? [focusId, above.statusId] : [focusId],
  };
}
