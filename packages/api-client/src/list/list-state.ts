import {
  firstItemId,
  indexOfItem,
  insertInOrder,
  insertPage,
  isInGap,
  isOlder,
  isSortable,
  itemEntry,
  itemIds,
  knownAmong,
  mergeGaps,
  positionOf,
  replaceWithGaps,
  type Entry,
  type Pending,
} from './list-entries.js';
import { belongsAbove, joinQueue, splitQueue, type FullList } from './full-list.js';

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
export function queuedCount({ queue, unmatchedOwnIds, deferredIds }: ListState): number {
  const held = queue.reduce((count, entry) => count + (entry.kind === 'item' ? 1 : 0), 0) - unmatchedOwnIds.length;
  if (held <= 0 || deferredIds.length === 0) return Math.max(held, 0);
  const gaps = gapsOf(queue);
  return gaps.length === 0 ? held : held + deferredIds.filter(id => isInGap(gaps, id)).length;
}

/** Whether more items than `queuedCount` may wait: the newest page did not reach the known ones. */
export const hasUncountedItems = ({ queue, hasUncounted }: ListState): boolean => hasUncounted && gapsOf(queue).length > 0;

const gapsOf = (list: readonly Entry[]): Entry[] => list.filter(entry => entry.kind === 'gap');

export const isPending = (entry: Entry): entry is Pending => entry.kind === 'pending';

/** Shown and queued entries in one list. */
export const fullListOf = (state: ListState): FullList => joinQueue(state.entries, state.queue);

/** The state with another full list. Shows the queue when nothing else would be shown. */
export function withFullList(state: ListState, full: FullList): ListState {
  const list = mergeGaps(full.list);
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
  const timed = state.entries.find(entry => entry.kind === 'item' && isSortable(entry.id));
  const bound = timed?.kind === 'item' ? timed.id : undefined;
  const end = state.queue.findIndex(entry => !belongsAbove(entry, top, bound));
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

/** The state with other lists, where gaps replaced the items `gone`: those gaps will bring them. */
function deferReplaced(state: ListState, gone: ReadonlySet<string>, lists: Partial<ListState>): ListState {
  const unmatchedOwnIds = state.unmatchedOwnIds.some(id => gone.has(id))
    ? state.unmatchedOwnIds.filter(id => !gone.has(id))
    : state.unmatchedOwnIds;
  return defer({ ...state, ...lists, unmatchedOwnIds }, gone);
}

/**
 * Merges the newest page into the state found after its response. The first page is shown at once, later ones are queued.
 * A page that does not reach a known item leaves a gap below itself.
 */
export function mergeNewest(state: ListState, page: ListPage): ListState {
  const isPartial = page.isPartial ?? false;
  // A late response may lie entirely below the loaded end: older pages will bring it.
  const isBelowEnd = state.older !== null && state.endId !== null && isOlder(page.ids[0] ?? '', state.endId);
  if (page.ids.length === 0 || isBelowEnd) {
    // Pages without items may precede the first item.
    const older = state.endId === null && !state.entries.some(entry => entry.kind === 'item') ? page.next : state.older;
    return state.isPartial === isPartial && state.older === older ? state : { ...state, isPartial, older };
  }
  const { list, hidden } = fullListOf(state);
  const last = page.ids.at(-1) ?? '';
  const known = knownAmong(page.ids, list);
  const merged = insertPage(list, page.ids);
  const end = indexOfItem(merged, last);
  const under = merged[end + 1];
  if (!known.has(last)) {
    if (page.next === null && under?.kind === 'gap') merged.splice(end + 1, 1);
    if (page.next !== null && under?.kind === 'gap') merged[end + 1] = { ...under, newerId: last };
    if (page.next !== null && under?.kind === 'item')
      merged.splice(end + 1, 0, { kind: 'gap', newerId: last, olderId: under.id });
  }
  const hasGapBelow = !known.has(last) && page.next !== null && under !== undefined;
  const isNewEnd = under === undefined && !known.has(last);
  const fresh = page.ids.filter(id => !known.has(id));
  const next: ListState = {
    ...state,
    hasUncounted: state.hasUncounted || hasGapBelow,
    isStale: page.isLive === false,
    older: isNewEnd ? page.next : state.older,
    endId: isNewEnd ? last : state.endId,
    isPartial,
  };
  return receiveDeferred(queueNew(next, { list: merged, hidden }, fresh, page.ownIds ?? []));
}

const lastItemId = (list: readonly Entry[]): string | undefined => {
  const last = list.at(-1);
  return last?.kind === 'item' ? last.id : undefined;
};

/** Queues new items above the newest shown one. Own items are shown, unless they may belong to a pending entry. */
function queueNew(state: ListState, { list, hidden }: FullList, fresh: readonly string[], ownIds: readonly string[]): ListState {
  const newest = firstItemId(state.entries);
  const isFresh = new Set(fresh);
  const isOwn = new Set(ownIds);
  const isSending = state.entries[0]?.kind === 'pending';
  if (newest === undefined) return withFullList(state, { list, hidden });
  const held = new Set(hidden);
  for (const entry of list) {
    if (entry.kind !== 'item') continue;
    if (entry.id === newest) break;
    if (isFresh.has(entry.id) && !isOwn.has(entry.id)) held.add(entry.id);
  }
  const own = isSending ? ownIds.filter(id => isFresh.has(id)) : [];
  for (const id of own) held.add(id);
  return withFullList({ ...state, unmatchedOwnIds: [...state.unmatchedOwnIds, ...own] }, { list, hidden: held });
}

/** Appends the page that `asked` names. Drops it when the list has another end by now. */
export function appendOlder(state: ListState, asked: OlderPage, page: ListPage): ListState {
  if (!isSamePage(state.older, asked)) return state;
  const known = knownAmong(page.ids, state.entries, state.queue);
  const fresh = [...new Set(page.ids)].filter(id => !known.has(id));
  return receiveDeferred({
    ...state,
    entries: [...state.entries, ...fresh.map(itemEntry)],
    older: page.next === asked ? null : page.next,
    endId: page.ids.at(-1) ?? state.endId,
  });
}

const isSamePage = (a: OlderPage, b: OlderPage): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a !== null && a.below === b?.below);

