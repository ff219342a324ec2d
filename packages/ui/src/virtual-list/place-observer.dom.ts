/** The observed strip around the top of the list, above and below it, in px. */
const STRIP_PX = 8;
/** Horizontally the place does not matter. */
const ANY_PX = 100_000;
/** While the list moves by a scroll, it is observed anew at most this often, in ms. */
const REST_MS = 150;

/**
 * Calls `onPlace` when an element may have moved in its scroller for any reason: something above it grew or went, it was shown, or moved in the
 * document. No event says so, and a ResizeObserver sees sizes alone. An IntersectionObserver looks at a strip around the element's top: a move
 * by more than half the strip changes how much of the element is in it. A scroll is a move, too: the caller compares. Returns a function that
 * ends it.
 *
 * @param root The scroller; null for the window.
 */
export function observePlace(element: HTMLElement, root: HTMLElement | null, onPlace: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  let observer: IntersectionObserver | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const observe = (): void => {
    observer?.disconnect();
    timer = undefined;
    const box = element.getBoundingClientRect();
    const view = root?.getBoundingClientRect() ?? {
      top: 0,
      height: (document.scrollingElement ?? document.documentElement).clientHeight,
    };
    const top = Math.round(box.top - view.top);
    const rootMargin = [STRIP_PX - top, ANY_PX, top + STRIP_PX - Math.round(view.height), ANY_PX].map(px => `${px}px`).join(' ');
    // The part of the element that is in the strip now, give or take half of it. A low element fills less.
    const part = (px: number): number => Math.min(1, px / Math.max(box.height, STRIP_PX));
    let isFirst = true;
    observer = new IntersectionObserver(
      ([entry]) => {
        // The first answer tells where it is now, and whether it is as high as the thresholds say.
        const now = element.getBoundingClientRect();
        const isSame = isFirst && Math.abs(now.top - box.top) < 1 && Math.abs(now.height - box.height) < box.height / 4;
        isFirst = false;
        if (isSame || entry === undefined) return;
        onPlace();
        timer ??= setTimeout(again, REST_MS);
      },
      { root: root ?? document, rootMargin, threshold: [0, part(STRIP_PX / 2), part(STRIP_PX * 1.5)] },
    );
    observer.observe(element);
  };

  // Since the answer it may have moved on, out of sight of the strip.
  const again = (): void => {
    onPlace();
    observe();
  };

  observe();
  return () => {
    observer?.disconnect();
    clearTimeout(timer);
  };
}
