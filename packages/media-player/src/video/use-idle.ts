import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Time, in milliseconds, after the last interaction at which the controls of a playing video hide (MED-01). */
const IDLE_MS = 3000;

interface Idle {
  /** True when the controls may be hidden. */
  readonly isIdle: boolean;
  /** Reports an interaction: shows the controls. */
  wake(): void;
  /** Hides the controls immediately. */
  rest(): void;
}

/** Hides the controls after 3 s of playback without interaction; never while a control has visible focus or a menu is open. */
export function useIdle(root: RefObject<HTMLElement | null>, isPlaying: boolean): Idle {
  const [isResting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const schedule = useCallback(() => {
    clearInterval(timer.current);
    timer.current = setInterval(() => {
      if (isInUse(root.current)) return;
      clearInterval(timer.current);
      keepFocus(root.current);
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
    keepFocus(root.current);
    setResting(true);
  }, [root, isPlaying]);
  return { isIdle: isPlaying && isResting, wake, rest };
}

/** Moves the focus from a control that is about to hide to the player, so that its keys keep working. */
function keepFocus(root: HTMLElement | null): void {
  if (root?.querySelector('.rk-player-controls :focus') != null) root.focus({ preventScroll: true });
}

/** True while a control has visible focus or a menu is open. */
function isInUse(root: HTMLElement | null): boolean {
  return root?.querySelector(':focus-visible, [role=menu]') != null;
}
