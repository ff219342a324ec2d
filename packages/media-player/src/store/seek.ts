import type { TimeRange } from './player-state.js';

/** `value` limited to `minimum` and `maximum`; `NaN` becomes the minimum. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Number.isNaN(value) ? minimum : Math.min(Math.max(value, minimum), Math.max(minimum, maximum));
}

/** The range to seek in: the full duration when it is known, else the seekable range of a live stream. */
export function seekBounds(duration: number | null, seekable: TimeRange | null): TimeRange {
  return duration !== null ? { start: 0, end: duration } : (seekable ?? { start: 0, end: 0 });
}

/** `seconds` as a fraction of the duration, 0 to 1; 0 while the duration is unknown. */
export function fractionOf(seconds: number, duration: number | null): number {
  return duration !== null && duration > 0 ? clamp(seconds / duration, 0, 1) : 0;
}
