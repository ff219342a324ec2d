import { compareIds } from '@rookery/api-client';

/** A post, or a stretch of the timeline that is not loaded (spec 2: "a status id in a list can be null"). */
export type Entry =
  | { kind: 'status'; id: string }
  /** Unknown posts older than `newerId` and newer than `olderId`; the ids bound requests even when their posts are gone. */
  | { kind: 'gap'; newerId: string; olderId: string };

export type Gap = Extract<Entry, { kind: 'gap' }>;

/** A timeline as ranges known to be whole, with a gap wherever two of them do not touch. */
export interface TimelineState {
  /** What is shown, newest first. Never begins with a gap. */
  entries: readonly Entry[];
  /** What arrived but is not shown, newest first; may hold gaps. */
  queue: readonly Entry[];
  /** Link to the next older page; null at the end. */
  older: string | null;
  /** The oldest id a page brought, be its post here or gone: `older` begins below it. */
  endId: string | null;
  /** The server is still building this timeline (206). */
  isPartial: boolean;
}

/** One page as the transitions see it: ids newest first, and the link below them (null: nothing older). */
export interface TimelinePage {
  ids: readonly string[];
  next: string | null;
  isPartial?: boolean;
}

export const emptyTimeline: TimelineState = { entries: [], queue: [], older: null, endId: null, isPartial: false };

/** Ids the client made up (a repost that came under its post's id) say nothing about time: the server's order stands. */
const tellsTime = (id: string): boolean => !id.includes(':');

const isOlder = (a: string, b: string): boolean => tellsTime(a) && tellsTime(b) && compareIds(a, b) < 0;

const statusEntry = (id: string): Entry => ({ kind: 'status', id });

export function statusIds(entries: readonly Entry[]): string[] {
  return entries.flatMap(entry => (entry.kind === 'status' ? [entry.id] : []));
}

/** How many posts wait in the queue: the true count of spec 2's banner. */
export function queuedCount(state: TimelineState): number {
  return state.queue.reduce((count, entry) => count + (entry.kind === 'status' ? 1 : 0), 0);
}

const indexOfStatus = (list: readonly Entry[], id: string): number =>
  list.findIndex(entry => entry.kind === 'status' && entry.id === id);

/** Two gaps that came to touch are one; a gap with nothing above it is what the next newest page finds out anyway. */
function joinGaps(list: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of list) {
    const last = joined.at(-1);
    if (entry.kind === 'gap' && last === undefined) continue;
    if (entry.kind === 'gap' && last?.kind === 'gap') joined[joined.length - 1] = { ...last, olderId: entry.olderId };
    else joined.push(entry);
  }
  return joined;
}

/** Where `id` belongs, looking upwards from `below`: just above what is older than it. */
function placeAbove(list: readonly Entry[], id: string, below: number): number {
  let place = below;
  for (let index = below - 1; index >= 0; index -= 1) {
    const entry = list[index];
    if (entry === undefined || entry.kind === 'gap') continue;
    if (!isOlder(entry.id, id)) break;
    place = index;
  }
  return place;
}

/** Where one id belongs by its time, and the gap it lies in, if it does. */
function placeByTime(list: readonly Entry[], id: string): { place: number; gap: Gap | null } {
  const place = tellsTime(id) ? placeAbove(list, id, list.length) : 0;
  const above = list[place - 1];
  return { place, gap: above?.kind === 'gap' && isOlder(above.olderId, id) ? above : null };
}

/** Puts one id where its time belongs; inside a gap it parts the gap in two, for nothing is known on either side. */
function insertByTime(list: readonly Entry[], id: string): Entry[] {
  const { place, gap } = placeByTime(list, id);
  if (gap === null) return [...list.slice(0, place), statusEntry(id), ...list.slice(place)];
  return [
    ...list.slice(0, place - 1),
    { kind: 'gap', newerId: gap.newerId, olderId: id },
    statusEntry(id),
    { kind: 'gap', newerId: id, olderId: gap.olderId },
    ...list.slice(place),
  ];
}

/** Lays a page that is whole in itself over the list: unknown ids take their places, gaps it covers close. */
function layPage(list: readonly Entry[], ids: readonly string[]): Entry[] {
  const laid = [...list];
  let below = laid.length;
  for (const id of ids.toReversed()) {
    const known = indexOfStatus(laid, id);
    if (known >= 0) {
      below = known;
      continue;
    }
    const place = placeAbove(laid, id, below);
    const above = laid[place - 1];
    if (above?.kind === 'gap') laid[place - 1] = { ...above, olderId: id };
    laid.splice(place, 0, statusEntry(id));
    below = place;
  }
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return laid;
  const [from, to] = [indexOfStatus(laid, first), indexOfStatus(laid, last)];
  return laid.filter((entry, index) => entry.kind === 'status' || index < from || index > to);
}

/** Queue and entries as one list in order, with the queued ids whose time lies below the newest shown post. */
function unfold(state: TimelineState): { list: Entry[]; late: string[] } {
  const newest = statusIds(state.entries)[0];
  const late = newest === undefined ? [] : statusIds(state.queue).filter(id => isOlder(id, newest));
  if (late.length === 0) return { list: [...state.queue, ...state.entries], late };
  const hidden = new Set(late);
  const head = state.queue.filter(entry => entry.kind === 'gap' || !hidden.has(entry.id));
  const list = late.reduce(insertByTime, joinGaps([...head, ...state.entries]));
  return { list, late };
}

