import { statusIds, type Entry } from './timeline-state.js';

/** Something between two posts that is not a post. */
export interface Injection {
  /** How many posts stand before it, counted from the base post of `timelineRows`; 0 or more. */
  after: number;
  /** Unique among the injections of a list, and the same from render to render. */
  key: string;
  /** For the `Injection` slot: 'ad', 'suggestions', … */
  kind: string;
}

export type Row =
  | { kind: 'status'; key: string; id: string; /** 1-based among the posts. */ position: number }
  | { kind: 'gap'; key: string; newerId: string; olderId: string }
  | { kind: 'injection'; key: string; injection: Injection };

/** The key of a post's row: its id behind a letter, so that no id can be taken for another kind of row. */
export const statusRowKey = (id: string): string => `s:${id}`;

/**
 * Entries and injections as rows with stable keys.
 * Injections count from `baseId`, the newest post when the reader came: posts prepended later stand above it
 * and do not push ads from post to post. Without a base in the list they count from its first post.
 */
export function timelineRows(
  entries: readonly Entry[],
  injections: readonly Injection[] = [],
  baseId: string | null = null,
): Row[] {
  const hasBase = baseId !== null && entries.some(entry => entry.kind === 'status' && entry.id === baseId);
  const waiting = injections.toSorted((a, b) => a.after - b.after);
  const rows: Row[] = [];
  let position = 0;
  let counted = 0;
  let isCounting = !hasBase;
  let next = 0;
  const place = (): void => {
    for (let injection = waiting[next]; injection !== undefined && injection.after <= counted; injection = waiting[next]) {
      rows.push({ kind: 'injection', key: `i:${injection.key}`, injection });
      next += 1;
    }
  };
  for (const entry of entries) {
    if (entry.kind === 'gap') {
      rows.push({ kind: 'gap', key: `g:${entry.newerId}`, newerId: entry.newerId, olderId: entry.olderId });
      continue;
    }
    if (entry.id === baseId) isCounting = true;
    if (isCounting) place();
    position += 1;
    rows.push({ kind: 'status', key: statusRowKey(entry.id), id: entry.id, position });
    if (isCounting) counted += 1;
  }
  return rows;
}

/** The next rows, with those of `previous` that did not change as they were: what is not new is not drawn again. */
function keepRows(previous: readonly Row[], next: readonly Row[]): Row[] {
  const known = new Map(previous.map(row => [row.key, row]));
  return next.map(row => {
    const old = known.get(row.key);
    return old !== undefined && isSameRow(old, row) ? old : row;
  });
}

function isSameRow(a: Row, b: Row): boolean {
  if (a.kind === 'status' && b.kind === 'status') return a.id === b.id && a.position === b.position;
  if (a.kind === 'gap' && b.kind === 'gap') return a.newerId === b.newerId && a.olderId === b.olderId;
  return a.kind === 'injection' && b.kind === 'injection' && a.injection === b.injection;
}

/** Makes the rows of one list, one state after another; its base is the newest post it first saw. */
export function createRows(): (entries: readonly Entry[], injections?: readonly Injection[]) => Row[] {
  let baseId: string | null = null;
  let rows: Row[] = [];
  return (entries, injections) => {
    baseId ??= statusIds(entries)[0] ?? null;
    rows = keepRows(rows, timelineRows(entries, injections, baseId));
    return rows;
  };
}
