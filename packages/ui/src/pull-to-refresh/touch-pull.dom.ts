import type { Scroller } from '../scroller/scroller.dom.js';
import { canPull } from './pull-state.js';

interface TouchPullHandlers {
  onPress(y: number): void;
  /** Returns whether the movement belongs to the pull: then it does not scroll. */
  onDrag(y: number): boolean;
  onRelease(): void;
}

/** Calls the handlers for touches on `content` that may be pulls. Returns a cleanup function. */
export function watchTouches(content: HTMLElement, scroller: Scroller, handlers: TouchPullHandlers): () => void {
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
        contentTop: scroller.viewportOffsetOf(content),
        scrollOffset: scroller.offset(),
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
  const scrolling = scroller.element ?? document.documentElement;
  // The browser's own pull to refresh would run beside this one.
  scrolling.style.overscrollBehaviorY = 'contain';
  content.addEventListener('touchstart', onStart, { passive: true });
  // Not passive: a pull prevents scrolling.
  content.addEventListener('touchmove', onMove, { passive: false });
  content.addEventListener('touchend', disarm);
  content.addEventListener('touchcancel', disarm);
  return () => {
    scrolling.style.overscrollBehaviorY = '';
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

/** Modals hide the content below them from assistive technology, or have `aria-modal`. */
function isBehindModal(content: HTMLElement): boolean {
  return (
    content.closest('[aria-hidden="true"], [inert]') !== null ||
    document.querySelector('[aria-modal="true"], dialog[open]') !== null
  );
}
