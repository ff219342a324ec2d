import { leaveToGaps } from './timeline-entries.js';
import { forgetAll } from './timeline-forget.js';
import { emptyTimeline, wholeOf, type Entry, type TimelineState } from './timeline-state.js';

/** How many entries are kept of a list that is left; half of them above the row being read. */
export const WINDOW_ENTRIES = 400;

/**
 * The part of a timeline worth keeping: at most `size` entries around `anchorId`. What is not shown is not kept: the next
 * newest page brings what is above, and a gap stands for what waited between shown posts. `linkBelow` names the page under
 * an id, for a list cut at its end.
 */
export function timelineWindow(
  state: TimelineState,
  anchorId: string | null,
  linkBelow: (id: string) => string,
  size = WINDOW_ENTRIES,
): TimelineState {
  const { list, hidden } = wholeOf(forgetAll(state, state.deleted));
  const entries = hidden.size === 0 ? list : leaveToGaps(list, hidden);
  const anchor = entries.findIndex(entry => entry.kind === 'status' && entry.id === anchorId);
  const start = Math.max(0, Math.min(anchor - Math.floor(size / 2), entries.length - size));
  const isCut = start + size < entries.length;
  const kept = trimGaps(entries.slice(start, start + size), isCut);
  const last = kept.at(-1);
  const base = { ...emptyTimeline, entries: kept, isBroken: true, isPartial: state.isPartial, collapsed: state.collapsed };
  if (!isCut || last?.kind !== 'status') return { ...base, older: state.older, endId: state.endId };
  return { ...base, older: linkBelow(last.id), endId: last.id };
}

/** A window begins with a post, and where it was cut it ends with one. */
function trimGaps(entries: readonly Entry[], isCut: boolean): readonly Entry[] {
  const first = entries.findIndex(entry => entry.kind === 'status');
  const last = isCut ? entries.findLastIndex(entry => entry.kind === 'status') : entries.length - 1;
  return first < 0 ? [] : entries.slice(first, last + 1);
}
