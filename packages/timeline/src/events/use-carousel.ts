import { prefersReducedMotion } from '@rookery/ui';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface Carousel {
  ref: RefObject<HTMLUListElement | null>;
  hasPrevious: boolean;
  hasNext: boolean;
  /** Moves by one item; forward for 1, back for -1. */
  move(direction: 1 | -1): void;
}

/** Fractions of a pixel that a scroll position may be off, at either end. */
const TOLERANCE_PX = 2;

/** A row of items that scrolls sideways, one item at a time. `onReachEnd` is called when the last item comes into view. */
export function useCarousel(count: number, onReachEnd: () => void): Carousel {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ hasPrevious: false, hasNext: false });
  const measure = useCallback(() => {
    const list = ref.current;
    if (list === null) return;
    // Negative in a right-to-left row.
    const scrolled = Math.abs(list.scrollLeft);
    const hasPrevious = scrolled > TOLERANCE_PX;
    const hasNext = scrolled + list.clientWidth < list.scrollWidth - TOLERANCE_PX;
    setEnds(known => (known.hasPrevious === hasPrevious && known.hasNext === hasNext ? known : { hasPrevious, hasNext }));
    if (!hasNext) onReachEnd();
  }, [onReachEnd]);

  // Outside React: the scroll position and the width of the row.
  useEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    measure();
    list.addEventListener('scroll', measure, { passive: true });
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : null;
    observer?.observe(list);
    return () => {
      list.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [measure, count]);

  const move = useCallback((direction: 1 | -1) => {
    const list = ref.current;
    if (list === null) return;
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const left = list.clientWidth * direction * (isRightToLeft ? -1 : 1);
    list.scrollBy({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, []);
  return { ref, ...ends, move };
}
