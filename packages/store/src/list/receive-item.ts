import { noOrder } from '@rookery/api-client';
import { firstItemId, insertInOrder, isInGap, itemEntry, knownAmong, positionOf, type Entry } from './list-entries.js';
import { fullListOf, withFullList, defer, gapsOf, orderOf, type ListState } from './list-state.js';
import type { FullList } from './full-list.js';

/**
 * Queues a streamed item. Ignores known ids. Defers items that a gap, an older page or, in a stale list, the newest page
 * will bring.
 */
export function receive(state: ListState, id: string): ListState {
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
  if (next === 'deferred') return defer(state, [id]);
  // Without an order of ids: what came before lies in the gap below the item.
  const isForgotten = state.isStale && orderOf(state) === noOrder;
  return withFullList(isForgotten ? { ...state, deferredIds: [] } : state, next);
}

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
function deferredTest(state: ListState, list: readonly Entry[]): (id: string) => boolean {
  const { older, endId, isStale } = state;
  const top = firstItemId(list);
  const gaps = gapsOf(list);
  const isOlder = orderOf(state);
  const isBelowEnd = (id: string): boolean => older !== null && endId !== null && (top === undefined || isOlder(id, endId));
  const isAboveBreak = (id: string): boolean => isStale && (top === undefined || !isOlder(id, top));
  return id => isBelowEnd(id) || isAboveBreak(id) || isInGap(gaps, id, isOlder);
}

/**
 * Inserts an unknown item. Answers 'deferred' when an older page, the newest page or, unless `isOwn`, a gap will bring it.
 * An own item is placed at the top even of a stale list, with a gap below it.
 */
function insertNew(state: ListState, { list, hidden }: FullList, id: string, isOwn: boolean): FullList | 'deferred' {
  const top = firstItemId(list);
  const isOlder = orderOf(state);
  const isBelowEnd = state.older !== null && state.endId !== null && (top === undefined || isOlder(id, state.endId));
  const isAboveBreak = state.isStale && (top === undefined || !isOlder(id, top));
  if (isBelowEnd || (!isOwn && (isAboveBreak || positionOf(list, id, isOlder).gap !== null))) return 'deferred';
  if (!isAboveBreak || top === undefined) return { list: insertInOrder(list, id, isOlder), hidden };
  return { list: [itemEntry(id), { kind: 'gap', newerId: id, olderId: top }, ...list], hidden };
}
