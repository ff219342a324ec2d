/** Interval, in milliseconds, of the position check while media plays (MED-05). */
export const VIEW_CHECK_MS = 150;

interface ViewWatch {
  readonly element: HTMLMediaElement;
  /** Limits the checks, for example to when the media plays and is not in picture-in-picture. */
  isWatched(): boolean;
  /** Called when the target is out of view, and again at each check while `isWatched()` stays true. */
  onLeave(): void;
  /** Called when the target is back in view. */
  onReturn?(): void;
}

/** True unless the box is above the top or below the bottom of the viewport. Pixels; touching an edge is in view. */
export function isInView(box: { readonly top: number; readonly bottom: number }, viewportHeight: number): boolean {
  return box.top <= viewportHeight && box.bottom >= 0;
}

/**
 * Reports when a player leaves the view and returns. An IntersectionObserver reports immediately and covers nested
 * scrollers; the periodic check covers browsers without one. No timer runs before the media plays. Returns an unsubscribe
 * function.
 */
export function watchView(target: HTMLElement, { element, isWatched, onLeave, onReturn }: ViewWatch): () => void {
  const view = target.ownerDocument.defaultView;
  if (view === null) return () => undefined;
  let hasLeft = false;
  let isObservedOut = false;
  const check = () => {
    const isOut = isObservedOut || !isInView(target.getBoundingClientRect(), view.innerHeight);
    if (isOut && isWatched()) {
      hasLeft = true;
      onLeave();
    } else if (!isOut && hasLeft) {
      hasLeft = false;
      onReturn?.();
    }
  };
  const observer =
    'IntersectionObserver' in view
      ? new view.IntersectionObserver(entries => {
          isObservedOut = entries.at(-1)?.isIntersecting === false;
          check();
        })
      : null;
  observer?.observe(target);
  let timer: ReturnType<typeof setInterval> | undefined;
  const checkOrRest = () => {
    if (isWatched() || (hasLeft && onReturn)) check();
    else if (element.paused) clearInterval(timer);
  };
  const begin = () => {
    clearInterval(timer);
    timer = setInterval(checkOrRest, VIEW_CHECK_MS);
  };
  element.addEventListener('play', begin);
  if (isWatched() || !element.paused) begin();
  return () => {
    clearInterval(timer);
    element.removeEventListener('play', begin);
    observer?.disconnect();
  };
}

/** Visible fraction of a player from which it may autoplay. */
const AUTOPLAY_VISIBLE_FRACTION = 0.5;

/** Calls the listener each time at least half of the target becomes visible. Returns an unsubscribe function. */
export function watchHalfVisible(target: Element, onVisible: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    entries => {
      if ((entries.at(-1)?.intersectionRatio ?? 0) >= AUTOPLAY_VISIBLE_FRACTION) onVisible();
    },
    { threshold: AUTOPLAY_VISIBLE_FRACTION },
  );
  observer.observe(target);
  return () => observer.disconnect();
}
