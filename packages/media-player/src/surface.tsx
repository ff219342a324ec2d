import { useRef } from 'react';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { SEEK_STEP_SECONDS } from './keymap.js';
import type { PlayerStore } from './player-store.js';
import { fractionAt } from './seek.js';
import { tapMeaning } from './tap.js';
import type { Tap } from './tap.js';

export interface SurfaceProps {
  store: PlayerStore | null;
  /** The controls are away. */
  isIdle: boolean;
  /** A tap asks for the controls if they were away when the finger came down, or asks them to go. */
  onTap(wasIdle: boolean): void;
  children: ReactNode;
}

/** The picture under mouse and finger: a click plays, a double click fills the screen; a tap is for the controls, two at a side seek. */
export function Surface({ store, isIdle, onTap, children }: SurfaceProps) {
  const isFinger = useRef(false);
  // The finger also brings the focus, and that the controls, before its tap is known.
  const wasIdle = useRef(isIdle);
  const before = useRef<Tap | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    isFinger.current = event.pointerType === 'touch';
    wasIdle.current = isIdle;
  };
  const onClick = (event: MouseEvent) => {
    if (!isFinger.current) return store?.request({ type: 'togglePlay' });
    const fraction = fractionAt(event.clientX, event.currentTarget.getBoundingClientRect());
    const tap = { time: event.timeStamp, fraction };
    const meaning = tapMeaning(before.current, tap);
    before.current = tap;
    if (meaning === 'controls') return onTap(wasIdle.current);
    return store?.request({ type: 'seekBy', seconds: meaning === 'forward' ? SEEK_STEP_SECONDS : -SEEK_STEP_SECONDS });
  };
  const onDoubleClick = () => {
    if (!isFinger.current) store?.request({ type: 'toggleFullscreen' });
  };
  return (
    // Every one of these has its key and its button; the surface adds none of its own for speech.
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