/** Queues deferred items that no outstanding page will bring any more. Part of every transition that takes a page. */
export function receiveDeferred(state: ListState): ListState {
  if (state.deferredIds.length === 0) return state;
  const { list } = fullListOf(state);
  const known = knownAmong(state.deferredIds, list);
  const isLeft = deferredTest(state, list);
  const unknown = state.deferredIds.filter(id => !known.has(id));
  const missed = unknown.filter(id => !isLeft(id));
  if (missed.length === 0) return unknown.length === state.deferredIds.length ? state : { ...state, deferredIds: unknown };
  return missed.reduce(receive, { ...state, deferredIds: unknown.filter(isLeft) });
}

/** Tests whether an older page, the newest page or a gap will bring an unknown item. */
function deferredTest({ older, endId, isStale }: ListState, list: readonly Entry[]): (id: string) => boolean {
  const top = firstItemId(list);
  const gaps = gapsOf(list);
  const isBelowEnd = (id: string): boolean => older !== null && endId !== null && (top === undefined || isOlder(id, endId));
  const isAboveBreak = (id: string): boolean => isStale && (top === undefined || !isOlder(id, top));
  return id => isBelowEnd(id) || isAboveBreak(id) || isInGap(gaps, id);
}

/**
 * Inserts an unknown item. Answers 'deferred' when an older page, the newest page or, unless `isOwn`, a gap will bring it.
 * An own item is placed at the top even of a stale list, with a gap below it.
 */
function insertNew(state: ListState, { list, hidden }: FullList, id: string, isOwn: boolean): FullList | 'deferred' {
  const top = firstItemId(list);
  const isBelowEnd = state.older !== null && state.endId !== null && (top === undefined || isOlder(id, state.endId));
  const isAboveBreak = state.isStale && (top === undefined || !isOlder(id, top));
  if (isBelowEnd || (!isOwn && (isAboveBreak || positionOf(list, id).gap !== null))) return 'deferred';
  if (!isAboveBreak || top === undefined) return { list: insertInOrder(list, id), hidden };
  return { list: [itemEntry(id), { kind: 'gap', newerId: id, olderId: top }, ...list], hidden };
}

function defer(state: ListState, ids: Iterable<string>): ListState {
  const deferredIds = [...new Set([...state.deferredIds, ...ids])];
  if (deferredIds.length === state.deferredIds.length) return state;
  return deferredIds.length <= DEFERRED_LIMIT
    ? { ...state, deferredIds }
    : { ...state, deferredIds: [], hasUncounted: true, isStale: true };
}

/**
 * Queues a streamed item. Ignores known ids. Defers items that a gap, an older page or, in a stale list, the newest page
 * will bring.
 */
export function receive(state: ListState, id: string): ListState {
  const [shown, queued] = [firstItemId(state.entries), firstItemId(state.queue)];
  const isNewest = shown !== undefined && isOlder(shown, id) && (queued === undefined || isOlder(queued, id));
  if (isNewest && !state.isStale) {
    return limitQueue({ ...state, queue: [itemEntry(id), ...state.queue] });
  }
  if (knownAmong([id], state.entries, state.queue).has(id)) return state;
  const full = insertNew(state, fullListOf(state), id, false);
  if (full === 'deferred') return defer(state, [id]);
  return withFullList(state, { list: full.list, hidden: new Set([...full.hidden, id]) });
}

/** Shows a streamed item of the reader's own at once. While entries are pending it may be one of them and waits in the queue. */
export function receiveOwn(state: ListState, id: string): ListState {
  if (state.entries[0]?.kind !== 'pending') return showOwn(state, id);
  const next = receive(state, id);
  const isQueued = next !== state && next.queue.some(entry => entry.kind === 'item' && entry.id === id);
  return isQueued ? { ...next, unmatchedOwnIds: [...next.unmatchedOwnIds, id] } : next;
}

/** Shows an item of the reader's own, be it queued, in a gap, or unknown. */
export function showOwn(state: ListState, id: string): ListState {
  const full = fullListOf(state);
  if (full.hidden.has(id)) {
    return withFullList(state, { list: full.list, hidden: new Set([...full.hidden].filter(hidden => hidden !== id)) });
  }
  if (knownAmong([id], full.list).has(id)) return state;
  const next = insertNew(state, full, id, true);
  return next === 'deferred' ? defer(state, [id]) : withFullList(state, next);
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
