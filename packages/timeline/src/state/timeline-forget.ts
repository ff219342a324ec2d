import { knownAmong } from './timeline-entries.js';
import { wholeOf, withWhole, type TimelineState } from './timeline-state.js';

/** Takes a deleted post out of the list; gaps that come to touch become one. */
export const forget = (state: TimelineState, id: string): TimelineState => forgetAll(state, [id]);

/** Takes posts out of the list at once. */
export function forgetAll(given: TimelineState, ids: readonly string[]): TimelineState {
  const gone = new Set(ids);
  const [passed, deleted] = [given.passed, given.deleted].map(list => (list.some(id => gone.has(id)) ? drop(list, gone) : list));
  const isSame = passed === given.passed && deleted === given.deleted;
  const state = isSame ? given : { ...given, passed: passed ?? [], deleted: deleted ?? [] };
  const known = knownAmong(ids, state.entries, state.queue);
  if (known.size === 0) return state;
  const { list, hidden } = wholeOf(state);
  return withWhole(state, { list: list.filter(entry => entry.kind !== 'status' || !gone.has(entry.id)), hidden });
}

const drop = (ids: readonly string[], gone: ReadonlySet<string>): string[] => ids.filter(id => !gone.has(id));

/** Deleted posts that are shown stay until somebody who knows whether they are being read forgets them; others go. */
export function bury(state: TimelineState, ids: readonly string[]): TimelineState {
  const shown = knownAmong(ids, state.entries);
  const rest = forgetAll(
    state,
    ids.filter(id => !shown.has(id)),
  );
  const fresh = [...shown].filter(id => !state.deleted.includes(id));
  return fresh.length === 0 ? rest : { ...rest, deleted: [...rest.deleted, ...fresh] };
}
