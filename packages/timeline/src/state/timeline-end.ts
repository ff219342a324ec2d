import { tellsTime } from './timeline-entries.js';
import type { TimelineState } from './timeline-state.js';

/** How many entries a list may have while the reader stays at its top, and how many of them stay when it has more. */
export interface ListLength {
  most: number;
  kept: number;
}

/** Who stays at the top for days does not keep days of posts: further down they are asked for again, as they were at first. */
export const LENGTH_AT_TOP: ListLength = { most: 1_500, kept: 1_000 };

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
