import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DOUBLE_TAP_MS, fractionAt, tapAction, throttleLatest, VIDEO_DRAG_MS } from './pointer.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[MED-07] seeks at most every 60 ms while dragging and never drops the last position', () => {
  const run = vi.fn();
  const move = throttleLatest(run, VIDEO_DRAG_MS);
  move(1);
  move(2);
  move(3);
  expect(run.mock.calls).toEqual([[1]]);
  vi.advanceTimersByTime(VIDEO_DRAG_MS - 1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([[1], [3]]);
  move(4);
  move.flush();
  expect(run).toHaveBeenLastCalledWith(4);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('stops seeking when the drag is cancelled', () => {
  const run = vi.fn();
  const move = throttleLatest(run, 15);
  move(1);
  move(2);
  move.cancel();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
});

it('keeps the position on the bar between 0 and 1', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), (pointer, left, width) => {
      const fraction = fractionAt(pointer, { left, width });
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThanOrEqual(1);
    }),
  );
});

it('converts a pointer position to a position on the bar', () => {
  expect(fractionAt(150, { left: 100, width: 200 })).toBe(0.25);
  expect(fractionAt(99, { left: 100, width: 200 })).toBe(0);
  expect(fractionAt(301, { left: 100, width: 200 })).toBe(1);
});

const tap = (time: number, fraction: number) => ({ time, fraction });

it('[MED-01] seeks on a double tap in an outer third, up to 300 ms apart', () => {
  expect(tapAction(tap(0, 0.9), tap(DOUBLE_TAP_MS, 0.8))).toBe('forward');
  expect(tapAction(tap(0, 0.9), tap(DOUBLE_TAP_MS + 1, 0.8))).toBe('controls');
  expect(tapAction(tap(0, 0.1), tap(100, 0.3))).toBe('back');
});

it('toggles the controls on a single tap, in the middle and across sides', () => {
  expect(tapAction(null, tap(0, 0.9))).toBe('controls');
  expect(tapAction(tap(0, 0.5), tap(100, 0.5))).toBe('controls');
  expect(tapAction(tap(0, 0.1), tap(100, 0.9))).toBe('controls');
});
