import { useRef } from 'react';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { SEEK_STEP_SECONDS } from '../store/keymap.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { fractionAt, tapAction } from '../controls/pointer.js';
import type { Tap } from '../controls/pointer.js';

interface SurfaceProps {
  store: PlayerStore | null;
  /** The controls are hidden. */
  isIdle: boolean;
  /** A tap shows the controls if they were hidden on pointer down, else hides them. */
  onTap(wasIdle: boolean): void;
  children: ReactNode;
}

/**
 * Handles the pointer on the video. Mouse: a click plays or pauses, a double click toggles full screen. Touch: a tap toggles
 * the controls, a double tap at a side seeks.
 */
export function Surface({ store, isIdle, onTap, children }: SurfaceProps) {
  const isTouch = useRef(false);
  // Touching also moves the focus, which shows the controls before the click event.
  const wasIdle = useRef(isIdle);
  const previousTap = useRef<Tap | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    isTouch.current = event.pointerType === 'touch';
    wasIdle.current = isIdle;
  };
  const onClick = (event: MouseEvent) => {
    if (!isTouch.current) return store?.request({ type: 'togglePlay' });
    const fraction = fractionAt(event.clientX, event.currentTarget.getBoundingClientRect());
    const tap = { time: event.timeStamp, fraction };
    const action = tapAction(previousTap.current, tap);
    previousTap.current = tap;
    if (action === 'controls') return onTap(wasIdle.current);
    return store?.request({ type: 'seekBy', seconds: action === 'forward' ? SEEK_STEP_SECONDS : -SEEK_STEP_SECONDS });
  };
  const onDoubleClick = () => {
    if (!isTouch.current) store?.request({ type: 'toggleFullscreen' });
  };
  return (
    // Each of these actions also has a key and a button, so the surface needs no role.
    <div
      className="rk-player-surface"
      onPointerDown={onPointerDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      role="presentation"
    >
      {children}
    </div>
  );
}
