import {
  firstStatusId,
  fold,
  indexOfStatus,
  insertByTime,
  isInGap,
  isOlder,
  joinGaps,
  knownAmong,
  layPage,
  leaveToGaps,
  placeOf,
  standsAbove,
  statusEntry,
  statusIds,
  tellsTime,
  unfold,
  type Entry,
  type Pending,
  type Whole,
} from './timeline-entries.js';

export { statusIds, type Entry, type Gap, type Pending } from './timeline-entries.js';

/** A timeline as ranges known to be whole, with a gap wherever two of them do not touch. */
export interface TimelineState {
  /** What is shown: posts on their way, then everything newest first. No post stands under a missing gap; none begins with one. */
  entries: readonly Entry[];
  /** What arrived but is not shown, newest first, with the gaps beside it. Holds at most `QUEUE_LIMIT` posts beside those of `awaiting`. */
  queue: readonly Entry[];
  /** Posts of the reader's own in the queue that may be one of the pending ones: not counted, not shown until that is known. */
  awaiting: readonly string[];
  /** Posts that are shown though they were deleted: see `bury`. */
  deleted: readonly string[];
  /** Boosts that stand in the row of what they boost, by id, with the id of that row's post. */
  collapsed: Readonly<Record<string, string>>;
  /** Streamed posts left to a gap or to an older page: should a page have been made before them they enter the queue then. */
  passed: readonly string[];
  /** Whether posts newer than the newest known one may have been missed. */
  isBroken: boolean;
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
  /** Those of `ids` the reader wrote: they are shown at once. */
  ownIds?: readonly string[];
  next: string | null;
  isPartial?: boolean;
  /** Whether the stream has brought everything since the page was asked for. Default: yes. */
  isLive?: boolean;
}

/** From which side a gap is filled. */
export type GapSide = 'newer' | 'older';

/** How many posts the queue holds; the rest is left to a gap. */
export const QUEUE_LIMIT = 40;

/** How many posts left to pages are remembered; when there are more all are forgotten, and the newest page is due. */
const PASSED_LIMIT = 5_000;

export const emptyTimeline: TimelineState = {
  entries: [],
  queue: [],
  awaiting: [],
  deleted: [],
  collapsed: {},
  passed: [],
  isBroken: false,
  older: null,
  endId: null,
  isPartial: false,
};

/** How many posts wait: the true count of spec 2's banner. Those the stream brought that are left to a gap of the queue count. */
export function queuedCount({ queue, awaiting, passed }: TimelineState): number {
  const held = queue.reduce((count, entry) => count + (entry.kind === 'status' ? 1 : 0), 0) - awaiting.length;
  if (held <= 0 || passed.length === 0) return Math.max(held, 0);
  const gaps = gapsOf(queue);
  return gaps.length === 0 ? held : held + passed.filter(id => isInGap(gaps, id)).length;
}

const gapsOf = (list: readonly Entry[]): Entry[] => list.filter(entry => entry.kind === 'gap');

export const isPending = (entry: Entry): entry is Pending => entry.kind === 'pending';

/** Everything known, shown or queued, in one list. */
export const wholeOf = (state: TimelineState): Whole => unfold(state.entries, state.queue);

/** The state with another whole. Where nothing would be shown, all of it is. */
export function withWhole(state: TimelineState, whole: Whole): TimelineState {
  const list = joinGaps(whole.list);
  const pending = state.entries.filter(isPending);
  const isShown = list.some(entry => entry.kind === 'status' && !whole.hidden.has(entry.id));
  const awaiting = state.awaiting.filter(id => whole.hidden.has(id));
  const hidden = isShown ? whole.hidden : new Set(awaiting);
  const { entries, queue } = fold({ list, hidden });
  const next: TimelineState = {
    ...state,
    entries: [...pending, ...entries],
    queue,
    awaiting,
    isBroken: state.isBroken || whole.list[0]?.kind === 'gap',
  };
  return withinLimit(next);
}

