/** How long, in milliseconds, a size has to rest before it is taken over. Spec 9. */
export const RESIZE_DEBOUNCE_MS = 250;

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** Tells an element's size in pixels: the first at once, later ones when they rest for 250 ms. Gives the way to stop. */
export function followResize(target: HTMLElement, onSize: (size: BoxSize) => void): () => void {
  const tell = () => onSize({ width: target.clientWidth, height: target.clientHeight });
  let timer: ReturnType<typeof setTimeout> | undefined;
  tell();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(tell, RESIZE_DEBOUNCE_MS);
  });
  observer.observe(target);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
