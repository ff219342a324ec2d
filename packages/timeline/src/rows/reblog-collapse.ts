import type { Entry } from '@rookery/store/list';
import type { RebloggingAccount, StatusFacts } from './status-facts.js';

/** Reblogs without a row of their own: the id of each to the id of the entry whose row it is collapsed into. */
export type Collapsed = Readonly<Record<string, string>>;

/** The reblogs collapsed into one row. */
export interface CollapsedReblogs {
  /** Ids of the entries without a row of their own, newest first. */
  ids: readonly string[];
  /** The accounts that reblogged, newest first; empty when only the post itself came after its reblog. */
  accounts: readonly RebloggingAccount[];
}

export type FactsOf = (id: string) => StatusFacts | undefined;

interface CollapseInput {
  /** Ids of the list, newest first. */
  ids: readonly string[];
  /** Ids that the list had before; null before its first ids, which always have rows. */
  knownIds: ReadonlySet<string> | null;
  factsOf: FactsOf;
  /** Whether the row of this entry was in view, or the reader has reblogged its post by now. */
  isSeen(id: string): boolean;
  isEnabled: boolean;
}

/**
 * Collapses entries that were added to the list after a row of the same post was seen. An existing row never disappears for it; a
 * reblog gets its own row back when the row it is collapsed into is removed. A post that the reader reblogged was seen: in a list that
 * was just opened it has one row, the oldest. Returns `collapsed` itself when nothing changes.
 */
export function collapseReblogs(collapsed: Collapsed, input: CollapseInput): Collapsed {
  const { ids, knownIds, factsOf, isSeen, isEnabled } = input;
  const present = new Set(ids);
  const kept = Object.entries(collapsed).filter(([id, into]) => present.has(id) && present.has(into));
  const next = new Map(kept);
  if (isEnabled) {
    const rowIds = knownIds ?? firstRowIds(ids, factsOf);
    const added = ids.filter(id => !rowIds.has(id) && !next.has(id));
    const rows = added.length === 0 ? null : rowsByPost(ids, rowIds, next, factsOf);
    for (const id of added) {
      const into = rows?.get(factsOf(id)?.postId ?? id);
      if (into !== undefined && isSeen(into)) next.set(id, into);
    }
  }
  const isSame = next.size === kept.length && kept.length === Object.keys(collapsed).length;
  return isSame ? collapsed : Object.fromEntries(next);
}

/** The ids with rows in a list that was just opened: all but the newer ones of a post that the reader reblogged. */
function firstRowIds(ids: readonly string[], factsOf: FactsOf): ReadonlySet<string> {
  const oldest = new Map(ids.map(id => [factsOf(id)?.postId ?? id, id]));
  return new Set(ids.filter(id => factsOf(id)?.isReblogged !== true || oldest.get(factsOf(id)?.postId ?? id) === id));
}

/** The newest row of each post, among the rows the list had before. */
function rowsByPost(
  ids: readonly string[],
  knownIds: ReadonlySet<string>,
  collapsed: ReadonlyMap<string, string>,
  factsOf: FactsOf,
): Map<string, string> {
  const rows = new Map<string, string>();
  for (const id of ids) {
    if (!knownIds.has(id) || collapsed.has(id)) continue;
    const postId = factsOf(id)?.postId ?? id;
    if (!rows.has(postId)) rows.set(postId, id);
  }
  return rows;
}

/** The id of the entry whose row a reblog is collapsed into. */
export function rowOf(collapsed: Collapsed, id: string): string | undefined {
  return Object.hasOwn(collapsed, id) ? collapsed[id] : undefined;
}

/** The reblogs collapsed into each row, by the id of the row's entry. */
export function reblogsByRow(
  collapsed: Collapsed,
  entries: readonly Entry[],
  factsOf: FactsOf,
): ReadonlyMap<string, CollapsedReblogs> {
  const rows = new Map<string, { ids: string[]; accounts: RebloggingAccount[] }>();
  if (Object.keys(collapsed).length === 0) return rows;
  for (const entry of entries) {
    const into = entry.kind === 'item' ? rowOf(collapsed, entry.id) : undefined;
    if (entry.kind !== 'item' || into === undefined) continue;
    const row = rows.get(into) ?? { ids: [], accounts: [] };
    const account = factsOf(entry.id)?.rebloggedBy ?? null;
    row.ids.push(entry.id);
    if (account !== null && row.accounts.every(({ id }) => id !== account.id)) row.accounts.push(account);
    rows.set(into, row);
  }
  return rows;
}
