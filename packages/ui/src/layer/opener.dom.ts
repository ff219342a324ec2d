let trigger: HTMLElement | null = null;

function forget(): void {
  trigger = null;
}

/**
 * Remembers the button of a menu whose item was pressed, until something takes the focus: a modal that the item opens may mount while the
 * menu fades out with the focus on the item, or after the menu is gone and before the focus is back on the button.
 */
export function rememberTrigger(element: HTMLElement | null): void {
  trigger = element;
  // A move of the focus inside a shadow root is not heard around it.
  (element ?? document).getRootNode().addEventListener('focusin', forget, { once: true });
}

/** The element that opened a layer, with its place in a feed where it is in one: the row may be gone when the layer closes. */
interface Opener {
  element: HTMLElement | null;
  row: Element | null;
  feed: Element | null;
  /** `aria-posinset` of its row; 0 outside of a feed. */
  position: number;
}

/** The element that opened the layer that mounts now: the button of the menu that led to it, or the focused one. */
export function currentOpener(): Opener {
  const focused = focusedElement();
  const element = trigger ?? (focused instanceof HTMLElement && focused !== document.body ? focused : null);
  const row = element?.closest('article[aria-posinset]') ?? null;
  const feed = row?.closest('[role="feed"]') ?? null;
  return { element, row, feed, position: Number(row?.getAttribute('aria-posinset') ?? 0) };
}

/** The focused element, also inside a shadow root. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The row that has taken the opener's place: the first one from there on, else the last one. */
function rowInPlace({ feed, position }: Opener): HTMLElement | null {
  const rows = [...(feed?.querySelectorAll<HTMLElement>('article[aria-posinset]') ?? [])];
  const row = rows.find(one => Number(one.getAttribute('aria-posinset')) >= position) ?? rows.at(-1) ?? null;
  return row?.matches('[tabindex="0"]') === false ? row.querySelector<HTMLElement>('a[href], button') : row;
}

/** The row of the opener may go within this time: the layer closes first and acts then. In ms. */
const PATIENCE_MS = 2_000;

/**
 * Focuses the opener of a layer that closed, after the layer's own return of the focus, and only when that left the focus nowhere. Where the
 * opener is gone with its row, the row in its place takes the focus.
 */
export function returnFocus(opener: Opener): void {
  let frame = 0;
  const closedAt = performance.now();
  const look = (): void => {
    frame += 1;
    const { body } = document;
    const activeElement = focusedElement();
    const isPresent = opener.element?.isConnected === true;
    if (frame === 2 && activeElement === body && isPresent) opener.element?.focus();
    if (frame >= 2 && activeElement === body && !isPresent) return rowInPlace(opener)?.focus({ preventScroll: true });
    const isInRow = activeElement === body || opener.row?.contains(activeElement) === true;
    const isSettled = frame >= 2 && !isInRow;
    const mayGo = opener.feed !== null && !isSettled && performance.now() - closedAt < PATIENCE_MS;
    if (frame < 2 || mayGo) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
