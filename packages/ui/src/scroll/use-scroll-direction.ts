import { useCallback, useRef, type RefObject } from 'react';
import type { Anchor } from '../virtual-list/anchor.js';

export type ScrollDirection = 'up' | 'down';

/**
 * The direction from one place in a list to the next; null when it is the same place. It compares places and not scroll offsets: rows
 * prepended to the list change the offset, and the place stays.
 */
export function scrollDirection(before: Anchor, now: Anchor): ScrollDirection | null {
  const distance = before.key === now.key ? before.offset - now.offset : now.index - before.index;
  if (Math.abs(distance) < 1) return null;
  return distance > 0 ? 'down' : 'up';
}

/** The reader's last scroll direction, in a ref: it renders nothing. Call `track` with every place, as `onAnchorChange` gives it. */
export function useScrollDirection(): { direction: RefObject<ScrollDirection>; track(place: Anchor): void } {
  const direction = useRef<ScrollDirection>('down');
  const last = useRef<Anchor | null>(null);
  const track = useCallback((place: Anchor) => {
    direction.current = (last.current && scrollDirection(last.current, place)) ?? direction.current;
    last.current = place;
  }, []);
  return { direction, track };
}
