import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AUDIO_DRAG_MS, DOUBLE_TAP_MS, fractionAt, tapAction, throttleLatest, VIDEO_DRAG_MS } from './pointer.js';

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

it('has no position on a bar without a width', () => {
  expect(fractionAt(150, { left: 100, width: 0 })).toBe(0);
  expect(fractionAt(100.5, { left: 100, width: 1 })).toBe(0.5);
});

it('[MED-07] drags a video every 60 ms and audio every 15 ms, and taps twice within 300 ms', () => {
  expect([VIDEO_DRAG_MS, AUDIO_DRAG_MS, DOUBLE_TAP_MS]).toEqual([60, 15, 300]);
});

it('runs a call at once after a pause, and each value once', () => {
  const run = vi.fn();
  const move = throttleLatest(run, 15);
  move(1);
  vi.advanceTimersByTime(500);
  expect(run.mock.calls).toEqual([[1]]);
  move(2);
  expect(run.mock.calls).toEqual([[1], [2]]);
});

it('begins anew after a cancelled drag', () => {
  const run = vi.fn();
  const move = throttleLatest(run, 60);
  move(1);
  vi.advanceTimersByTime(40);
  move.cancel();
  move(2);
  move(3);
  expect(run.mock.calls).toEqual([[1], [2]]);
  vi.advanceTimersByTime(59);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([[1], [2], [3]]);
});

it('has nothing to flush before a drag and after its last position', () => {
  const run = vi.fn();
  const move = throttleLatest(run, 60);
  move.flush();
  move.cancel();
  expect(run).not.toHaveBeenCalled();
  move(1);
  move.flush();
  expect(run.mock.calls).toEqual([[1]]);
});

it.each([
  [1 / 3, 'controls'],
  [0.6, 'controls'],
  [2 / 3, 'controls'],
  [0.67, 'forward'],
])('a double tap at %d of the width means %s', (fraction, action) => {
  expect(tapAction(tap(0, fraction), tap(100, fraction))).toBe(action);
});
