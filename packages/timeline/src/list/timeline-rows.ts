import { compareIds } from '@rookery/api-client';
import type { Entry } from '@rookery/api-client/list';
import type { Injection } from '../options/timeline-options.js';

/** Rows with what stands between them: plain rows in, the same with injections out. Gives the same for the same rows. */
export type InjectRows = (rows: readonly Row[]) => readonly Row[];

export type Row =
  | {
      kind: 'status';
      key: string;
      id: string;
      /** Stands above the list because its author put it there. */
      isPinned?: boolean;
    }
  | { kind: 'gap'; key: string; newerId: string; olderId: string }
  | { kind: 'pending'; key: string; idempotencyKey: string }
  | { kind: 'injection'; key: string; injection: Injection };

/** The key of a post's row: its id behind a letter, so that no id can be taken for another kind of row. */
export const statusRowKey = (id: string): string => `s:${id}`;

/** The id of the post whose row has this key; null for other rows. For stored keys: rows at hand carry their `id`. */
export const statusIdOfKey = (key: string): string | null => (key.startsWith('s:') ? key.slice(2) : null);

/** Whether the row shows a post that belongs below the row `key`, which is not in the list. Ids of other servers have no order. */
export function isPostBelow(row: { kind: string; id?: string; isPinned?: boolean }, key: string): boolean {
  const id = statusIdOfKey(key);
  if (id === null || id.includes(':') || row.kind !== 'status' || row.isPinned === true || row.id === undefined) return false;
  return !row.id.includes(':') && compareIds(row.id, id) < 0;
}

/** Rows of pinned posts, which may stand in the list below too (spec 2). */
function pinnedRows(ids: readonly string[]): Row[] {
  return ids.map(id => ({ kind: 'status', key: `f-${id}`, id, isPinned: true }));
}

/** The key of the row of a post on its way. */
const pendingRowKey = (idempotencyKey: string): string => `p:${idempotencyKey}`;

/** Entries as rows with stable keys. */
export function timelineRows(entries: readonly Entry[]): Row[] {
  return entries.map(entry => {
    if (entry.kind === 'gap') {
      return { kind: 'gap', key: `g:${entry.newerId}`, newerId: entry.newerId, olderId: entry.olderId };
    }
    if (entry.kind === 'pending') return { kind: 'pending', key: pendingRowKey(entry.key), idempotencyKey: entry.key };
    return { kind: 'status', key: statusRowKey(entry.id), id: entry.id };
  });
}

/**
 * The next rows, with those of `previous` that did not change as they were: what is not new is not drawn again. Lists grow at
 * one end at a time: a row is looked for where it stood, counted from the top and from the bottom.
 */
function keepRows(previous: readonly Row[], next: readonly Row[]): Row[] {
  const shift = previous.length - next.length;
  return next.map((row, index) => {
    const [above, below] = [previous[index], previous[index + shift]];
    const old = above?.key === row.key ? above : below;
    return old?.key === row.key && isSameRow(old, row) ? old : row;
  });
}

function isSameRow(a: Row, b: Row): boolean {
  if (a.kind === 'status' && b.kind === 'status') return a.id === b.id;
  if (a.kind === 'gap' && b.kind === 'gap') return a.newerId === b.newerId && a.olderId === b.olderId;
  if (a.kind === 'pending' && b.kind === 'pending') return a.idempotencyKey === b.idempotencyKey;
  return a.kind === 'injection' && b.kind === 'injection' && a.injection === b.injection;
}

/** Makes the rows of one list, one state after another. */
export function createRows(): (
  entries: readonly Entry[],
  injectRows?: InjectRows | null,
  pinnedIds?: readonly string[],
) => Row[] {
  let rows: Row[] = [];
  return (entries, injectRows, pinnedIds = []) => {
    const plain = timelineRows(entries);
    // Pinned posts count for nothing that stands between posts.
    rows = keepRows(rows, [...pinnedRows(pinnedIds), ...(injectRows ? injectRows(plain) : plain)]);
    return rows;
  };
}