/** Lets go what the queue holds past its limit: the oldest above the shown posts first, where a gap moves nothing. */
function withinLimit(state: TimelineState): TimelineState {
  if (state.queue.length <= QUEUE_LIMIT) return state;
  const surplus = statusIds(state.queue).length - state.awaiting.length - QUEUE_LIMIT;
  const top = state.entries.find(entry => entry.kind === 'status');
  if (surplus <= 0 || top === undefined) return state;
  const timed = state.entries.find(entry => entry.kind === 'status' && tellsTime(entry.id));
  const bound = timed?.kind === 'status' ? timed.id : undefined;
  const end = state.queue.findIndex(entry => !standsAbove(entry, top, bound));
  const above = end < 0 ? state.queue : state.queue.slice(0, end);
  // The reader's own may be shown at any moment: a gap does not have it, and it is not counted there.
  const surplusIds = (list: readonly Entry[]): string[] => statusIds(list).filter(id => !state.awaiting.includes(id));
  const aboveIds = surplusIds(above.slice(1)).toReversed();
  const gone = new Set(aboveIds.slice(0, surplus));
  const queue = [...leaveToGaps([...above, top], gone).slice(0, -1), ...state.queue.slice(above.length)];
  const next = without(state, gone, { queue });
  if (gone.size === surplus) return next;
  const { list, hidden } = wholeOf(next);
  // What is last of all has nothing under it that could bound a gap.
  const lateIds = surplusIds(state.queue.slice(above.length)).filter(id => id !== lastStatusId(list));
  const late = new Set(lateIds.slice(gone.size - surplus));
  const { entries, queue: rest } = fold({ list: leaveToGaps(list, late), hidden });
  return without(next, late, { entries: [...next.entries.filter(isPending), ...entries], queue: rest });
}

function without(state: TimelineState, gone: ReadonlySet<string>, lists: Partial<TimelineState>): TimelineState {
  const awaiting = state.awaiting.some(id => gone.has(id)) ? state.awaiting.filter(id => !gone.has(id)) : state.awaiting;
  return pass({ ...state, ...lists, awaiting }, gone);
}

/**
 * Merges the newest page into the state found after its response. The first page is shown at once; later ones
 * enter the queue. Where a page does not reach what is known a gap is left under it.
 */
export function mergeNewest(state: TimelineState, page: TimelinePage): TimelineState {
  const isPartial = page.isPartial ?? false;
  // A page made long ago may lie wholly below what is known since: the older pages bring it.
  const isBelowEnd = state.older !== null && state.endId !== null && isOlder(page.ids[0] ?? '', state.endId);
  if (page.ids.length === 0 || isBelowEnd) return state.isPartial === isPartial ? state : { ...state, isPartial };
  const { list, hidden } = wholeOf(state);
  const last = page.ids.at(-1) ?? '';
  const known = knownAmong(page.ids, list);
  const laid = layPage(list, page.ids);
  const end = indexOfStatus(laid, last);
  const under = laid[end + 1];
  if (!known.has(last)) {
    if (page.next === null && under?.kind === 'gap') laid.splice(end + 1, 1);
    if (page.next !== null && under?.kind === 'gap') laid[end + 1] = { ...under, newerId: last };
    if (page.next !== null && under?.kind === 'status')
      laid.splice(end + 1, 0, { kind: 'gap', newerId: last, olderId: under.id });
  }
  const isNewEnd = under === undefined && !known.has(last);
  const fresh = page.ids.filter(id => !known.has(id));
  const merged: TimelineState = {
    ...state,
    isBroken: page.isLive === false,
    older: isNewEnd ? page.next : state.older,
    endId: isNewEnd ? last : state.endId,
    isPartial,
  };
  return takePassed(hold(merged, { list: laid, hidden }, fresh, page.ownIds ?? []));
}

const lastStatusId = (list: readonly Entry[]): string | undefined => {
  const last = list.at(-1);
  return last?.kind === 'status' ? last.id : undefined;
};

/** Queues what is fresh above the newest shown post. The reader's own is shown, unless it may be one of the pending. */
function hold(state: TimelineState, { list, hidden }: Whole, fresh: readonly string[], ownIds: readonly string[]): TimelineState {
  const newest = firstStatusId(state.entries);
  const isFresh = new Set(fresh);
  const isOwn = new Set(ownIds);
  const isSending = state.entries[0]?.kind === 'pending';
  if (newest === undefined) return withWhole(state, { list, hidden });
  const held = new Set(hidden);
  for (const entry of list) {
    if (entry.kind !== 'status') continue;
    if (entry.id === newest) break;
    if (isFresh.has(entry.id) && !isOwn.has(entry.id)) held.add(entry.id);
  }
  const own = isSending ? ownIds.filter(id => isFresh.has(id)) : [];
  for (const id of own) held.add(id);
  return withWhole({ ...state, awaiting: [...state.awaiting, ...own] }, { list, hidden: held });
}

/** Appends the page behind `link`; a page asked for before the list's end changed is dropped. */
export function appendOlder(state: TimelineState, link: string, page: TimelinePage): TimelineState {
  if (state.older !== link) return state;
  const known = knownAmong(page.ids, state.entries, state.queue);
  const fresh = [...new Set(page.ids)].filter(id => !known.has(id));
  return takePassed({
    ...state,
    entries: [...state.entries, ...fresh.map(statusEntry)],
    older: page.next === link ? null : page.next,
    endId: page.ids.at(-1) ?? state.endId,
  });
}

