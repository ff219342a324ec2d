import type { Entry } from '@rookery/api-client/list';

/** What decides whether a post of a list has a row of its own. */
export interface StatusFacts {
  /** The id of the post that is shown: for a reblog, of what it reblogs. */
  postId: string;
  /** Who reblogged it; null when it is no reblog. */
  rebloggedBy: string | null;
  isReply: boolean;
  /** One of the reader's filters hides it. */
  isFiltered: boolean;
}

export interface RowFilter {
  reblogs: boolean;
  replies: boolean;
}

/** Whether the reader wants a row for it (behaviour 3). A post that is not known yet has one. */
export function hasRow(facts: StatusFacts | undefined, shows: RowFilter): boolean {
  if (facts === undefined) return true;
  if (facts.isFiltered || (!shows.reblogs && facts.rebloggedBy !== null)) return false;
  return shows.replies || !facts.isReply || facts.rebloggedBy !== null;
}

/** What a row says of the reblogs that stand in it. */
export interface CollapsedReblogs {
  /** Ids of the entries without a row of their own, newest first. */
  ids: readonly string[];
  /** Who reblogged, the newest first; empty when only the post itself came after its reblog. */
  names: readonly string[];
}

/** Reblogs by id, with the id of the entry whose row they stand in. */
export type Collapsed = Readonly<Record<string, string>>;

interface CollapseFacts {
  factsOf(id: string): StatusFacts | undefined;
  /** Whether the row of this entry was seen in this sitting. */
  isSeen(id: string): boolean;
  isEnabled: boolean;
}

/**
 * Finds, one state of a list after another, the reblogs that need no row: they came in after a row of the same post was seen.
 * A row that stood once never goes for it; when the row a reblog stood in goes, the reblog has its own.
 * `collapsed`: what was collapsed when the list was left.
 */
export function createReblogCollapse(): (entries: readonly Entry[], collapsed: Collapsed, facts: CollapseFacts) => Collapsed {
  let known: ReadonlySet<string> | null = null;
  let latest: Collapsed | null = null;
  return (entries, collapsed, { factsOf, isSeen, isEnabled }) => {
    const before = latest ?? collapsed;
    const ids = entries.flatMap(entry => (entry.kind === 'item' ? [entry.id] : []));
    // A list that is still empty has not begun: what it begins with has rows.
    if (ids.length === 0) return before;
    const present = new Set(ids);
    const kept = Object.entries(before).filter(([id, into]) => present.has(id) && present.has(into));
    const next = new Map(kept);
    if (known !== null && isEnabled) {
      const fresh = ids.filter(id => known?.has(id) !== true);
      const rows = fresh.length === 0 ? null : rowsByPost(ids, known, next, factsOf);
      for (const id of fresh) {
        const into = rows?.get(factsOf(id)?.postId ?? id);
        if (into !== undefined && isSeen(into)) next.set(id, into);
      }
    }
    known = present;
    const isSame = next.size === kept.length && kept.length === Object.keys(before).length;
    latest = isSame ? before : Object.fromEntries(next);
    return latest;
  };
}

/** The newest row of each post among those that stood before. */
function rowsByPost(
  ids: readonly string[],
  known: ReadonlySet<string>,
  collapsed: ReadonlyMap<string, string>,
  factsOf: CollapseFacts['factsOf'],
): Map<string, string> {
  const rows = new Map<string, string>();
  for (const id of ids) {
    if (!known.has(id) || collapsed.has(id)) continue;
    const postId = factsOf(id)?.postId ?? id;
    if (!rows.has(postId)) rows.set(postId, id);
  }
  return rows;
}

/** What each row says of the reblogs in it, by the id of its entry. */
export function reblogsByRow(
  collapsed: Collapsed,
  entries: readonly Entry[],
  factsOf: CollapseFacts['factsOf'],
): ReadonlyMap<string, CollapsedReblogs> {
  const rows = new Map<string, { ids: string[]; names: string[] }>();
  if (Object.keys(collapsed).length === 0) return rows;
  for (const entry of entries) {
    const into = entry.kind === 'item' ? collapsed[entry.id] : undefined;
    if (entry.kind !== 'item' || into === undefined) continue;
    const row = rows.get(into) ?? { ids: [], names: [] };
    const name = factsOf(entry.id)?.rebloggedBy ?? null;
    row.ids.push(entry.id);
    if (name !== null && !row.names.includes(name)) row.names.push(name);
    rows.set(into, row);
  }
  return rows;
}

/** Gives what it gave before as long as it says the same: rows are drawn anew when it is another. */
export function createReblogKeeper(): (reblogs: ReadonlyMap<string, CollapsedReblogs>) => ReadonlyMap<string, CollapsedReblogs> {
  let kept: ReadonlyMap<string, CollapsedReblogs> = new Map();
  return reblogs => {
    const isSame = reblogs.size === kept.size && [...reblogs].every(([id, row]) => isSameRow(row, kept.get(id)));
    if (!isSame) kept = reblogs;
    return kept;
  };
}

function isSameRow(row: CollapsedReblogs, other: CollapsedReblogs | undefined): boolean {
  return other !== undefined && isSameList(row.ids, other.ids) && isSameList(row.names, other.names);
}

function isSameList(list: readonly string[], other: readonly string[]): boolean {
  return list.length === other.length && list.every((text, index) => text === other[index]);
}
