import type { TimeRange } from './player-state.js';

/** Least time, in milliseconds, between two seeks of a drag over a video. Spec 9. */
export const VIDEO_DRAG_MS = 60;
/** Least time, in milliseconds, between two steps of a drag over sound, and of any drag of a volume. Spec 9. */
export const AUDIO_DRAG_MS = 15;

/** `value` within `minimum` and `maximum`; what is not a number gives the minimum. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Number.isNaN(value) ? minimum : Math.min(Math.max(value, minimum), Math.max(minimum, maximum));
}

/** What there is to seek in: the whole of a medium of known length, else what the element offers (a live stream). */
export function seekBounds(duration: number | null, seekable: TimeRange | null): TimeRange {
  return duration !== null ? { start: 0, end: duration } : (seekable ?? { start: 0, end: 0 });
}

/** Where a pointer is on a bar that runs from left to right: 0 at its left edge, 1 at its right. */
export function fractionAt(pointerX: number, bar: { readonly left: number; readonly width: number }): number {
  return bar.width > 0 ? clamp((pointerX - bar.left) / bar.width, 0, 1) : 0;
}

/** The part of a whole, 0 to 1; 0 when the whole is unknown. */
export function fractionOf(seconds: number, duration: number | null): number {
  return duration !== null && duration > 0 ? clamp(seconds / duration, 0, 1) : 0;
}

/** A function that runs at most once in so many milliseconds; the last call is never lost. */
export interface Throttled<Value> {
  (value: Value): void;
  /** Runs what is still waiting, now. */
  flush(): void;
  /** Forgets what is still waiting. */
  cancel(): void;
}

/** `run`, at once and then at most every `milliseconds`, always with the newest value. */
export function throttleLatest<Value>(run: (value: Value) => void, milliseconds: number): Throttled<Value> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: { readonly value: Value } | null = null;
  const runWaiting = () => {
    timer = null;
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(runWaiting, milliseconds);
    run(value);
  };
  const throttled = (value: Value) => {
    waiting = { value };
    if (timer === null) runWaiting();
  };
  const cancel = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    waiting = null;
  };
  const flush = () => {
    const last = waiting;
    cancel();
    if (last !== null) run(last.value);
  };
  return Object.assign(throttled, { flush, cancel });
}
