import type { Scroller } from '../scroller/scroller.dom.js';
import { PIN_MS } from '../virtual-list/row-pin.js';
import { wantedTop } from './row-view.dom.js';

/**
 * Keeps a row that was brought into view clear while it and the rows around it get their heights: for as long as a list holds a row, and until
 * the reader may scroll. A row is held by its top alone, so one at the lower edge would grow out of view.
 *
 * @param jump Scrolls instantly to where the row is `top` px below the viewport's top.
 * @returns Ends the hold.
 */
export function holdInView(row: HTMLElement, scroller: Scroller, jump: (top: number) => void): () => void {
  const until = performance.now() + PIN_MS;
  /** Where the row was left. One that cannot come into view, as at an end of the page, is not moved again. */
  let left = '';
  let unsubscribe: (() => void) | null = null;
  const place = (): string => `${row.offsetHeight} ${scroller.viewportOffsetOf(row)}`;

  const check = (): void => {
    // A page that is kept behind another one has no boxes.
    if (performance.now() > until || row.getClientRects().length === 0) {
      stop();
      return;
    }
    // Not at once: the key that moved the cursor is still being dispatched, and would count as one that scrolls.
    unsubscribe ??= scroller.subscribe('input', stop);
    const top = wantedTop(row, scroller);
    if (top !== null && place() !== left) {
      jump(top);
      left = place();
    }
    frame = requestAnimationFrame(check);
  };
  let frame = requestAnimationFrame(check);

  function stop(): void {
    cancelAnimationFrame(frame);
    unsubscribe?.();
  }
  return stop;
}
