import type { Entry } from './timeline-state.js';

/** What decides whether a post of a list has a row of its own. */
export interface StatusFacts {
  /** The id of the post that is shown: for a boost, of what it boosts. */
  postId: string;
  /** Who boosted it; null when it is no boost. */
  boostedBy: string | null;
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
  if (facts.isFiltered || (!shows.reblogs && facts.boostedBy !== null)) return false;
  return shows.replies || !facts.isReply || facts.boostedBy !== null;
}

/** What a row says of the boosts that stand in it. */
export interface CollapsedBoosts {
  /** Ids of the entries without a row of their own, newest first. */
  ids: readonly string[];
  /** Who boosted, the newest first; empty when only the post itself came after its boost. */
  names: readonly string[];
}

/** Boosts by id, with the id of the entry whose row they stand in. */
export type Collapsed = Readonly<Record<string, string>>;

interface CollapseFacts {
  factsOf(id: string): StatusFacts | undefined;
  /** Whether the row of this entry was seen in this sitting. */
  isSeen(id: string): boolean;
  isEnabled: boolean;
}

/**
 * Finds, one state of a list after another, the boosts that need no row: they came in after a row of the same post was seen.
 * A row that stood once never goes for it; when the row a boost stood in goes, the boost has its own.
 * `collapsed`: what was collapsed when the list was left.
 */
export function createBoostCollapse(): (entries: readonly Entry[], collapsed: Collapsed, facts: CollapseFacts) => Collapsed {
  let known: ReadonlySet<string> | null = null;
  let latest: Collapsed | null = null;
  return (entries, collapsed, { factsOf, isSeen, isEnabled }) => {
    const before = latest ?? collapsed;
    const ids = entries.flatMap(entry => (entry.kind === 'status' ? [entry.id] : []));
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

/** What each row says of the boosts in it, by the id of its entry. */
export function boostsByRow(
  collapsed: Collapsed,
  entries: readonly Entry[],
  factsOf: CollapseFacts['factsOf'],
): ReadonlyMap<string, CollapsedBoosts> {
  const rows = new Map<string, { ids: string[]; names: string[] }>();
  if (Object.keys(collapsed).length === 0) return rows;
  for (const entry of entries) {
    const into = entry.kind === 'status' ? collapsed[entry.id] : undefined;
    if (entry.kind !== 'status' || into === undefined) continue;
    const row = rows.get(into) ?? { ids: [], names: [] };
    const name = factsOf(entry.id)?.boostedBy ?? null;
    row.ids.push(entry.id);
    if (name !== null && !row.names.includes(name)) row.names.push(name);
    rows.set(into, row);
  }
  return rows;
}

/** Gives what it gave before as long as it says the same: rows are drawn anew when it is another. */
export function createBoostKeeper(): (boosts: ReadonlyMap<string, CollapsedBoosts>) => ReadonlyMap<string, CollapsedBoosts> {
  let kept: ReadonlyMap<string, CollapsedBoosts> = new Map();
  return boosts => {
    const isSame = boosts.size === kept.size && [...boosts].every(([id, row]) => isSameRow(row, kept.get(id)));
    if (!isSame) kept = boosts;
    return kept;
  };
}

function isSameRow(row: CollapsedBoosts, other: CollapsedBoosts | undefined): boolean {
  return other !== undefined && isSameList(row.ids, other.ids) && isSameList(row.names, other.names);
}

function isSameList(list: readonly string[], other: readonly string[]): boolean {
  return list.length === other.length && list.every((text, index) => text === other[index]);
}
