import { useEffect, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button, input, textarea, select, summary, audio[controls], video[controls], [tabindex], [contenteditable]';

/**
 * Puts an element that scrolls in the tab order while nothing in it takes the focus: only some browsers let keys scroll it otherwise.
 * Follows its size and its content.
 */
export function useKeyScroll(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = scroller;
    if (element === null) return undefined;
    const update = (): void => {
      // The layout is asked last: it would be made anew for each key that a field in the modal takes.
      const isNeeded = element.querySelector(FOCUSABLE) === null && element.scrollHeight > element.clientHeight;
      if (isNeeded) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    update();
    const content = new MutationObserver(update);
    content.observe(element, { childList: true, characterData: true, subtree: true });
    const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(update);
    size?.observe(element);
    return () => {
      content.disconnect();
      size?.disconnect();
    };
  }, [scroller]);
}
