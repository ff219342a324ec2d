import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How long, in milliseconds, the controls of a playing video stay after the last sign of its reader. Spec 12.1. */
export const IDLE_MS = 3000;

export interface Idle {
  /** Nothing was touched for a while: the controls may go. */
  readonly isIdle: boolean;
  /** Someone is there. */
  wake(): void;
  /** The controls go at once, as a tap asks. */
  rest(): void;
}

/** Tells when the controls may go: 3 s into playing, never while one of them has the keyboard or a menu is open. */
export function useIdle(root: RefObject<HTMLElement | null>, isPlaying: boolean): Idle {
  const [isResting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const schedule = useCallback(() => {
    clearInterval(timer.current);
    timer.current = setInterval(() => {
      if (isInUse(root.current)) return;
      clearInterval(timer.current);
      keepKeys(root.current);
      setResting(true);
    }, IDLE_MS);
  }, [root]);
  useEffect(() => {
    if (isPlaying) schedule();
    return () => clearInterval(timer.current);
  }, [isPlaying, schedule]);
  const wake = useCallback(() => {
    setResting(false);
    if (isPlaying) schedule();
  }, [isPlaying, schedule]);
  const rest = useCallback(() => {
    if (!isPlaying || isInUse(root.current)) return;
    keepKeys(root.current);
    setResting(true);
  }, [root, isPlaying]);
  return { isIdle: isPlaying && isResting, wake, rest };
}

/** A control that a pointer left the focus on goes with the others; the keys stay the player's. */
function keepKeys(root: HTMLElement | null): void {
  if (root?.querySelector('.rk-player-controls :focus') != null) root.focus({ preventScroll: true });
}

/** The keyboard is on a control, or a menu is open. */
function isInUse(root: HTMLElement | null): boolean {
  return root?.querySelector(':focus-visible, [role=menu]') != null;
}
