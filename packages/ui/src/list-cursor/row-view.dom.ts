/* Rows on screen: where they are in the viewport, how far they are from view, and which element of a row takes the focus. */
import type { Scroller } from '../scroller/scroller.dom.js';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), video[controls], audio[controls], [tabindex]:not([tabindex="-1"])';

/** The element of a row that takes the focus: its focusable article, else its first control, else its article. */
export function focusTargetOf(row: Element): HTMLElement | null {
  return (
    row.querySelector<HTMLElement>('article[tabindex="0"]') ??
    row.querySelector<HTMLElement>(FOCUSABLE) ??
    row.querySelector<HTMLElement>('article')
  );
}

/** The nearest control before or after `element` in the page, outside of it: the way out of a list. */
export function focusableBeside(element: Element, side: 'before' | 'after'): HTMLElement | null {
  const wanted = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const beside = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    candidate =>
      !element.contains(candidate) &&
      !candidate.contains(element) &&
      (element.compareDocumentPosition(candidate) & wanted) !== 0 &&
      (candidate.checkVisibility?.() ?? true),
  );
  return (side === 'before' ? beside.at(-1) : beside[0]) ?? null;
}

/** The part of the viewport that nothing sticky covers, in px from the viewport's top. */
function clearView(scroller: Scroller): { top: number; bottom: number } {
  const { start, end } = scroller.padding();
  return { top: start, bottom: scroller.viewportHeight() - end };
}

/** The first row of which at least half is in view. At the scroller's top it is the first row: none can move further down. */
export function firstRowInView(list: Element, scroller: Scroller): HTMLElement | null {
  const top = scroller.offset() > 0 ? clearView(scroller).top : 0;
  for (const row of list.children) {
    const { height } = row.getBoundingClientRect();
    if (row instanceof HTMLElement && scroller.viewportOffsetOf(row) + height / 2 >= top) return row;
  }
  return null;
}

/** Where the row's top has to be for the row to be in view, in px from the viewport's top; null when it is in view. */
export function wantedTop(row: Element, scroller: Scroller): number | null {
  const { height } = row.getBoundingClientRect();
  const top = scroller.viewportOffsetOf(row);
  const view = clearView(scroller);
  if (height > view.bottom - view.top) return Math.abs(top - view.top) < 1 ? null : view.top;
  if (top < view.top) return view.top;
  return top + height > view.bottom ? view.bottom - height : null;
}
