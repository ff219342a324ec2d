import type { Entry } from './list-entries.js';
import { isPending, fullListOf, withFullList, type ListState } from './list-state.js';
import { showOwn } from './receive-item.js';

/** Adds a pending entry at the top. The queue does not change. Idempotent. */
export function addPending(state: ListState, key: string): ListState {
  if (state.entries.some(entry => entry.kind === 'pending' && entry.key === key)) return state;
  return { ...state, entries: [{ kind: 'pending', key }, ...state.entries] };
}

/**
 * Replaces a pending entry by the item that the server created. The item stands once, even if the stream or a page brought it
 * before, and also in a list that does not have the pending entry.
 *
 * @param formerId The id under which the pending entry was shown: the item keeps it as its `formerId`.
 */
export function confirmPending(state: ListState, key: string, id: string, formerId?: string): ListState {
  const rest = removePending(state, key);
  const next = releaseIfNonePending(showOwn(rest, id));
  if (formerId === undefined || rest === state) return next;
  const rename = (entry: Entry): Entry => (entry.kind === 'item' && entry.id === id ? { ...entry, formerId } : entry);
  return { ...next, entries: next.entries.map(rename) };
}

/** Removes a pending entry that will not be sent. */
export function withdrawPending(state: ListState, key: string): ListState {
  return releaseIfNonePending(removePending(state, key));
}

/** Shows own items that came while entries were pending, once none of them can be the result of one. */
export function releaseUnmatched(state: ListState): ListState {
  if (state.unmatchedOwnIds.length === 0) return state;
  const { list, hidden } = fullListOf(state);
  const own = new Set(state.unmatchedOwnIds);
  return withFullList({ ...state, unmatchedOwnIds: [] }, { list, hidden: new Set([...hidden].filter(id => !own.has(id))) });
}

const releaseIfNonePending = (state: ListState): ListState => (state.entries.some(isPending) ? state : releaseUnmatched(state));

function removePending(state: ListState, key: string): ListState {
  const entries = state.entries.filter(entry => entry.kind !== 'pending' || entry.key !== key);
  return entries.length === state.entries.length ? state : { ...state, entries };
}
