import { compareIds } from '../entities/ids.js';

/** An item, a range of the list that is not loaded (LIST-03), or an item being sent. */
export type Entry =
  | {
      kind: 'item';
      id: string;
      /** The first id of an item whose id has changed: its row keeps its key. */
      formerId?: string;
    }
  /** Unknown items older than `newerId` and newer than `olderId`. The ids bound requests even when their items are deleted. */
  | { kind: 'gap'; newerId: string; olderId: string }
  /** `key` is the idempotency key of the request. Pending entries precede all others. */
  | { kind: 'pending'; key: string };

export type Gap = Extract<Entry, { kind: 'gap' }>;
export type Pending = Extract<Entry, { kind: 'pending' }>;

/** Whether an id tells the order. Ids made by the client (see `reblogId`) do not; their items keep the server's position. */
export const isSortable = (id: string): boolean => !id.includes(':');

/** Whether `a` is known to be older than `b`. */
export const isOlder = (a: string, b: string): boolean => compareIds(a, b) < 0 && isSortable(a) && isSortable(b);

export const itemEntry = (id: string): Entry => ({ kind: 'item', id });

export function itemIds(entries: readonly Entry[]): string[] {
  return entries.flatMap(entry => (entry.kind === 'item' ? [entry.id] : []));
}

/** The id of the newest item. */
export function firstItemId(list: readonly Entry[]): string | undefined {
  for (const entry of list) if (entry.kind === 'item') return entry.id;
  return undefined;
}

export const indexOfItem = (list: readonly Entry[], id: string): number =>
  list.findIndex(entry => entry.kind === 'item' && entry.id === id);

/** Those of `ids` that one of the lists contains. Walks each list once. */
export function knownAmong(ids: readonly string[], ...lists: (readonly Entry[])[]): Set<string> {
  const asked = new Set(ids);
  const known = new Set<string>();
  for (const list of lists) for (const entry of list) if (entry.kind === 'item' && asked.has(entry.id)) known.add(entry.id);
  return known;
}

/** Merges adjacent gaps and drops gaps that nothing precedes. */
export function mergeGaps(list: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of list) {
    const last = joined.at(-1);
    if (entry.kind === 'gap' && (last === undefined || last.kind === 'pending')) continue;
    if (entry.kind === 'gap' && last?.kind === 'gap') joined[joined.length - 1] = { ...last, olderId: entry.olderId };
    else joined.push(entry);
  }
  return joined;
}

const isInside = (gap: Gap, id: string): boolean => isOlder(gap.olderId, id) && isOlder(id, gap.newerId);

/** Whether one of the list's gaps covers the id. */
export const isInGap = (list: readonly Entry[], id: string): boolean =>
  list.some(entry => entry.kind === 'gap' && isInside(entry, id));

/**
 * The index at which `id` belongs, searching down from `from`: above the first entry known to be older.
 * An unsortable id belongs at `from`. `gap` is the gap at that index when it covers the id.
 */
export function positionOf(list: readonly Entry[], id: string, from = 0): { index: number; gap: Gap | null } {
  if (!isSortable(id)) return { index: from, gap: null };
  for (let index = from; index < list.length; index += 1) {
    const entry = list[index];
    if (entry?.kind === 'item' && isOlder(entry.id, id)) return { index, gap: null };
    if (entry?.kind !== 'gap') continue;
    if (isInside(entry, id)) return { index, gap: entry };
    if (entry.newerId === id || isOlder(entry.newerId, id)) return { index, gap: null };
  }
  return { index: list.length, gap: null };
}

/** Inserts one id in order. Splits the gap that covers it: both sides of the item are still unknown. */
export function insertInOrder(list: readonly Entry[], id: string): Entry[] {
  const { index, gap } = positionOf(list, id);
  if (gap === null) return list.toSpliced(index, 0, itemEntry(id));
  return list.toSpliced(index, 1, { ...gap, olderId: id }, itemEntry(id), { ...gap, newerId: id });
}

/** Inserts a contiguous page: unknown ids take their positions, gaps that the page covers close. */
export function insertPage(list: readonly Entry[], ids: readonly string[]): Entry[] {
  const merged = [...list];
  const known = knownAmong(ids, list);
  let below = 0;
  for (const [rank, id] of ids.entries()) {
    if (known.has(id)) {
      below = indexOfItem(merged, id) + 1;
      continue;
    }
    known.add(id);
    const { index, gap } = positionOf(merged, id, below);
    const above: Entry[] = gap !== null && rank === 0 ? [{ ...gap, olderId: id }] : [];
    const under: Entry[] = gap === null ? [] : [{ ...gap, newerId: id }];
    merged.splice(index, gap === null ? 0 : 1, ...above, itemEntry(id), ...under);
    below = index + above.length + 1;
  }
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return merged;
  const [from, to] = [indexOfItem(merged, first), indexOfItem(merged, last)];
  return merged.filter((entry, index) => entry.kind !== 'gap' || index < from || index > to);
}

/** Replaces items by gaps. The last entry stays, because nothing bounds a gap below it. */
export function replaceWithGaps(list: readonly Entry[], gone: ReadonlySet<string>): Entry[] {
  const left: Entry[] = [];
  for (const [index, entry] of list.entries()) {
    const under = list[index + 1];
    if (entry.kind !== 'item' || !gone.has(entry.id) || under === undefined) {
      left.push(entry);
      continue;
    }
    const above = left.at(-1);
    const newerId = above?.kind === 'item' ? above.id : entry.id;
    left.push({ kind: 'gap', newerId, olderId: under.kind === 'item' ? under.id : entry.id });
  }
  return mergeGaps(left);
}
