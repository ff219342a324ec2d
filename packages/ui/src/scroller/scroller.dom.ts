/*
 * The scroller of a list as a value: the window, or an element with `overflow: auto`. A list and everything that follows its scroll
 * position (pull to refresh, restoration, cursor) take the same one, so none of them reads `window.scrollY`.
 */

/**
 * `pan`: the reader scrolls by wheel or touch. `input`: the reader may scroll, also by keys or the scrollbar; both come before the
 * scroll itself. `resize`: the viewport changes its size.
 */
export type ScrollerEvent = 'scroll' | 'scrollend' | 'resize' | 'pan' | 'input';

/** All lengths in px. */
export interface Scroller {
  /** The scroll offset: 0 at the top, below 0 while a rubber band is pulled. */
  offset(): number;
  /** Instant unless `behavior` says `smooth`. */
  scrollTo(offset: number, behavior?: 'instant' | 'smooth'): void;
  scrollBy(distance: number, behavior?: 'instant' | 'smooth'): void;
  viewportHeight(): number;
  /** Height of the content, at least the viewport's. */
  contentHeight(): number;
  /** Space at the viewport's edges that something sticky covers: the scroller's `scroll-padding`. */
  padding(): { readonly start: number; readonly end: number };
  /** From the viewport's top to the element's top. */
  viewportOffsetOf(element: Element): number;
  /** From the content's top to the element's top: the offset at which the element begins at the viewport's top. */
  topOf(element: Element): number;
  /** Returns an unsubscribe function. */
  subscribe(event: ScrollerEvent, listener: () => void): () => void;
  /** The scrolling element, as an `IntersectionObserver` takes it for its root; null for the window. */
  readonly element: HTMLElement | null;
}

const PAN_EVENTS = ['wheel', 'touchmove'];
/** The DOM events of a scroller's event. `mousedown` is a press on the scrollbar, among others. */
const domEvents: Record<ScrollerEvent, readonly string[]> = {
  scroll: ['scroll'],
  scrollend: ['scrollend'],
  resize: ['resize'],
  pan: PAN_EVENTS,
  input: [...PAN_EVENTS, 'keydown', 'mousedown'],
};

function listen(target: EventTarget, types: readonly string[], listener: () => void): () => void {
  for (const type of types) target.addEventListener(type, listener, { passive: true });
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
}

function paddingOf(element: Element): { start: number; end: number } {
  const style = getComputedStyle(element);
  return {
    start: Number.parseFloat(style.scrollPaddingBlockStart) || 0,
    end: Number.parseFloat(style.scrollPaddingBlockEnd) || 0,
  };
}

const theWindow: Scroller = {
  offset: () => window.scrollY,
  scrollTo: (top, behavior = 'instant') => window.scrollTo({ top, behavior }),
  scrollBy: (top, behavior = 'instant') => window.scrollBy({ top, behavior }),
  // The root element's height leaves out a horizontal scrollbar; it is 0 where nothing is laid out.
  viewportHeight: () => document.documentElement.clientHeight || window.innerHeight,
  contentHeight: () => document.documentElement.scrollHeight,
  padding: () => paddingOf(document.documentElement),
  viewportOffsetOf: element => element.getBoundingClientRect().top,
  topOf: element => element.getBoundingClientRect().top + window.scrollY,
  subscribe: (event, listener) => listen(window, domEvents[event], listener),
  element: null,
};

/** The page's own scroller. Always the same value. */
export function windowScroller(): Scroller {
  return theWindow;
}

/** The scroller that `element` is. Make it once per element: consumers subscribe again for another value. */
export function elementScroller(element: HTMLElement): Scroller {
  // The viewport is the padding box: it begins below the border.
  const viewportOffsetOf = (other: Element) =>
    other.getBoundingClientRect().top - element.getBoundingClientRect().top - element.clientTop;
  return {
    offset: () => element.scrollTop,
    scrollTo: (top, behavior = 'instant') => element.scrollTo({ top, behavior }),
    scrollBy: (top, behavior = 'instant') => element.scrollBy({ top, behavior }),
    viewportHeight: () => element.clientHeight,
    contentHeight: () => element.scrollHeight,
    padding: () => paddingOf(element),
    viewportOffsetOf,
    topOf: other => viewportOffsetOf(other) + element.scrollTop,
    subscribe(event, listener) {
      if (event !== 'resize') return listen(element, domEvents[event], listener);
      if (typeof ResizeObserver === 'undefined') return () => undefined;
      const observer = new ResizeObserver(listener);
      observer.observe(element);
      return () => observer.disconnect();
    },
    element,
  };
}
