/** The pointer rests this long on a link before its card opens. */
export const HOVER_OPEN_MS = 600;
/** Time to move the pointer from a link to its card. */
const HOVER_CLOSE_MS = 250;

/** Marks the card: the pointer may move into it. */
export const HOVER_CARD_ATTRIBUTE = 'data-hover-card';

export interface HoverWatch {
  /** Links that have a card. */
  selector: string;
  /** The card of a link is wanted. `isByKey`: the reader pressed Alt+ArrowDown on it. */
  onOpen(anchor: HTMLElement, isByKey: boolean): void;
  /** The card is no longer wanted. `isByKey`: Escape was pressed. */
  onClose(isByKey: boolean): void;
}

/**
 * Watches for readers who rest on a link: a pair of listeners for the whole document instead of one for each row. Touches open nothing, nor
 * does a link that scrolls below the pointer, nor plain focus. Returns an unsubscribe function.
 */
export function watchHover({ selector, onOpen, onClose }: HoverWatch): () => void {
  let anchor: HTMLElement | null = null;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A link below the pointer, which has not moved on it yet: it may have scrolled there. */
  let passing: HTMLElement | null = null;
  let place = '';

  const forget = (): void => {
    clearTimeout(timer);
    anchor = null;
    passing = null;
  };
  const close = (isByKey: boolean): void => {
    forget();
    if (!isOpen) return;
    isOpen = false;
    onClose(isByKey);
  };
  const open = (isByKey: boolean): void => {
    clearTimeout(timer);
    if (anchor === null || !anchor.isConnected) return;
    isOpen = true;
    onOpen(anchor, isByKey);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    const link = target.closest<HTMLElement>(selector);
    const isInside = (link !== null && link === anchor) || (isOpen && target.closest(`[${HOVER_CARD_ATTRIBUTE}]`) !== null);
    if (isInside) {
      if (isOpen) clearTimeout(timer);
      return;
    }
    if (isOpen) {
      clearTimeout(timer);
      timer = setTimeout(() => close(false), HOVER_CLOSE_MS);
      return;
    }
    forget();
    passing = link;
  };
  const onPointerMove = ({ screenX, screenY, pointerType }: PointerEvent): void => {
    const here = `${screenX} ${screenY}`;
    const hasMoved = here !== place;
    place = here;
    // Browsers report a move, too, when the page scrolls below a pointer that rests.
    if (passing === null || !hasMoved || pointerType === 'touch') return;
    anchor = passing;
    passing = null;
    timer = setTimeout(() => open(false), HOVER_OPEN_MS);
  };
  const onPointerLeave = (): void => {
    if (!isOpen) forget();
  };
  const onScroll = ({ target }: Event): void => {
    // A long description scrolls inside the card.
    if (target instanceof Element && target.closest(`[${HOVER_CARD_ATTRIBUTE}]`) !== null) return;
    close(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close(true);
      return;
    }
    if (event.key !== 'ArrowDown' || !event.altKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLElement>(selector);
    if (link === null) return;
    event.preventDefault();
    anchor = link;
    open(true);
  };
  // A press follows the link, or uses something else on the page.
  const onPointerDown = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element) || target.closest(`[${HOVER_CARD_ATTRIBUTE}]`) === null) close(false);
  };

  const page = document.documentElement;
  document.addEventListener('pointerover', onPointerOver, { passive: true });
  document.addEventListener('pointermove', onPointerMove, { passive: true });
  page.addEventListener('pointerleave', onPointerLeave);
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    close(false);
    document.removeEventListener('pointerover', onPointerOver);
    document.removeEventListener('pointermove', onPointerMove);
    page.removeEventListener('pointerleave', onPointerLeave);
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('scroll', onScroll, { capture: true });
    document.removeEventListener('keydown', onKeyDown, true);
  };
}