/** Queues what was left to a page that came without it. Part of every transition that brings one. */
export function takePassed(state: TimelineState): TimelineState {
  if (state.passed.length === 0) return state;
  const { list } = wholeOf(state);
  const known = knownAmong(state.passed, list);
  const isLeft = leftToPages(state, list);
  const unknown = state.passed.filter(id => !known.has(id));
  const missed = unknown.filter(id => !isLeft(id));
  if (missed.length === 0) return unknown.length === state.passed.length ? state : { ...state, passed: unknown };
  return missed.reduce(receive, { ...state, passed: unknown.filter(isLeft) });
}

/** Whether only an older page, the newest page or a gap brings a post that is not known. */
function leftToPages({ older, endId, isBroken }: TimelineState, list: readonly Entry[]): (id: string) => boolean {
  const top = firstStatusId(list);
  const gaps = gapsOf(list);
  const isBelowEnd = (id: string): boolean => older !== null && endId !== null && (top === undefined || isOlder(id, endId));
  const isAboveBreak = (id: string): boolean => isBroken && (top === undefined || !isOlder(id, top));
  return id => isBelowEnd(id) || isAboveBreak(id) || isInGap(gaps, id);
}

/**
 * Where a post that is not known stands; 'passed' where only an older or the newest page brings it or, unless it is `isOwn`,
 * a gap. The reader's own stands above all even after a break, with a gap under it.
 */
function enter(state: TimelineState, { list, hidden }: Whole, id: string, isOwn: boolean): Whole | 'passed' {
  const top = firstStatusId(list);
  const isBelowEnd = state.older !== null && state.endId !== null && (top === undefined || isOlder(id, state.endId));
  const isAboveBreak = state.isBroken && (top === undefined || !isOlder(id, top));
  if (isBelowEnd || (!isOwn && (isAboveBreak || placeOf(list, id).gap !== null))) return 'passed';
  if (!isAboveBreak || top === undefined) return { list: insertByTime(list, id), hidden };
  return { list: [statusEntry(id), { kind: 'gap', newerId: id, olderId: top }, ...list], hidden };
}

function pass(state: TimelineState, ids: Iterable<string>): TimelineState {
  const passed = [...new Set([...state.passed, ...ids])];
  if (passed.length === state.passed.length) return state;
  return passed.length <= PASSED_LIMIT ? { ...state, passed } : { ...state, passed: [], isBroken: true };
}

/**
 * A streamed post enters the queue. Known ids change nothing; those a gap or an older page will bring are left to it, and
 * after a break the newest page comes first.
 */
export function receive(state: TimelineState, id: string): TimelineState {
  const [shown, queued] = [firstStatusId(state.entries), firstStatusId(state.queue)];
  const isNewest = shown !== undefined && isOlder(shown, id) && (queued === undefined || isOlder(queued, id));
  if (isNewest && !state.isBroken) {
    return withinLimit({ ...state, queue: [statusEntry(id), ...state.queue] });
  }
  if (knownAmong([id], state.entries, state.queue).has(id)) return state;
  const whole = enter(state, wholeOf(state), id, false);
  if (whole === 'passed') return pass(state, [id]);
  return withWhole(state, { list: whole.list, hidden: new Set([...whole.hidden, id]) });
}

/** A streamed post of the reader's own is shown at once. While others are on their way it may be one of them: then it waits. */
export function receiveOwn(state: TimelineState, id: string): TimelineState {
  if (state.entries[0]?.kind !== 'pending') return showOwn(state, id);
  const next = receive(state, id);
  const isQueued = next !== state && next.queue.some(entry => entry.kind === 'status' && entry.id === id);
  return isQueued ? { ...next, awaiting: [...next.awaiting, id] } : next;
}

/** Shows a post that is the reader's own, wherever it is: in the queue, in a gap, or not known yet. */
export function showOwn(state: TimelineState, id: string): TimelineState {
  const whole = wholeOf(state);
  if (whole.hidden.has(id)) {
    return withWhole(state, { list: whole.list, hidden: new Set([...whole.hidden].filter(hidden => hidden !== id)) });
  }
  if (knownAmong([id], whole.list).has(id)) return state;
  const next = enter(state, whole, id, true);
  return next === 'passed' ? pass(state, [id]) : withWhole(state, next);
}

/** Shows what waited. */
export function flushQueue(state: TimelineState): TimelineState {
  if (queuedCount(state) === 0) return state;
  const { list } = wholeOf(state);
  return withWhole(state, { list, hidden: new Set(state.awaiting) });
}

/** Posts newer than the newest known one may have been missed: the newest page is due before others are taken. */
export function breakOff(state: TimelineState): TimelineState {
  return state.isBroken ? state : { ...state, isBroken: true };
}
