import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clamp, fractionAt, fractionOf, seekBounds, throttleLatest, VIDEO_DRAG_MS } from './seek.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[MED-07] a drag seeks at once, then at most every 60 ms, and its last place is never lost', () => {
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

it('a cancelled drag seeks no more', () => {
  const run = vi.fn();
  const move = throttleLatest(run, 15);
  move(1);
  move(2);
  move.cancel();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
});

it('a place on the bar and a part of a whole are always between 0 and 1', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), (pointer, left, width) => {
      for (const fraction of [fractionAt(pointer, { left, width }), fractionOf(pointer, width)]) {
        expect(fraction).toBeGreaterThanOrEqual(0);
        expect(fraction).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('finds the place of a pointer on the bar', () => {
  expect(fractionAt(150, { left: 100, width: 200 })).toBe(0.25);
  expect(fractionAt(99, { left: 100, width: 200 })).toBe(0);
  expect(fractionAt(301, { left: 100, width: 200 })).toBe(1);
});

it('clamps at both edges, and to the lower one what is no number or has no room', () => {
  expect([clamp(-1, 0, 5), clamp(6, 0, 5), clamp(Number.NaN, 0, 5), clamp(3, 4, 2)]).toEqual([0, 5, 0, 4]);
});

it('seeks in all of a known length, else in what is offered', () => {
  expect(seekBounds(9, null)).toEqual({ start: 0, end: 9 });
  expect(seekBounds(null, { start: 3, end: 8 })).toEqual({ start: 3, end: 8 });
  expect(seekBounds(null, null)).toEqual({ start: 0, end: 0 });
});
