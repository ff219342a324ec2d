import { compareIds } from '@rookery/api-client';

/** A post, a stretch of the timeline that is not loaded (spec 2: "a status id in a list can be null"), or a post on its way. */
export type Entry =
  | { kind: 'status'; id: string }
  /** Unknown posts older than `newerId` and newer than `olderId`; the ids bound requests even when their posts are gone. */
  | { kind: 'gap'; newerId: string; olderId: string }
  /** `key` is the idempotency key the post is sent with. Stands above everything the server has sent. */
  | { kind: 'pending'; key: string };

export type Gap = Extract<Entry, { kind: 'gap' }>;
export type Pending = Extract<Entry, { kind: 'pending' }>;

/** Ids the client made up (a repost that came under its post's id) say nothing about time: the server's order stands. */
export const tellsTime = (id: string): boolean => !id.includes(':');

/** Whether `a` is known to be older than `b`. */
export const isOlder = (a: string, b: string): boolean => compareIds(a, b) < 0 && tellsTime(a) && tellsTime(b);

export const statusEntry = (id: string): Entry => ({ kind: 'status', id });

export function statusIds(entries: readonly Entry[]): string[] {
  return entries.flatMap(entry => (entry.kind === 'status' ? [entry.id] : []));
}

/** The newest post of a list. */
export function firstStatusId(list: readonly Entry[]): string | undefined {
  for (const entry of list) if (entry.kind === 'status') return entry.id;
  return undefined;
}

export const indexOfStatus = (list: readonly Entry[], id: string): number =>
  list.findIndex(entry => entry.kind === 'status' && entry.id === id);

/** Those of `ids` that stand in one of the lists, in one walk. */
export function knownAmong(ids: readonly string[], ...lists: (readonly Entry[])[]): Set<string> {
  const asked = new Set(ids);
  const known = new Set<string>();
  for (const list of lists) for (const entry of list) if (entry.kind === 'status' && asked.has(entry.id)) known.add(entry.id);
  return known;
}

