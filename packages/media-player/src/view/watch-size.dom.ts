/** Debounce, in milliseconds, of size changes (MED-07). */
export const RESIZE_DEBOUNCE_MS = 250;

interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** Reports an element's size in pixels: immediately, then after each change, debounced. Returns an unsubscribe function. */
export function watchSize(target: HTMLElement, onSize: (size: BoxSize) => void): () => void {
  const notify = () => onSize({ width: target.clientWidth, height: target.clientHeight });
  let timer: ReturnType<typeof setTimeout> | undefined;
  notify();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(notify, RESIZE_DEBOUNCE_MS);
  });
  observer.observe(target);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
