import { useRef, type TouchEvent } from 'react';

interface FingerPosition {
  readonly clientX: number;
  readonly clientY: number;
}

/** Touch handlers around a player: one finger swipes; taps and the player's sliders stay the player's. */
export function usePlayerSwipe(onSwipe: (x: number, y: number) => void) {
  const start = useRef<FingerPosition | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent<HTMLElement>): void {
      const [finger, second] = [touches[0], touches[1]];
      const isSlider = target instanceof Element && target.closest('.rk-player-slider') !== null;
      start.current = finger && !second && !isSlider ? { clientX: finger.clientX, clientY: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent<HTMLElement>): void {
      const [from, finger] = [start.current, changedTouches[0]];
      start.current = null;
      if (from && finger) onSwipe(finger.clientX - from.clientX, finger.clientY - from.clientY);
    },
    onTouchCancel(): void {
      start.current = null;
    },
  };
}
