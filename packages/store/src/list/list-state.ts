import { olderIn, type IsOlder } from '@rookery/api-client';
import { isInGap, itemIds, mergeGaps, replaceWithGaps, type Entry, type Pending } from './list-entries.js';
import { joinQueue, splitQueue, type FullList } from './full-list.js';

/** The next older page: a link from the server, the id below which the list was cut, or null at the end of the list. */
export type OlderPage = string | { readonly below: string } | null;

/** A list of complete ranges, newest first, with a gap wherever two ranges may not touch (LIST-03). */
export interface ListState {
  /** The shown entries: pending ones, then items and gaps. The first of these is an item. */
  entries: readonly Entry[];
  /** Received but not shown, newest first, with adjacent gaps. At most `QUEUE_LIMIT` items besides `unmatchedOwnIds`. */
  queue: readonly Entry[];
  /** The reader's own queued items that may be the result of a pending entry. Neither shown nor counted until that is known. */
  unmatchedOwnIds: readonly string[];
  /** Deleted items that are still shown: see `replaceWithTombstones`. */
  deletedIds: readonly string[];
  /** Streamed items left to a gap or an older page. They are queued if that page turns out not to contain them. */
  deferredIds: readonly string[];
  /** A gap of the queue may hold items that nothing counted: more than `queuedCount` wait. */
  hasUncounted: boolean;
  /** Items newer than the newest known one may have been missed. */
  isStale: boolean;
  older: OlderPage;
  /** The oldest id that a page brought, even if its item is gone. `older` begins below it. */
  endId: string | null;
  /** The server is still building the list (HTTP 206, LIST-15). */
  isPartial: boolean;
}

/** One page as the transitions see it: ids newest first, and the link to the next older page. */
export interface ListPage {
  ids: readonly string[];
  /** Those of `ids` that the reader created. They are shown at once. */
  ownIds?: readonly string[];
  next: string | null;
  isPartial?: boolean;
  /** The list when the page was requested: what it did not have then came later. Default: nothing is known to have come later. */
  asked?: ListState;
  /** Whether the stream delivered everything since the page was requested. Default true. */
  isLive?: boolean;
}

/** The side from which a gap is filled. */
export type GapSide = 'newer' | 'older';

/** Items in the queue; a gap replaces the others. */
export const QUEUE_LIMIT = 40;

/** Deferred ids that are remembered. Past the limit all are dropped and the list becomes stale. */
export const DEFERRED_LIMIT = 5_000;

export const emptyList: ListState = {
  entries: [],
  queue: [],
  unmatchedOwnIds: [],
  deletedIds: [],
  deferredIds: [],
  hasUncounted: false,
  isStale: false,
  older: null,
  endId: null,
  isPartial: false,
};

/** The number of new items that wait (LIST-08), including deferred items in a gap of the queue. */
export function queuedCount(state: ListState): number {
  const { queue, unmatchedOwnIds, deferredIds } = state;
  const held = queue.reduce((count, entry) => count + (entry.kind === 'item' ? 1 : 0), 0) - unmatchedOwnIds.length;
  if (held <= 0 || deferredIds.length === 0) return Math.max(held, 0);
  const gaps = gapsOf(queue);
  if (gaps.length === 0) return held;
  const isOlder = orderOf(state);
  return held + deferredIds.filter(id => isInGap(gaps, id, isOlder)).length;
}

/** Whether more items than `queuedCount` may wait: the newest page did not reach the known ones. */
export const hasUncountedItems = ({ queue, hasUncounted }: ListState): boolean => hasUncounted && gapsOf(queue).length > 0;

export const gapsOf = (list: readonly Entry[]): Entry[] => list.filter(entry => entry.kind === 'gap');

export const isPending = (entry: Entry): entry is Pending => entry.kind === 'pending';

/** Shown and queued entries in one list. */
export const fullListOf = (state: ListState): FullList => joinQueue(state.entries, state.queue);

/** The order that the ids of a list show, for what nothing else tells. */
export function orderOf(state: ListState): IsOlder {
  const ids = itemIds(fullListOf(state).list);
  return olderIn(state.endId === null || ids.at(-1) === state.endId ? ids : [...ids, state.endId]);
}

/**
 * The state with another full list. Shows the queue when nothing else would be shown. A gap with nothing known below it is the rest of the
 * list.
 */
