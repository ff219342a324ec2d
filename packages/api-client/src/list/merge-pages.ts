import { firstItemId, indexOfItem, insertPage, isOlder, itemEntry, knownAmong } from './list-entries.js';
import { fullListOf, withFullList, type ListPage, type ListState, type OlderPage } from './list-state.js';
import type { FullList } from './full-list.js';
import { receiveDeferred } from './receive-item.js';

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
