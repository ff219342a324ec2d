import { useEffect } from 'react';
import { createFetchMore } from './pull-state.js';

/** Watches the page's end. Draws nothing. */
export function FetchMore({ onFetchMore }: { onFetchMore: () => Promise<unknown> | void }) {
  useEffect(() => {
    const look = createFetchMore(onFetchMore);
    const onScroll = (): void =>
      look({
        scrollHeight: document.documentElement.scrollHeight,
        scrollY: window.scrollY,
        innerHeight: window.innerHeight,
      });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [onFetchMore]);
  return null;
}
