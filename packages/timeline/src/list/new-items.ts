/** The banner shows past this scroll offset, in px (LIST-08). */
const BANNER_OFFSET_PX = 400;
/** New posts show automatically up to this scroll offset, in px, when that setting is on (LIST-10). */
const AUTOLOAD_OFFSET_PX = 50;
/** How long scrolling and arrivals rest before new posts show automatically, in ms (LIST-11). */
export const AUTO_FLUSH_MS = 150;
/** In one of several lists on the page new posts show automatically at most this often, in ms: each showing mounts a screenful of rows. */
const SCOPE_FLUSH_MS = 5_000;

/** How long to wait before new posts show automatically, in ms. `lastAt`: when they last did in one of several lists; null: never, or in a list alone. */
export function flushDelay(lastAt: number | null, now: number): number {
  return Math.max(AUTO_FLUSH_MS, lastAt === null ? 0 : lastAt + SCOPE_FLUSH_MS - now);
}

/** How long scrolling rests before the scroll zone is read, in ms (LIST-11). */
export const ZONE_REST_MS = 100;

/** The reader's distance from the top, as coarse as new posts need it. */
type ScrollZone = 'top' | 'near' | 'away';

/** `scrollTop`: the scroll offset in px; 0 at the top, negative during overscroll. */
export function scrollZone(scrollTop: number): ScrollZone {
  if (scrollTop <= AUTOLOAD_OFFSET_PX) return 'top';
  return scrollTop > BANNER_OFFSET_PX ? 'away' : 'near';
}

interface NewItemsFacts {
  /** Posts in the queue. */
  count: number;
  zone: ScrollZone;
  autoloadTimelines: boolean;
}

/**
 * How queued posts are presented: shown now, behind a button at the list's top, or, where that is out of view, behind a button that
 * floats over the list: near the top a hint with the count alone, farther down the banner.
 */
export type NewItems = 'nothing' | 'flush' | 'button' | 'hint' | 'banner';

export function newItems({ count, zone, autoloadTimelines }: NewItemsFacts): NewItems {
  if (count <= 0) return 'nothing';
  if (zone === 'top') return autoloadTimelines ? 'flush' : 'button';
  return zone === 'near' ? 'hint' : 'banner';
}

/** Posts that arrive within this time are announced together, in ms. */
export const ANNOUNCE_AFTER_MS = 1000;
/** New posts are announced at most this often, in ms. */
export const ANNOUNCE_EVERY_MS = 30_000;

/** How long to wait before new posts are announced, in ms. `lastAt`: the time of the last announcement, null before the first. */
export function announcementDelay(lastAt: number | null, now: number): number {
  return Math.max(ANNOUNCE_AFTER_MS, lastAt === null ? 0 : lastAt + ANNOUNCE_EVERY_MS - now);
}
