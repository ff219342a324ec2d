import { knownAmong } from './list-entries.js';
import { fullListOf, withFullList, type ListState } from './list-state.js';

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