export function withFullList(given: ListState, full: FullList): ListState {
  const merged = mergeGaps(full.list);
  const last = merged.at(-1);
  const isCut = last?.kind === 'gap';
  const list = isCut ? merged.slice(0, -1) : merged;
  const state = isCut ? { ...given, older: { below: last.newerId }, endId: last.newerId } : given;
  const pending = state.entries.filter(isPending);
  const isShown = list.some(entry => entry.kind === 'item' && !full.hidden.has(entry.id));
  const unmatchedOwnIds = state.unmatchedOwnIds.filter(id => full.hidden.has(id));
  const hidden = isShown ? full.hidden : new Set(unmatchedOwnIds);
  const { entries, queue } = splitQueue({ list, hidden });
  const next: ListState = {
    ...state,
    entries: [...pending, ...entries],
    queue,
    unmatchedOwnIds,
    hasUncounted: state.hasUncounted && gapsOf(queue).length > 0,
    isStale: state.isStale || full.list[0]?.kind === 'gap',
  };
  return limitQueue(next);
}

/** Replaces queued items past the limit by gaps: first the oldest above the shown items, where a gap moves nothing. */
export function limitQueue(state: ListState): ListState {
  if (state.queue.length <= QUEUE_LIMIT) return state;
  const surplus = itemIds(state.queue).length - state.unmatchedOwnIds.length - QUEUE_LIMIT;
  const top = state.entries.find(entry => entry.kind === 'item');
  if (surplus <= 0 || top === undefined) return state;
  const end = state.queue.findIndex(entry => entry.kind !== 'pending' && entry.under !== undefined);
  const above = end < 0 ? state.queue : state.queue.slice(0, end);
  // An unmatched own item may be shown at any moment, so it is never replaced by a gap.
  const surplusIds = (list: readonly Entry[]): string[] => itemIds(list).filter(id => !state.unmatchedOwnIds.includes(id));
  const aboveIds = surplusIds(above.slice(1)).toReversed();
  const gone = new Set(aboveIds.slice(0, surplus));
  const queue = [...replaceWithGaps([...above, top], gone).slice(0, -1), ...state.queue.slice(above.length)];
  const next = deferReplaced(state, gone, { queue });
  if (gone.size === surplus) return next;
  const { list, hidden } = fullListOf(next);
  // Nothing below the last item could bound a gap.
  const lateIds = surplusIds(state.queue.slice(above.length)).filter(id => id !== lastItemId(list));
  const late = new Set(lateIds.slice(gone.size - surplus));
  const { entries, queue: rest } = splitQueue({ list: replaceWithGaps(list, late), hidden });
  return deferReplaced(next, late, { entries: [...next.entries.filter(isPending), ...entries], queue: rest });
}

/**
 * The state with other lists, where gaps replaced the items `gone`: those gaps will bring them. Where the ids do not tell that, the items are
 * forgotten and no longer counted.
 */
function deferReplaced(state: ListState, gone: ReadonlySet<string>, lists: Partial<ListState>): ListState {
  const unmatchedOwnIds = state.unmatchedOwnIds.some(id => gone.has(id))
    ? state.unmatchedOwnIds.filter(id => !gone.has(id))
    : state.unmatchedOwnIds;
  const next = { ...state, ...lists, unmatchedOwnIds };
  const isOlder = orderOf(state);
  const gaps = gapsOf(fullListOf(next).list);
  const covered = [...gone].filter(id => isInGap(gaps, id, isOlder));
  return defer(covered.length === gone.size ? next : { ...next, hasUncounted: true }, covered);
}

const lastItemId = (list: readonly Entry[]): string | undefined => {
  const last = list.at(-1);
  return last?.kind === 'item' ? last.id : undefined;
};

/** Leaves items to the pages that will bring them. Past the limit the list becomes stale instead. */
export function defer(state: ListState, ids: Iterable<string>): ListState {
  const deferredIds = [...new Set([...state.deferredIds, ...ids])];
  if (deferredIds.length === state.deferredIds.length) return state;
  return deferredIds.length <= DEFERRED_LIMIT
    ? { ...state, deferredIds }
    : { ...state, deferredIds: [], hasUncounted: true, isStale: true };
}

/** Shows the queue. */
export function flushQueue(state: ListState): ListState {
  if (queuedCount(state) === 0) return state;
  const { list } = fullListOf(state);
  return withFullList(state, { list, hidden: new Set(state.unmatchedOwnIds) });
}

/** Marks that newer items may have been missed: the newest page is needed before streamed items are taken at the top. */
export function markStale(state: ListState): ListState {
  return state.isStale ? state : { ...state, isStale: true };
}
