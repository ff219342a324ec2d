import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** An ad was seen when half of it was in view for this long (ADS-08). */
const SEEN_AFTER_MS = 1_000;
const SEEN_SHARE = 0.5;

/**
 * Calls `onSeen` once half of the element was in view for a second, in a page that was visible all the while; again when `key` changes and
 * it is seen again. Never where the browser cannot tell what is in view.
 *
 * @param key Names the content of the element; null: nothing is watched.
 */
export function useSeen(element: RefObject<Element | null>, key: string | null, onSeen: () => void): void {
  const latest = useRef(onSeen);
  useLayoutEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const watched = element.current;
    if (key === null || watched === null || typeof IntersectionObserver === 'undefined') return undefined;
    let isInView = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (isInView && document.visibilityState === 'visible') timer = setTimeout(seen, SEEN_AFTER_MS);
    };
    const observer = new IntersectionObserver(
      entries => {
        isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_SHARE;
        update();
      },
      { threshold: SEEN_SHARE },
    );
    const stop = (): void => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
    const seen = (): void => {
      stop();
      latest.current();
    };
    observer.observe(watched);
    document.addEventListener('visibilitychange', update);
    return stop;
  }, [element, key]);
}
