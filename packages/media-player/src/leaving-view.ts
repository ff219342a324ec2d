/** How often, in milliseconds, a playing medium's place is looked at. Spec 9. */
export const VIEW_CHECK_MS = 150;

export interface ViewWatch {
  /** What plays in it. */
  readonly element: HTMLMediaElement;
  /** Only then is it looked at: while it plays, and is not shown in a window of its own. */
  isWatched(): boolean;
  /** It is out of the view; called again at the next check while `isWatched()` stays true. */
  onLeave(): void;
  /** It is in the view again, after it had left. */
  onReturn?(): void;
}

/** In view: not above the top edge, and not below the bottom one. Pixels; a bottom or a top exactly at the edge is in view. */
export function isInView(box: { readonly top: number; readonly bottom: number }, viewportHeight: number): boolean {
  return box.top <= viewportHeight && box.bottom >= 0;
}

/**
 * Tells when a medium leaves the view and comes back. An observer tells at once, also where an inner list scrolls;
 * the regular check is for what an observer misses (a page that is moved by a script, a browser without one).
 * It costs nothing before something plays. Gives the way to stop.
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
  const look = () => {
    if (isWatched() || (hasLeft && onReturn)) check();
    else if (element.paused) clearInterval(timer);
  };
  const begin = () => {
    clearInterval(timer);
    timer = setInterval(look, VIEW_CHECK_MS);
  };
  element.addEventListener('play', begin);
  if (isWatched() || !element.paused) begin();
  return () => {
    clearInterval(timer);
    element.removeEventListener('play', begin);
    observer?.disconnect();
  };
}
