import { measureRow } from './row-elements.dom.js';
import type { SizeCache } from './size-cache.js';

/** Watches a mounted row; returns an unsubscribe function. */
export type ObserveRow = (row: HTMLElement) => (() => void) | undefined;

/** Calls `onResize` when a mounted row changes its height after it was measured, as when an image loads. */
export function createRowObserver(sizes: SizeCache, onResize: () => void): ObserveRow {
  let isDelivering = false;
  let observer: ResizeObserver | null = null;
  return row => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    observer ??= new ResizeObserver(entries => {
      let changed = false;
      for (const { target } of entries) {
        if (target.isConnected) changed = measureRow(target as HTMLElement, sizes) || changed;
      }
      if (!changed) return;
      isDelivering = true;
      onResize();
      isDelivering = false;
    });
    const current = observer;
    // A row mounted by `onResize` was just measured. Observing it within the same delivery is reported as a ResizeObserver loop.
    const frame = isDelivering ? requestAnimationFrame(() => current.observe(row)) : 0;
    if (frame === 0) current.observe(row);
    return () => {
      cancelAnimationFrame(frame);
      current.unobserve(row);
    };
  };
}
