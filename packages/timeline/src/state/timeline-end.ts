import { tellsTime } from './timeline-entries.js';
import { LENGTH_AT_TOP, type ListLength } from './timeline-length.js';
import type { TimelineState } from './timeline-state.js';

/**
 * Lets go of the end of a list that has grown long from above: it ends with a post, and the page below that is the next older
 * one. `linkBelow` names the page under an id. While something waits, or no id says where the list would end, it stays whole.
 */
export function letEndGo(
  state: TimelineState,
  linkBelow: (id: string) => string,
  { most, kept }: ListLength = LENGTH_AT_TOP,
): TimelineState {
  if (state.entries.length <= most || state.queue.length > 0) return state;
  const end = state.entries.findLastIndex((entry, index) => index < kept && entry.kind === 'status' && tellsTime(entry.id));
  const last = state.entries[end];
  if (last?.kind !== 'status') return state;
  return { ...state, entries: state.entries.slice(0, end + 1), older: linkBelow(last.id), endId: last.id };
}
