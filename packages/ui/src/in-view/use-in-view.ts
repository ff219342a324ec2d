import { useCallback, useState } from 'react';

export interface InViewOptions {
  /** CSS margin around the viewport, like `200px 0px`. */
  rootMargin?: string;
  /** Share of the element that has to be visible, 0 to 1. Default 0: any of it. */
  threshold?: number;
  /** Stays true once it was. */
  isOnce?: boolean;
}

/** A ref for an element, and whether it is in the viewport. Always true where that cannot be observed. */
export function useInView({ rootMargin, threshold = 0, isOnce = false }: InViewOptions = {}): [
  (element: Element | null) => (() => void) | undefined,
  boolean,
] {
  const [isInView, setInView] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      if (typeof IntersectionObserver === 'undefined') {
        setInView(true);
        return undefined;
      }
      const observer = new IntersectionObserver(
        entries => {
          const isVisible = entries.at(-1)?.isIntersecting ?? false;
          setInView(isVisible);
          if (isVisible && isOnce) observer.disconnect();
        },
        { rootMargin, threshold },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rootMargin, threshold, isOnce],
  );
  return [ref, isInView];
}
