import type { Anchor } from '@rookery/ui/list';
import { useCallback, useRef, type RefObject } from 'react';

export type ScrollDirection = 'up' | 'down';

/**
 * Which way the reader went from one place in a list to the next; null: nowhere. The place counts, not the page's scroll offset: a
 * list that becomes longer above the reader scrolls the page so that the place stays.
 */
export function scrollDirection(before: Anchor, now: Anchor): ScrollDirection | null {
  const distance = before.key === now.key ? before.offset - now.offset : now.index - before.index;
  if (Math.abs(distance) < 1) return null;
  return distance > 0 ? 'down' : 'up';
}

/** Which way the reader scrolled last; read it when something happens, it draws nothing. `note`: to be told of every place. */
export function useScrollDirection(): { direction: RefObject<ScrollDirection>; note(place: Anchor): void } {
  const direction = useRef<ScrollDirection>('down');
  const last = useRef<Anchor | null>(null);
  const note = useCallback((place: Anchor) => {
    direction.current = (last.current && scrollDirection(last.current, place)) ?? direction.current;
    last.current = place;
  }, []);
  return { direction, note };
}
