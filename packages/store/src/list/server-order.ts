import { itemEntry, itemIds } from './list-entries.js';
import { emptyList, type ListPage, type ListState } from './list-state.js';

/*
 * Lists in the server's own order (ADR 2), whose ids say nothing about the position. They have no queue, because nothing
 * streams into them, and no gaps: a refresh requests pages until one reaches a known item.
 */

/** The state after the first page, or after a reload from the top. */
export function loadedInServerOrder(page: ListPage): ListState {
  const entries = [...new Set(page.ids)].map(itemEntry);
  return { ...emptyList, entries, older: page.next, endId: page.ids.at(-1) ?? null };
}

/** Whether a page contains a known item or is the last one, so that nothing is missing in between. */
export function reachesKnown(state: ListState, page: ListPage): boolean {
  const known = new Set(itemIds(state.entries));
  return page.next === null || page.ids.some(id => known.has(id));
}

/**
 * Merges the newest ids into the list. An unknown id is inserted after the id that precedes it; shown items neither move nor
 * disappear, even if the page does not contain them.
 */
export function mergeServerOrder(state: ListState, ids: readonly string[]): ListState {
  const shown = itemIds(state.entries);
  const known = new Set(shown);
  let place = 0;
  for (const [index, id] of ids.entries()) {
    if (!known.has(id)) {
      known.add(id);
      shown.splice(place, 0, id);
      place += 1;
      continue;
    }
    // An item that the server moved up stays where it was, and must not pull its successors down.
    const found = shown.indexOf(id);
    const isMovedUp = ids.slice(index + 1).some(later => known.has(later) && shown.indexOf(later) < found);
    if (!isMovedUp) place = Math.max(place, found + 1);
  }
  return shown.length === state.entries.length ? state : { ...state, entries: shown.map(itemEntry) };
}

/** The page; the last one when it contains nothing new, because some servers repeat their last page forever. */
export function endIfRepeated(state: ListState, page: ListPage): ListPage {
  const known = new Set(itemIds(state.entries));
  return page.ids.some(id => !known.has(id)) ? page : { ...page, next: null };
}
