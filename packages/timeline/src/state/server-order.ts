import { emptyTimeline, statusIds, type Entry, type TimelinePage, type TimelineState } from './timeline-state.js';

/*
 * Lists whose order is the server's own. They have no queue, for nothing streams into them, and no gaps: what came since is
 * asked for page by page until it meets what is known.
 */

const statusEntry = (id: string): Entry => ({ kind: 'status', id });

/** A list that is loaded for the first time, or anew from its top. */
export function fromServer(page: TimelinePage): TimelineState {
  const entries = [...new Set(page.ids)].map(statusEntry);
  return { ...emptyTimeline, entries, older: page.next, endId: page.ids.at(-1) ?? null };
}

/** Whether a page meets what is known, so that nothing can lie between them. */
export function isMeeting(state: TimelineState, page: TimelinePage): boolean {
  const known = new Set(statusIds(state.entries));
  return page.next === null || page.ids.some(id => known.has(id));
}

/**
 * The newest ids laid over what is known: an unknown one takes its place behind the id before it, and nothing that is shown
 * moves or goes, be it in the page or not.
 */
export function mergeServerOrder(state: TimelineState, ids: readonly string[]): TimelineState {
  const shown = statusIds(state.entries);
  const known = new Set(shown);
  let place = 0;
  for (const [index, id] of ids.entries()) {
    if (!known.has(id)) {
      known.add(id);
      shown.splice(place, 0, id);
      place += 1;
      continue;
    }
    // What the server moved up stands where it stood: what follows it there must not go down with it.
    const found = shown.indexOf(id);
    const isMovedUp = ids.slice(index + 1).some(later => known.has(later) && shown.indexOf(later) < found);
    if (!isMovedUp) place = Math.max(place, found + 1);
  }
  return shown.length === state.entries.length ? state : { ...state, entries: shown.map(statusEntry) };
}

/** The page after `link`, which ends the list when it brings nothing new: some servers answer the same page for ever. */
export function endingPage(state: TimelineState, page: TimelinePage): TimelinePage {
  const known = new Set(statusIds(state.entries));
  return page.ids.some(id => !known.has(id)) ? page : { ...page, next: null };
}
