import { isOlder, isSortable, itemIds, type Entry, type Gap } from './list-entries.js';

/** Shown and queued entries in one list, without pending entries. `hidden`: the ids of the queued items. */
export interface FullList {
  list: readonly Entry[];
  hidden: ReadonlySet<string>;
}

/**
 * Joins shown entries and the queue in order. Between two shown items with queued items between them the queue's gaps count,
 * elsewhere those of the entries.
 */
export function joinQueue(entries: readonly Entry[], queue: readonly Entry[]): FullList {
  const shown = entries.filter(entry => entry.kind !== 'pending');
  if (queue.length === 0) return { list: shown, hidden: new Set() };
  const bounds = sortableIdsBelow(shown);
  const list: Entry[] = [];
  let next = 0;
  let gap: Entry | null = null;
  for (const [index, entry] of shown.entries()) {
    if (entry.kind === 'gap') {
      gap = entry;
      continue;
    }
    const start = next;
    while (next < queue.length && belongsAbove(queue[next], entry, bounds[index])) next += 1;
    if (next > start) list.push(...queue.slice(start, next));
    else if (gap !== null) list.push(gap);
    list.push(entry);
    gap = null;
  }
  const rest = queue.slice(next);
  return { list: [...list, ...(rest.length === 0 && gap !== null ? [gap] : rest)], hidden: new Set(itemIds(queue)) };
}

/** For each entry the nearest sortable id at or below it. */
function sortableIdsBelow(list: readonly Entry[]): (string | undefined)[] {
  const bounds = Array.from<string | undefined>({ length: list.length });
  let bound: string | undefined;
  for (let index = list.length - 1; index >= 0; index -= 1) {
    const entry = list[index];
    if (entry?.kind === 'item' && isSortable(entry.id)) bound = entry.id;
    bounds[index] = bound;
  }
  return bounds;
}

/** Whether a queued entry belongs above a shown one. `bound`: the nearest sortable id at or below the shown entry. */
export function belongsAbove(queued: Entry | undefined, shown: Entry, bound: string | undefined): boolean {
  if (queued?.kind === 'item') return !isSortable(queued.id) || (bound !== undefined && !isOlder(queued.id, bound));
  if (queued?.kind !== 'gap' || (shown.kind === 'item' && shown.id === queued.newerId)) return false;
  return bound === undefined || !isOlder(queued.newerId, bound);
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
  for (let index = 0; index < list.length; index += 1) {
    const entry = list[index];
    if (entry === undefined) continue;
    if (entry.kind === 'gap') {
      gap = gap === null ? entry : { kind: 'gap', newerId: gap.newerId, olderId: entry.olderId };
      if (isHidden(list[index - 1]) || isHidden(list[index + 1])) queue.push(entry);
    } else if (isHidden(entry)) {
      queue.push(entry);
    } else {
      if (gap !== null && entries.length > 0) entries.push(gap);
      gap = null;
      entries.push(entry);
    }
  }
  if (gap !== null && entries.length > 0) entries.push(gap);
  return { entries, queue };
}
