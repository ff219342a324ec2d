import type { Entry, TimelineState } from './timeline-state.js';

/** How many entries are kept of a list that is left; half of them above the row being read. */
export const WINDOW_ENTRIES = 400;

/**
 * The part of a timeline worth keeping: at most `size` entries around `anchorId`. The queue is not kept: the next newest
 * page brings it again, or leaves a gap. `linkBelow` names the page under an id, for a list cut at its end.
 */
export function timelineWindow(
  state: TimelineState,
  anchorId: string | null,
  linkBelow: (id: string) => string,
  size = WINDOW_ENTRIES,
): TimelineState {
  const { entries } = state;
  const anchor = entries.findIndex(entry => entry.kind === 'status' && entry.id === anchorId);
  const start = Math.max(0, Math.min(anchor - Math.floor(size / 2), entries.length - size));
  const kept = trimGaps(entries.slice(start, start + size), start + size < entries.length);
  const last = kept.at(-1);
  if (start + size >= entries.length || last?.kind !== 'status') return { ...state, entries: kept, queue: [] };
  return { ...state, entries: kept, queue: [], older: linkBelow(last.id), endId: last.id };
}

/** A window begins with a post, and where it was cut it ends with one. */
function trimGaps(entries: readonly Entry[], isCut: boolean): readonly Entry[] {
  const first = entries.findIndex(entry => entry.kind === 'status');
  const last = isCut ? entries.findLastIndex(entry => entry.kind === 'status') : entries.length - 1;
  return first < 0 ? [] : entries.slice(first, last + 1);
}
