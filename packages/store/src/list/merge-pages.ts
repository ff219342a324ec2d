import { noOrder, olderIn } from '@rookery/api-client';
import { firstItemId, indexOfItem, insertPage, itemEntry, itemIds, knownAmong, openBelow } from './list-entries.js';
import { emptyList, fullListOf, isPending, withFullList, type ListPage, type ListState, type OlderPage } from './list-state.js';
import type { FullList } from './full-list.js';
import { receiveDeferred } from './receive-item.js';

/**
 * Merges the newest page into the state found after its response. The first page is shown at once, later ones are queued.
 * A page that does not reach a known item leaves a gap below itself.
 */
export function mergeNewest(state: ListState, page: ListPage): ListState {
  const isPartial = page.isPartial ?? false;
  const { list, hidden } = fullListOf(state);
  const known = knownAmong(page.ids, list);
  const isOlder = olderIn(itemIds(list), page.ids);
  const asked = new Set(page.asked && itemIds(fullListOf(page.asked).list));
  // A late response may lie entirely below the loaded end: older pages will bring it.
  const isLate = page.asked === undefined || !list.some(entry => entry.kind === 'item' && asked.has(entry.id));
  const isBelowEnd = isLate && state.older !== null && state.endId !== null && isOlder(page.ids[0] ?? '', state.endId);
  if (page.ids.length === 0 || (known.size === 0 && isBelowEnd)) {
    // Pages without items may precede the first item.
    const older = state.endId === null && !state.entries.some(entry => entry.kind === 'item') ? page.next : state.older;
    return state.isPartial === isPartial && state.older === older ? state : { ...state, isPartial, older };
  }
  const last = page.ids.at(-1) ?? '';
  const isCut = !known.has(last) && page.next !== null;
  const top = page.asked === undefined ? 0 : list.findIndex(entry => entry.kind === 'item' && asked.has(entry.id));
  const inserted = insertPage(list, page.ids, isOlder, top < 0 ? list.length : top);
  const end = indexOfItem(inserted, last);
  const under = inserted[end + 1];
  const merged = isCut
    ? openBelow(inserted, last)
    : inserted.filter((_, index) => index !== end + 1 || under?.kind !== 'gap' || known.has(last));
  const hasGapBelow = isCut && under !== undefined;
  const isNewEnd = under === undefined && !known.has(last);
  const fresh = page.ids.filter(id => !known.has(id));
  // Without an order of ids: what had come before the request and is not on the page lies in the gap below it.
  const isForgotten = new Set(olderIn(itemIds(merged)) === noOrder ? page.asked?.deferredIds : []);
  const next: ListState = {
    ...state,
    deferredIds: isForgotten.size === 0 ? state.deferredIds : state.deferredIds.filter(id => !isForgotten.has(id)),
    hasUncounted: state.hasUncounted || hasGapBelow,
    isStale: page.isLive === false,
    older: isNewEnd ? page.next : state.older,
    endId: isNewEnd ? last : state.endId,
    isPartial,
  };
  return receiveDeferred(queueNew(next, { list: merged, hidden }, fresh, page.ownIds ?? []));
}

/**
 * Merges the newest page into a list that an earlier visit stored, for a reader at its top: the list is as if the page had come first. Stored
 * items stay where they follow it without a gap.
 */
export function startAtNewest(state: ListState, page: ListPage): ListState {
  if (page.ids.length === 0) return mergeNewest({ ...emptyList, entries: state.entries.filter(isPending) }, page);
  const merged = mergeNewest(state, page);
  const { list } = fullListOf(merged);
  const gap = list.findIndex(entry => entry.kind === 'gap');
  // A gap with nothing below it is the rest of the list.
  const started = gap < 0 ? list : list.slice(0, gap + 1);
  return withFullList(merged, { list: started, hidden: new Set(merged.unmatchedOwnIds) });
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
