import { isPending, showOwn, wholeOf, withWhole, type TimelineState } from './timeline-state.js';

/** Puts a post on its way at the top of what is shown; the queue stays as it is. */
export function addPending(state: TimelineState, key: string): TimelineState {
  if (state.entries.some(entry => entry.kind === 'pending' && entry.key === key)) return state;
  return { ...state, entries: [{ kind: 'pending', key }, ...state.entries] };
}

/**
 * The server's post takes the place of the pending one. It stands once, whether the stream or a page brought it before;
 * it stands also where the pending one is not known any more.
 */
export function confirmPending(state: TimelineState, key: string, id: string): TimelineState {
  return releaseWhenSent(showOwn(takeOut(state, key), id));
}

/** Takes a post that will not be sent out of the list. */
export function withdrawPending(state: TimelineState, key: string): TimelineState {
  return releaseWhenSent(takeOut(state, key));
}

/** Shows own posts that came while others were on their way; for when it is known that they are none of those. */
export function releaseOwn(state: TimelineState): TimelineState {
  if (state.awaiting.length === 0) return state;
  const { list, hidden } = wholeOf(state);
  const own = new Set(state.awaiting);
  return withWhole({ ...state, awaiting: [] }, { list, hidden: new Set([...hidden].filter(id => !own.has(id))) });
}

const releaseWhenSent = (state: TimelineState): TimelineState => (state.entries.some(isPending) ? state : releaseOwn(state));

function takeOut(state: TimelineState, key: string): TimelineState {
  const entries = state.entries.filter(entry => entry.kind !== 'pending' || entry.key !== key);
  return entries.length === state.entries.length ? state : { ...state, entries };
}