/** The other way: what stands above `newest` is queued, and so stay the late ones; the rest is shown. */
function fold(
  list: readonly Entry[],
  newest: string | undefined,
  late: readonly string[],
): Pick<TimelineState, 'entries' | 'queue'> {
  const start = newest === undefined ? 0 : indexOfStatus(list, newest);
  const hidden = new Set(late);
  const entries = joinGaps(list.slice(Math.max(start, 0)).filter(entry => entry.kind === 'gap' || !hidden.has(entry.id)));
  const queue = start <= 0 ? [] : joinGaps(list.slice(0, start));
  return { entries, queue: [...queue, ...late.map(statusEntry)] };
}

/**
 * Merges the newest page into the state found after its response. The first page is shown at once; later ones
 * enter the queue. Where a page does not reach what is known a gap is left under it.
 */
export function mergeNewest(state: TimelineState, page: TimelinePage): TimelineState {
  const isPartial = page.isPartial ?? false;
  const last = page.ids.at(-1);
  if (last === undefined) return state.isPartial === isPartial ? state : { ...state, isPartial };
  const { list, late } = unfold(state);
  const isReaching = indexOfStatus(list, last) >= 0;
  const laid = layPage(list, page.ids);
  const end = indexOfStatus(laid, last);
  const under = laid[end + 1];
  const isEnd = under === undefined;
  if (!isReaching && page.next !== null && under?.kind === 'status') {
    laid.splice(end + 1, 0, { kind: 'gap', newerId: last, olderId: under.id });
  }
  const folded = fold(laid, statusIds(state.entries)[0], late);
  const isNewEnd = isEnd && !isReaching;
  return {
    ...folded,
    older: isNewEnd ? page.next : state.older,
    endId: isNewEnd ? last : state.endId,
    isPartial,
  };
}

/** Appends the page behind `link`; a page asked for before the list's end changed is dropped. An empty page is the end. */
export function appendOlder(state: TimelineState, link: string, page: TimelinePage): TimelineState {
  if (state.older !== link) return state;
  const known = new Set(statusIds([...state.entries, ...state.queue]));
  const fresh = [...new Set(page.ids)].filter(id => !known.has(id));
  const isEnd = page.ids.length === 0 || page.next === link;
  return {
    ...state,
    entries: [...state.entries, ...fresh.map(statusEntry)],
    older: isEnd ? null : page.next,
    endId: page.ids.at(-1) ?? state.endId,
  };
}

export type GapSide = 'newer' | 'older';

/**
 * Fills a gap with the page next to its `side`. `limit` is what was asked for: a shorter page closes the gap, and so
 * does one that reaches the other side. What remains stays a gap beyond the received posts.
 */
export function fillGap(state: TimelineState, gap: Gap, side: GapSide, page: TimelinePage, limit: number): TimelineState {
  const index = state.entries.findIndex(
    entry => entry.kind === 'gap' && entry.newerId === gap.newerId && entry.olderId === gap.olderId,
  );
  if (index < 0) return state;
  const above = state.entries.slice(0, index);
  const below = state.entries.slice(index + 1);
  const known = new Set(statusIds([...state.entries, ...state.queue]));
  const isBeyond = (id: string): boolean =>
    side === 'newer' ? id === gap.olderId || isOlder(id, gap.olderId) : id === gap.newerId || isOlder(gap.newerId, id);
  const isInside = (id: string): boolean => !isOlder(id, gap.olderId) && !isOlder(gap.newerId, id);
  const far = side === 'newer' ? below : above;
  const farIds = new Set(statusIds(far));
  const isClosed = page.ids.length < limit || page.ids.some(id => isBeyond(id) || farIds.has(id));
  const fresh = [...new Set(page.ids)].filter(id => !known.has(id) && isInside(id));
  const filled = fresh.map(statusEntry);
  const [newest, oldest] = [fresh[0], fresh.at(-1)];
  // A full page of known posts could not move the gap: asking again would bring the same page.
  if (isClosed || newest === undefined || oldest === undefined) {
    return { ...state, entries: joinGaps([...above, ...filled, ...below]) };
  }
  const rest: Entry =
    side === 'newer'
      ? { kind: 'gap', newerId: oldest, olderId: gap.olderId }
      : { kind: 'gap', newerId: gap.newerId, olderId: newest };
  const middle = side === 'newer' ? [...filled, rest] : [rest, ...filled];
  return { ...state, entries: joinGaps([...above, ...middle, ...below]) };
}

/** A streamed post enters the queue. Known ids change nothing, nor do those a gap or an older page will bring. */
export function receive(state: TimelineState, id: string): TimelineState {
  const { list, late } = unfold(state);
  if (indexOfStatus(list, id) >= 0) return state;
  if (state.older !== null && state.endId !== null && isOlder(id, state.endId)) return state;
  if (placeByTime(list, id).gap !== null) return state;
  const newest = statusIds(state.entries)[0];
  if (newest !== undefined && isOlder(id, newest)) return { ...state, queue: [...state.queue, statusEntry(id)] };
  return { ...state, ...fold(insertByTime(list, id), newest, late) };
}

/** Shows what waited. */
export function flushQueue(state: TimelineState): TimelineState {
  return state.queue.length === 0 ? state : { ...state, entries: unfold(state).list, queue: [] };
}

/** Takes a deleted post out of the list; gaps that come to touch become one. */
export function forget(state: TimelineState, id: string): TimelineState {
  const { list, late } = unfold(state);
  if (indexOfStatus(list, id) < 0) return state;
  const rest = joinGaps(list.filter(entry => entry.kind === 'gap' || entry.id !== id));
  const newest = statusIds(state.entries).find(shown => shown !== id);
  const start = newest === undefined ? 0 : indexOfStatus(rest, newest);
  return {
    ...state,
    ...fold(
      rest,
      newest,
      late.filter(hidden => newest !== undefined && indexOfStatus(rest, hidden) > start),
    ),
  };
}
