import type { Location } from 'react-router-dom';
import { isChatsPath } from '../routing/hrefs.js';
import type { Arrival } from '../routing/arrival.js';

/** A page that is mounted: the one on the screen, or the one kept behind it. */
export interface OpenPage {
  /** Unique among the pages that were opened. */
  readonly id: number;
  /** The latest address of the page. */
  readonly location: Location;
  readonly arrival: Arrival;
}

export interface OpenPages {
  readonly shown: OpenPage;
  /** The list that was left last: going back to its history entry shows it as it is. */
  readonly kept: OpenPage | null;
}

/** The pages after an arrival. The same object where nothing changes. */
export function arriveAt(pages: OpenPages | null, location: Location, arrival: Arrival): OpenPages {
  if (pages === null) return { shown: { id: 0, location, arrival }, kept: null };
  const { shown, kept } = pages;
  if (isSameEntry(shown.location, location)) return pages;
  // The same address in another entry, as after a press on the link of the page itself: the page stays. So do the chats, with their list.
  if (isSamePage(shown.location.pathname, location.pathname)) return { ...pages, shown: { ...shown, location, arrival } };
  // The entry of a page that was replaced is gone from the history.
  const left = isThread(shown.location.pathname) || arrival === 'replacement' ? kept : shown;
  if (kept !== null && arrival === 'return' && isSameEntry(kept.location, location)) {
    return { shown: { ...kept, location, arrival }, kept: left === kept ? null : left };
  }
  const id = Math.max(shown.id, kept?.id ?? 0) + 1;
  // A list is not mounted twice.
  return {
    shown: { id, location, arrival },
    kept: left !== null && isSamePage(left.location.pathname, location.pathname) ? null : left,
  };
}

function isSameEntry(a: Location, b: Location): boolean {
  return a.key === b.key && a.pathname === b.pathname && a.search === b.search;
}

function isSamePage(a: string, b: string): boolean {
  return a === b || (isChatsPath(a) && isChatsPath(b));
}

/** A thread is opened from a list and is not worth keeping: its posts are few, and it opens at its post. */
function isThread(pathname: string): boolean {
  return /^\/@[^/]+\/posts\/[^/]+\/?$/.test(pathname);
}
