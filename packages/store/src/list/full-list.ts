import { itemIds, type Entry, type Gap } from './list-entries.js';

/** Shown and queued entries in one list, without pending entries. `hidden`: the ids of the queued items. */
export interface FullList {
  list: readonly Entry[];
  hidden: ReadonlySet<string>;
}

/**
 * Joins shown entries and the queue: each queued entry stands where `under` tells. Between two shown items with queued items between them
 * the queue's gaps count, elsewhere those of the entries.
 */
export function joinQueue(entries: readonly Entry[], queue: readonly Entry[]): FullList {
  const shown = entries.filter(entry => entry.kind !== 'pending');
  if (queue.length === 0) return { list: shown, hidden: new Set() };
  const shownIds = new Set(itemIds(shown));
  const places = new Map<string | undefined, Entry[]>();
  for (const entry of queue) {
    const { under, ...place } = { under: undefined, ...entry };
    const key = under !== undefined && shownIds.has(under) ? under : undefined;
    places.set(key, [...(places.get(key) ?? []), place]);
  }
  const list: Entry[] = [...(places.get(undefined) ?? [])];
  let isJoined = false;
  for (const entry of shown) {
    if (entry.kind === 'gap' && isJoined) continue;
    list.push(entry);
    const queued = entry.kind === 'item' ? places.get(entry.id) : undefined;
    isJoined = queued !== undefined;
    if (queued !== undefined) list.push(...queued);
  }
  return { list, hidden: new Set(itemIds(queue)) };
}

/**
 * Splits a full list into shown entries and the queue. A gap between two shown items is shown; a gap next to a queued item
 * is queued as well.
 */
export function splitQueue({ list, hidden }: FullList): { entries: Entry[]; queue: Entry[] } {
  const entries: Entry[] = [];
  const queue: Entry[] = [];
  const isHidden = (entry: Entry | undefined): boolean => entry?.kind === 'item' && hidden.has(entry.id);
  let gap: Gap | null = null;
  let under: string | undefined;
  const placed = (entry: Entry): Entry => (under === undefined || entry.kind === 'pending' ? entry : { ...entry, under });
  for (let index = 0; index < list.length; index += 1) {
    const entry = list[index];
    if (entry === undefined) continue;
    if (entry.kind === 'gap') {
      gap = gap === null ? entry : { kind: 'gap', newerId: gap.newerId, olderId: entry.olderId };
      if (isHidden(list[index - 1]) || isHidden(list[index + 1])) queue.push(placed(entry));
    } else if (isHidden(entry)) {
      queue.push(placed(entry));
    } else {
      if (gap !== null && entries.length > 0) entries.push(gap);
      gap = null;
      entries.push(entry);
      if (entry.kind === 'item') under = entry.id;
    }
  }
  if (gap !== null && entries.length > 0) entries.push(gap);
  return { entries, queue };
}
