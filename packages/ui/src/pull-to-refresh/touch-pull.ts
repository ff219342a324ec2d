import { canPull } from './pull-state.js';

export interface TouchPullHandlers {
  onPress(y: number): void;
  /** True when the movement is the pull's, and the page must not scroll by it. */
  onDrag(y: number): boolean;
  onRelease(): void;
}

/** Tells of touches on `content` that may be pulls. Returns the way to stop. */
export function watchTouches(content: HTMLElement, handlers: TouchPullHandlers): () => void {
  let isArmed = false;
  const disarm = (): void => {
    if (!isArmed) return;
    isArmed = false;
    handlers.onRelease();
  };
  const onStart = (event: TouchEvent): void => {
    disarm();
    const [touch] = event.touches;
    isArmed =
      touch !== undefined &&
      canPull({
        touches: event.touches.length,
        contentTop: content.getBoundingClientRect().top,
        pageScroll: window.scrollY,
        canInnerScrollUp: canScrollUp(event.target, content),
        isModalOpen: isBehindModal(content),
      });
    if (isArmed && touch !== undefined) handlers.onPress(touch.clientY);
  };
  const onMove = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (!isArmed || touch === undefined) return;
    if (!handlers.onDrag(touch.clientY)) isArmed = false;
    else if (event.cancelable) event.preventDefault();
  };
  content.addEventListener('touchstart', onStart, { passive: true });
  // Not passive: a pull keeps the page from scrolling under it.
  content.addEventListener('touchmove', onMove, { passive: false });
  content.addEventListener('touchend', disarm);
  content.addEventListener('touchcancel', disarm);
  return () => {
    content.removeEventListener('touchstart', onStart);
    content.removeEventListener('touchmove', onMove);
    content.removeEventListener('touchend', disarm);
    content.removeEventListener('touchcancel', disarm);
  };
}

function canScrollUp(target: EventTarget | null, content: HTMLElement): boolean {
  for (let element = target instanceof Element ? target : null; element && element !== content; element = element.parentElement) {
    if (element.scrollTop > 0) return true;
  }
  return false;
}

/** What a modal covers is hidden from assistive technology, or the modal says so itself. */
function isBehindModal(content: HTMLElement): boolean {
  return (
    content.closest('[aria-hidden="true"], [inert]') !== null ||
    document.querySelector('[aria-modal="true"], dialog[open]') !== null
  );
}
