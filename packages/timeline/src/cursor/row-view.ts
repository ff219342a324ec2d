/** Rows on the screen: where they stand, how they come into view, what in them takes the focus. */

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), video[controls], audio[controls], [tabindex]:not([tabindex="-1"])';

/** What takes the focus in a row: the post itself; else the first control in it; else the row's article. */
export function focusTargetOf(row: Element): HTMLElement | null {
  return (
    row.querySelector<HTMLElement>('article[tabindex="0"]') ??
    row.querySelector<HTMLElement>(FOCUSABLE) ??
    row.querySelector<HTMLElement>('article')
  );
}

/** The first control outside `element`, before or after it in the page; for the way out of a feed. */
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

/** The part of the viewport that nothing covers, by the page's scroll padding, in px from the viewport's top. */
function clearView(): { top: number; bottom: number } {
  const style = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(style.scrollPaddingTop) || 0,
    bottom: window.innerHeight - (Number.parseFloat(style.scrollPaddingBottom) || 0),
  };
}

/** The first row of which at least half is in view; at the page's top, where no row can come further down, the first of all. */
export function firstRowInView(list: Element): HTMLElement | null {
  const top = window.scrollY > 0 ? clearView().top : 0;
  for (const row of list.children) {
    const box = row.getBoundingClientRect();
    if (row instanceof HTMLElement && box.top + box.height / 2 >= top) return row;
  }
  return null;
}

/** Where a row's top has to be for it to be in view, in px from the viewport's top; null when it is in view. */
export function wantedTop(row: Element): number | null {
  const box = row.getBoundingClientRect();
  const view = clearView();
  const isTall = box.height > view.bottom - view.top;
  if (isTall) return Math.abs(box.top - view.top) < 1 ? null : view.top;
  if (box.top < view.top) return view.top;
  return box.bottom > view.bottom ? view.bottom - box.height : null;
}
