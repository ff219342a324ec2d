import { useCallback, useRef, useState } from 'react';

export interface InViewOptions {
  /** CSS margin around the viewport, like `200px 0px`. */
  rootMargin?: string;
  /** Visible share of the element that counts as in view, 0..1. Default 0: any part. */
  threshold?: number;
  /** Stays true after the element was in view once. */
  isOnce?: boolean;
}

/** Returns a ref callback and whether its element is in the viewport; always true without IntersectionObserver. */
export function useInView({ rootMargin, threshold = 0, isOnce = false }: InViewOptions = {}): [
  (element: Element | null) => void,
  boolean,
] {
  const [isInView, setInView] = useState(false);
  const watching = useRef<IntersectionObserver | null>(null);
  const ref = useCallback(
    (element: Element | null) => {
      // React 18 ignores a cleanup that a ref returns, so this one waits for null.
      watching.current?.disconnect();
      watching.current = null;
      if (!element) return;
      if (typeof IntersectionObserver === 'undefined') {
        setInView(true);
        return;
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
      watching.current = observer;
    },
    [rootMargin, threshold, isOnce],
  );
  return [ref, isInView];
}
