/** Past this scroll offset the banner shows (spec 2). */
export const BANNER_OFFSET_PX = 400;
/** Within this offset new posts show by themselves when the reader wants that (spec 2). */
export const AUTOLOAD_OFFSET_PX = 50;
/** How long scrolling rests before new posts show by themselves (spec 2). */
export const SCROLL_REST_MS = 150;

export interface NewItemsFacts {
  /** Posts in the queue. */
  count: number;
  /** The window's scroll offset in px; 0 at the top, below 0 while a rubber band is pulled. */
  scrollTop: number;
  autoloadTimelines: boolean;
}

/**
 * What becomes of queued posts: shown now, told by a banner over the list being read, or by a button at the list's top,
 * which is in view there.
 */
export type NewItems = 'nothing' | 'flush' | 'button' | 'banner';

export function newItems({ count, scrollTop, autoloadTimelines }: NewItemsFacts): NewItems {
  if (count <= 0) return 'nothing';
  if (scrollTop > BANNER_OFFSET_PX) return 'banner';
  return autoloadTimelines && scrollTop <= AUTOLOAD_OFFSET_PX ? 'flush' : 'button';
}

/** Where the reader is, as far as new posts care: rows need not know each pixel. */
export type ScrollZone = 'top' | 'near' | 'away';

export function scrollZone(scrollTop: number): ScrollZone {
  if (scrollTop <= AUTOLOAD_OFFSET_PX) return 'top';
  return scrollTop > BANNER_OFFSET_PX ? 'away' : 'near';
}
