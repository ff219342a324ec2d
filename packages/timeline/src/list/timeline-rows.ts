import type { Entry } from './timeline-state.js';

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
  const hasBase = baseId !== null && entries.some((entry) => entry.kind === 'status' && entry.id === baseId);
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
