import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_PRESS_MS = 500;
/** A finger that moves farther scrolls. */
const MOVE_PX = 10;

/** Handlers that call `onPress` on the right button and after a long touch; none without `onPress`. */
export function useLongPress(onPress: (() => void) | undefined) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const cancel = (): void => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => cancel, []);
  if (onPress === undefined) return {};
  return {
    onContextMenu(event: MouseEvent): void {
      // Links, pictures and selected text keep the menu of the browser.
      const isOnLink = event.target instanceof Element && event.target.closest('a, button, video, audio') !== null;
      if (isOnLink || getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      cancel();
      onPress();
    },
    onPointerDown(event: PointerEvent): void {
      cancel();
      if (event.pointerType === 'mouse') return;
      const { clientX: x, clientY: y } = event;
      press.current = { timer: setTimeout(onPress, LONG_PRESS_MS), x, y };
    },
    onPointerMove(event: PointerEvent): void {
      const { current } = press;
      if (current !== null && Math.hypot(event.clientX - current.x, event.clientY - current.y) > MOVE_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  };
}
