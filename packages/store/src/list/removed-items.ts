import { olderIn } from '@rookery/api-client';
import { firstItemId, indexOfItem, insertInOrder, itemEntry, itemIds, knownAmong, type Entry } from './list-entries.js';
import type { FullList } from './full-list.js';
import { fullListOf, withFullList, type ListPage, type ListState } from './list-state.js';

/** Removes an item. Gaps that become adjacent are merged. */
export const removeItem = (state: ListState, id: string): ListState => removeItems(state, [id]);

/** Removes several items in one step. */
export function removeItems(given: ListState, ids: readonly string[]): ListState {
  const gone = new Set(ids);
  const deferredIds = without(given.deferredIds, gone);
  const deletedIds = without(given.deletedIds, gone);
  const isSame = deferredIds === given.deferredIds && deletedIds === given.deletedIds;
  const state = isSame ? given : { ...given, deferredIds, deletedIds };
  const known = knownAmong(ids, state.entries, state.queue);
  if (known.size === 0) return state;
  const { list, hidden } = fullListOf(state);
  return withFullList(state, {
    list: list.filter(entry => entry.kind !== 'item' || !gone.has(entry.id)),
    hidden: new Set([...hidden].filter(id => !gone.has(id))),
  });
}

const without = (ids: readonly string[], gone: ReadonlySet<string>): readonly string[] =>
  ids.some(id => gone.has(id)) ? ids.filter(id => !gone.has(id)) : ids;

/** Items that were removed, and the list that they were removed from. */
export interface RemovedItems {
  readonly ids: readonly string[];
  readonly from: FullList;
}

/** Describes the items that `removeItems` removes, for `restoreItems`; null when the list has none of them. */
export function itemsToRemove(state: ListState, ids: readonly string[]): RemovedItems | null {
  const known = knownAmong(ids, state.entries, state.queue);
  if (known.size === 0) return null;
  const from = fullListOf(state);
  return { ids: itemIds(from.list).filter(id => known.has(id)), from };
}

/**
 * Puts removed items back beside the neighbours that they had, also when the list has changed meanwhile. An item with a gap on either side
 * keeps it: nothing tells that the range beside it is complete.
 */
export function restoreItems(state: ListState, { ids, from }: RemovedItems): ListState {
  const full = fullListOf(state);
  const list = ids.reduce((restored, id) => restoreItem(restored, id, from.list), full.list);
  if (list === full.list) return state;
  const hidden = new Set([...full.hidden, ...ids.filter(id => from.hidden.has(id))]);
  return withFullList(state, { list, hidden });
}

function restoreItem(list: readonly Entry[], id: string, from: readonly Entry[]): readonly Entry[] {
  const place = indexOfItem(from, id);
  const entry = from[place] ?? itemEntry(id);
  if (indexOfItem(list, id) !== -1) return list;
  const above = knownNeighbour(list, from.slice(0, place).toReversed());
  if (above !== null) return list.toSpliced(above + 1, 0, entry);
  const below = knownNeighbour(list, from.slice(place + 1));
  if (below !== null) return list.toSpliced(below, 0, entry);
  const isOlder = olderIn(itemIds(from));
  if (!itemIds(from).some(other => isOlder(id, other) || isOlder(other, id))) return list;
  const restored = insertInOrder(list, id, isOlder);
  const top = firstItemId(list);
  const isAboveGap = restored[0]?.kind === 'item' && restored[0].id === id && from[place + 1]?.kind === 'gap';
  return isAboveGap && top !== undefined ? restored.toSpliced(1, 0, { kind: 'gap', newerId: id, olderId: top }) : restored;
}

/** The index in the list of the first of these entries that it contains; null when a gap comes first, or none is left. */
function knownNeighbour(list: readonly Entry[], entries: readonly Entry[]): number | null {
  for (const entry of entries) {
    if (entry.kind === 'gap') return null;
    const index = entry.kind === 'item' ? indexOfItem(list, entry.id) : -1;
    if (index !== -1) return index;
  }
  return null;
}

/**
 * Marks shown items as deleted, so that the view can draw a tombstone for an item being read and remove the others. Removes
 * queued items at once.
 */
export function replaceWithTombstones(state: ListState, ids: readonly string[]): ListState {
  const shown = knownAmong(ids, state.entries);
  const rest = removeItems(
    state,
    ids.filter(id => !shown.has(id)),
  );
  const fresh = [...shown].filter(id => !state.deletedIds.includes(id));
  return fresh.length === 0 ? rest : { ...rest, deletedIds: [...rest.deletedIds, ...fresh] };
}

/**
 * Gives items their new ids, in place: some servers give an edited item another id. An item whose new id is known already is removed.
 *
 * @param renewed The new ids by the old ones.
 */
export function renewItems(state: ListState, renewed: ReadonlyMap<string, string>): ListState {
  const known = knownAmong([...renewed.values()], state.entries, state.queue);
  const doubles = [...renewed].flatMap(([oldId, newId]) => (known.has(newId) ? [oldId] : []));
  const rest = removeItems(state, doubles);
  if (knownAmong([...renewed.keys()], rest.entries, rest.queue).size === 0) return rest;
  const renew = (entry: Entry): Entry => {
    const id = entry.kind === 'item' ? renewed.get(entry.id) : undefined;
    return entry.kind !== 'item' || id === undefined ? entry : { ...entry, id, formerId: entry.formerId ?? entry.id };
  };
  const renewQueued = (entry: Entry): Entry => {
    if (entry.kind === 'pending') return entry;
    const under = renewed.get(entry.under ?? '');
    return renew(under === undefined ? entry : { ...entry, under });
  };
  return {
    ...rest,
    entries: rest.entries.map(renew),
    queue: rest.queue.map(renewQueued),
    unmatchedOwnIds: rest.unmatchedOwnIds.map(id => renewed.get(id) ?? id),
  };
}

/**
 * The items that the newest page should contain and does not, newest first: those above its last known item that were in the list when it
 * was requested.
 *
 * @param page `next`: null when the page reaches the end of the list.
 */
export function missingItems(
  state: ListState,
  page: Pick<ListPage, 'ids' | 'next'>,
  wasKnown: (id: string) => boolean = () => true,
): string[] {
  const listed = itemIds(fullListOf(state).list);
  const present = new Set(page.ids);
  const end = page.next === null && page.ids.length > 0 ? listed.length : listed.findLastIndex(id => present.has(id));
  const gone = new Set(state.deletedIds);
  return listed.slice(0, Math.max(0, end)).filter(id => !present.has(id) && !gone.has(id) && wasKnown(id));
}
