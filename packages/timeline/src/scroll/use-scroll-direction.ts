import { useEffect, useRef, type RefObject } from 'react';

export type ScrollDirection = 'up' | 'down';

/** Which way the reader scrolled last; read it when something happens, it draws nothing. */
export function useScrollDirection(): RefObject<ScrollDirection> {
  const direction = useRef<ScrollDirection>('down');
  useEffect(() => {
    let before = window.scrollY;
    const onScroll = (): void => {
      const now = window.scrollY;
      if (now !== before) direction.current = now < before ? 'up' : 'down';
      before = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return direction;
}