/** Two gaps that came to touch are one; a gap with nothing above it is no gap of the list. */
export function joinGaps(list: readonly Entry[]): Entry[] {
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

/** Whether a post of this time is among those that one of the list's gaps stands for. */
export const isInGap = (list: readonly Entry[], id: string): boolean =>
  list.some(entry => entry.kind === 'gap' && isInside(entry, id));

/**
 * Where `id` belongs by its time, looking down from index `from`: above the first thing known to be older.
 * An id that tells no time belongs right there. `gap` is the gap at that index when the id lies in it.
 */
export function placeOf(list: readonly Entry[], id: string, from = 0): { index: number; gap: Gap | null } {
  if (!tellsTime(id)) return { index: from, gap: null };
  for (let index = from; index < list.length; index += 1) {
    const entry = list[index];
    if (entry?.kind === 'status' && isOlder(entry.id, id)) return { index, gap: null };
    if (entry?.kind !== 'gap') continue;
    if (isInside(entry, id)) return { index, gap: entry };
    if (entry.newerId === id || isOlder(entry.newerId, id)) return { index, gap: null };
  }
  return { index: list.length, gap: null };
}

/** Puts one id where its time belongs; inside a gap it parts the gap in two, for nothing is known on either side. */
export function insertByTime(list: readonly Entry[], id: string): Entry[] {
  const { index, gap } = placeOf(list, id);
  if (gap === null) return list.toSpliced(index, 0, statusEntry(id));
  return list.toSpliced(index, 1, { ...gap, olderId: id }, statusEntry(id), { ...gap, newerId: id });
}

/** Lays a page that is whole in itself over the list: unknown ids take their places, gaps it covers close. */
export function layPage(list: readonly Entry[], ids: readonly string[]): Entry[] {
  const laid = [...list];
  const known = knownAmong(ids, list);
  let below = 0;
  for (const [rank, id] of ids.entries()) {
    if (known.has(id)) {
      below = indexOfStatus(laid, id) + 1;
      continue;
    }
    known.add(id);
    const { index, gap } = placeOf(laid, id, below);
    const above: Entry[] = gap !== null && rank === 0 ? [{ ...gap, olderId: id }] : [];
    const under: Entry[] = gap === null ? [] : [{ ...gap, newerId: id }];
    laid.splice(index, gap === null ? 0 : 1, ...above, statusEntry(id), ...under);
    below = index + above.length + 1;
  }
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return laid;
  const [from, to] = [indexOfStatus(laid, first), indexOfStatus(laid, last)];
  return laid.filter((entry, index) => entry.kind !== 'gap' || index < from || index > to);
}

/** Everything that is known of a timeline in one list without pending posts, and which of its posts are not shown yet. */
export interface Whole {
  list: readonly Entry[];
  hidden: ReadonlySet<string>;
}

/**
 * Shown entries and the queue as one list in order. Where queued posts lie between two shown ones the queue knows the
 * gaps there; elsewhere the entries do.
 */
export function unfold(entries: readonly Entry[], queue: readonly Entry[]): Whole {
  const shown = entries.filter(entry => entry.kind !== 'pending');
  if (queue.length === 0) return { list: shown, hidden: new Set() };
  const bounds = timeBounds(shown);
  const list: Entry[] = [];
  let next = 0;
  let gap: Entry | null = null;
  for (const [index, entry] of shown.entries()) {
    if (entry.kind === 'gap') {
      gap = entry;
      continue;
    }
    const start = next;
    while (next < queue.length && standsAbove(queue[next], entry, bounds[index])) next += 1;
    if (next > start) list.push(...queue.slice(start, next));
    else if (gap !== null) list.push(gap);
    list.push(entry);
    gap = null;
  }
  const rest = queue.slice(next);
  return { list: [...list, ...(rest.length === 0 && gap !== null ? [gap] : rest)], hidden: new Set(statusIds(queue)) };
}

/** For each entry the nearest id at or below it that tells its time. */
function timeBounds(list: readonly Entry[]): (string | undefined)[] {
  const bounds = Array.from<string | undefined>({ length: list.length });
  let bound: string | undefined;
  for (let index = list.length - 1; index >= 0; index -= 1) {
    const entry = list[index];
    if (entry?.kind === 'status' && tellsTime(entry.id)) bound = entry.id;
    bounds[index] = bound;
  }
  return bounds;
}

/** Whether a queued entry belongs above a shown one; `bound` is the nearest id at or below that which tells its time. */
export function standsAbove(queued: Entry | undefined, shown: Entry, bound: string | undefined): boolean {
  if (queued?.kind === 'status') return !tellsTime(queued.id) || (bound !== undefined && !isOlder(queued.id, bound));
  if (queued?.kind !== 'gap' || (shown.kind === 'status' && shown.id === queued.newerId)) return false;
  return bound === undefined || !isOlder(queued.newerId, bound);
}

/** The other way. A gap shows wherever one lies between two shown posts; one beside a queued post is queued with it. */
export function fold({ list, hidden }: Whole): { entries: Entry[]; queue: Entry[] } {
  const entries: Entry[] = [];
  const queue: Entry[] = [];
  const isHidden = (entry: Entry | undefined): boolean => entry?.kind === 'status' && hidden.has(entry.id);
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

/** Takes posts out of a list and leaves gaps where they stood. What is the list's last stays: nothing bounds it below. */
export function leaveToGaps(list: readonly Entry[], gone: ReadonlySet<string>): Entry[] {
  const left: Entry[] = [];
  for (const [index, entry] of list.entries()) {
    const under = list[index + 1];
    if (entry.kind !== 'status' || !gone.has(entry.id) || under === undefined) {
      left.push(entry);
      continue;
    }
    const above = left.at(-1);
    const newerId = above?.kind === 'status' ? above.id : entry.id;
    left.push({ kind: 'gap', newerId, olderId: under.kind === 'status' ? under.id : entry.id });
  }
  return joinGaps(left);
}
