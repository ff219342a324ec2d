import type { IsOlder } from '@rookery/api-client';

/**
 * An item, a range of the list that is not loaded (LIST-03), or an item being sent.
 *
 * `under`, in the queue alone: the shown item below which the entry stands. Without it the entry stands above everything shown.
 */
export type Entry =
  | {
      kind: 'item';
      id: string;
      /** The first id of an item whose id has changed: its row keeps its key. */
      formerId?: string;
      under?: string;
    }
  /** Unknown items older than `newerId` and newer than `olderId`. The ids bound requests even when their items are deleted. */
  | { kind: 'gap'; newerId: string; olderId: string; under?: string }
  /** `key` is the idempotency key of the request. Pending entries precede all others. */
  | { kind: 'pending'; key: string };

export type Gap = Extract<Entry, { kind: 'gap' }>;
export type Pending = Extract<Entry, { kind: 'pending' }>;

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

const isInside = (gap: Gap, id: string, isOlder: IsOlder): boolean => isOlder(gap.olderId, id) && isOlder(id, gap.newerId);

/** Whether one of the list's gaps covers the id. */
export const isInGap = (list: readonly Entry[], id: string, isOlder: IsOlder): boolean =>
  list.some(entry => entry.kind === 'gap' && isInside(entry, id, isOlder));

/**
 * The index at which `id` belongs, searching down from `from`: above the first entry known to be older, and at `otherwise` when the ids tell
 * nothing. `gap` is the gap at that index when it covers the id.
 */
export function positionOf(
  list: readonly Entry[],
  id: string,
  isOlder: IsOlder,
  from = 0,
  otherwise = from,
): { index: number; gap: Gap | null } {
  let isOlderThanAny = false;
  for (let index = from; index < list.length; index += 1) {
    const entry = list[index];
    if (entry?.kind === 'item' && isOlder(entry.id, id)) return { index, gap: null };
    if (entry?.kind === 'item') isOlderThanAny ||= isOlder(id, entry.id);
    if (entry?.kind !== 'gap') continue;
    if (isInside(entry, id, isOlder)) return { index, gap: entry };
    if (entry.newerId === id || isOlder(entry.newerId, id)) return { index, gap: null };
  }
  return { index: isOlderThanAny ? list.length : otherwise, gap: null };
}

/** Inserts one id in order. Splits the gap that covers it: both sides of the item are still unknown. */
export function insertInOrder(list: readonly Entry[], id: string, isOlder: IsOlder): Entry[] {
  const { index, gap } = positionOf(list, id, isOlder);
  if (gap === null) return list.toSpliced(index, 0, itemEntry(id));
  return list.toSpliced(index, 1, { ...gap, olderId: id }, itemEntry(id), { ...gap, newerId: id });
}

/**
 * Inserts a contiguous page in the server's order: unknown ids stand beside the known ones, which follow the page where the list had them in
 * another order. Gaps that the page covers close, and those beside it begin at its unknown ends.
 *
 * @param top The index at which a page without a known id is inserted where the ids do not tell its place.
 * @param from No unknown id is inserted above this index.
 */
export function insertPage(list: readonly Entry[], ids: readonly string[], isOlder: IsOlder, top = 0, from = 0): Entry[] {
  const merged = [...list];
  const known = knownAmong(ids, list);
  const placed = new Set<string>();
  const anchor = ids.find(id => known.has(id));
  let below = from;
  for (const [rank, id] of ids.entries()) {
    if (placed.has(id)) continue;
    placed.add(id);
    if (known.has(id)) {
      const at = indexOfItem(merged, id);
      if (at < below) merged.splice(below - 1, 0, ...merged.splice(at, 1));
      else below = at + 1;
      continue;
    }
    const home = rank > 0 ? below : anchor === undefined ? top : indexOfItem(merged, anchor);
    const { index, gap } = positionOf(merged, id, isOlder, below, home);
    const above: Entry[] = gap !== null && rank === 0 ? [{ ...gap, olderId: id }] : [];
    const under: Entry[] = gap === null ? [] : [{ ...gap, newerId: id }];
    merged.splice(index, gap === null ? 0 : 1, ...above, itemEntry(id), ...under);
    below = index + above.length + 1;
  }
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return merged;
  const [start, end] = [indexOfItem(merged, first), indexOfItem(merged, last)];
  const [over, under] = [merged[start - 1], merged[end + 1]];
  if (over?.kind === 'gap' && !known.has(first)) merged[start - 1] = { ...over, olderId: first };
  if (under?.kind === 'gap' && !known.has(last)) merged[end + 1] = { ...under, newerId: last };
  return merged.filter((entry, index) => entry.kind !== 'gap' || index < start || index > end);
}

/** A gap below an item that another item follows: nothing tells that they are adjacent. */
export function openBelow(list: readonly Entry[], id: string): readonly Entry[] {
  const index = indexOfItem(list, id);
  const under = list[index + 1];
  return index < 0 || under?.kind !== 'item'
    ? list
    : list.toSpliced(index + 1, 0, { kind: 'gap', newerId: id, olderId: under.id });
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
