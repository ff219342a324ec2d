import { isSortable } from '@rookery/api-client';
import { replaceWithGaps, type Entry } from './list-entries.js';
import { removeItems } from './removed-items.js';
import { fullListOf, type ListState } from './list-state.js';

/** Entries stored of a list, half of them above the row being read. */
export const WINDOW_ENTRIES = 400;

/**
 * The part of a list worth storing (LIST-06): at most `size` entries around `anchorId`, without pending entries and queue. The
 * next newest page brings the items above; gaps replace items that were queued between shown ones. The window is stale.
 */
export function listWindow(state: ListState, anchorId: string | null, size = WINDOW_ENTRIES): ListState {
  const { list, hidden } = fullListOf(removeItems(state, state.deletedIds));
  const entries = hidden.size === 0 ? list : replaceWithGaps(list, hidden);
  const anchor = entries.findIndex(entry => entry.kind === 'item' && entry.id === anchorId);
  const start = Math.max(0, Math.min(anchor - Math.floor(size / 2), entries.length - size));
  const isCut = start + size < entries.length;
  const kept = trimGaps(entries.slice(start, start + size), isCut);
  const last = kept.at(-1);
  const window = {
    ...state,
    entries: kept,
    queue: [],
    unmatchedOwnIds: [],
    deletedIds: [],
    deferredIds: [],
    hasUncounted: false,
    isStale: true,
  };
  return isCut && last?.kind === 'item' ? { ...window, older: { below: last.id }, endId: last.id } : window;
}

/** A window begins with an item and, where the list was cut, ends with one. */
function trimGaps(entries: readonly Entry[], isCut: boolean): readonly Entry[] {
  const first = entries.findIndex(entry => entry.kind === 'item');
  const last = isCut ? entries.findLastIndex(entry => entry.kind === 'item') : entries.length - 1;
  return first < 0 ? [] : entries.slice(first, last + 1);
}

/** Trim a list at `max` entries to the newest `keep`. */
export interface TailLimit {
  max: number;
  keep: number;
}

/** The limit for a reader who stays at the top for days. Older pages are requested again when the reader scrolls down. */
export const TAIL_LIMIT: TailLimit = { max: 1_500, keep: 1_000 };

/**
 * Trims the tail of a long list to free memory (LIST-05). The list then ends with a sortable item, and the next older page is
 * the one below it. Does nothing while items are queued, or when no sortable item could be the new end.
 */
export function trimTail(state: ListState, { max, keep }: TailLimit = TAIL_LIMIT): ListState {
  if (state.entries.length <= max || state.queue.length > 0) return state;
  const end = state.entries.findLastIndex((entry, index) => index < keep && entry.kind === 'item' && isSortable(entry.id));
  const last = state.entries[end];
  if (last?.kind !== 'item') return state;
  return { ...state, entries: state.entries.slice(0, end + 1), older: { below: last.id }, endId: last.id };
}
