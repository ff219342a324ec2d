/** Past this scroll offset the banner shows (spec 2). */
export const BANNER_OFFSET_PX = 400;
/** Within this offset new posts show by themselves when the reader wants that (spec 2). */
export const AUTOLOAD_OFFSET_PX = 50;
/** How long scrolling and arrivals rest before new posts show by themselves (spec 2). */
export const AUTO_FLUSH_MS = 150;
/** How long scrolling rests before a timeline takes note of where the reader is: at its top, near it, away (spec 2). */
export const ZONE_REST_MS = 100;

/** Where the reader is, as far as new posts care: rows need not know each pixel. */
export type ScrollZone = 'top' | 'near' | 'away';

/** `scrollTop`: the window's scroll offset in px; 0 at the top, below 0 while a rubber band is pulled. */
export function scrollZone(scrollTop: number): ScrollZone {
  if (scrollTop <= AUTOLOAD_OFFSET_PX) return 'top';
  return scrollTop > BANNER_OFFSET_PX ? 'away' : 'near';
}

export interface NewItemsFacts {
  /** Posts in the queue. */
  count: number;
  zone: ScrollZone;
  autoloadTimelines: boolean;
}

/**
 * What becomes of queued posts: shown now, told by a banner over the list being read, or by a button at the list's top,
 * which is in view there.
 */
export type NewItems = 'nothing' | 'flush' | 'button' | 'banner';

export function newItems({ count, zone, autoloadTimelines }: NewItemsFacts): NewItems {
  if (count <= 0) return 'nothing';
  if (zone === 'away') return 'banner';
  return autoloadTimelines && zone === 'top' ? 'flush' : 'button';
}

/** Posts that arrive within this time are announced together, in ms. */
export const ANNOUNCE_AFTER_MS = 1000;
/** New posts are announced at most this often, in ms. */
export const ANNOUNCE_EVERY_MS = 30_000;

/** How long to wait before new posts are announced, in ms. `lastAt`: the time of the last announcement, null before the first. */
export function announcementDelay(lastAt: number | null, now: number): number {
  return Math.max(ANNOUNCE_AFTER_MS, lastAt === null ? 0 : lastAt + ANNOUNCE_EVERY_MS - now);
}
