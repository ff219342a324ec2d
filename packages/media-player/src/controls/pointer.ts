import { clamp } from '../store/player-state.js';

/** Minimum time, in milliseconds, between two seeks while dragging on a video's seek bar (MED-07). */
export const VIDEO_DRAG_MS = 60;
/** Minimum time, in milliseconds, between two updates while dragging on an audio seek bar or a volume slider (MED-07). */
export const AUDIO_DRAG_MS = 15;

/** The pointer's position on a bar that runs from left to right: 0 at its left edge, 1 at its right. */
export function fractionAt(pointerX: number, bar: { readonly left: number; readonly width: number }): number {
  return bar.width > 0 ? clamp((pointerX - bar.left) / bar.width, 0, 1) : 0;
}

/** A throttled function that never drops the last call. */
export interface Throttled<Value> {
  (value: Value): void;
  /** Runs the pending call immediately. */
  flush(): void;
  /** Discards the pending call. */
  cancel(): void;
}

/** Throttles `run`: the first call runs immediately, later ones at most every `milliseconds` with the latest value. */
export function throttleLatest<Value>(run: (value: Value) => void, milliseconds: number): Throttled<Value> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let pending: { readonly value: Value } | null = null;
  const runPending = () => {
    timer = null;
    if (pending === null) return;
    const { value } = pending;
    pending = null;
    timer = setTimeout(runPending, milliseconds);
    run(value);
  };
  const throttled = (value: Value) => {
    pending = { value };
    if (timer === null) runPending();
  };
  const cancel = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    pending = null;
  };
  const flush = () => {
    const last = pending;
    cancel();
    if (last !== null) run(last.value);
  };
  return Object.assign(throttled, { flush, cancel });
}

/** Maximum time, in milliseconds, between the two taps of a double tap. */
export const DOUBLE_TAP_MS = 300;

/** A tap on the video. */
export interface Tap {
  /** Milliseconds on any monotonic clock. */
  readonly time: number;
  /** 0 at the left edge, 1 at the right. */
  readonly fraction: number;
}

type TapAction = 'forward' | 'back' | 'controls';

/** The action of a tap: a double tap in an outer third seeks, any other tap shows or hides the controls. */
export function tapAction(previous: Tap | null, tap: Tap): TapAction {
  const side = sideOf(tap.fraction);
  const isDouble = previous !== null && tap.time - previous.time <= DOUBLE_TAP_MS && sideOf(previous.fraction) === side;
  return isDouble && side !== null ? side : 'controls';
}

function sideOf(fraction: number): 'forward' | 'back' | null {
  if (fraction < 1 / 3) return 'back';
  return fraction > 2 / 3 ? 'forward' : null;
}
