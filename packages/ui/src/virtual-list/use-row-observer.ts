import { useCallback, useLayoutEffect, useRef } from 'react';
import { measureRow } from './row-elements.js';
import type { SizeBook } from './row-sizes.js';

/** Watches mounted rows for heights that change later, like a picture that arrives. */
export function useRowObserver(book: SizeBook, onResize: () => void) {
  const callback = useRef(onResize);
  useLayoutEffect(() => {
    callback.current = onResize;
  });
  const isDelivering = useRef(false);
  const observer = useRef<ResizeObserver | null>(null);
  return useCallback(
    (row: HTMLElement | null) => {
      if (!row || typeof ResizeObserver === 'undefined') return undefined;
      observer.current ??= new ResizeObserver(entries => {
        let changed = false;
        for (const { target } of entries) {
          if (target.isConnected) changed = measureRow(target as HTMLElement, book) || changed;
        }
        if (!changed) return;
        isDelivering.current = true;
        callback.current();
        isDelivering.current = false;
      });
      const { current } = observer;
      // A row that came in answer to a resize was just measured; watching it within the same delivery is reported as a loop.
      const frame = isDelivering.current ? requestAnimationFrame(() => current.observe(row)) : 0;
      if (frame === 0) current.observe(row);
      return () => {
        cancelAnimationFrame(frame);
        current.unobserve(row);
      };
    },
    [book],
  );
}
