import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clamp, fractionOf, seekBounds } from './player-state.js';

it('keeps a fraction of the duration between 0 and 1', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (seconds, duration) => {
      const fraction = fractionOf(seconds, duration);
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThanOrEqual(1);
    }),
  );
});

it('clamps NaN and empty ranges to the minimum', () => {
  expect([clamp(-1, 0, 5), clamp(6, 0, 5), clamp(Number.NaN, 0, 5), clamp(3, 4, 2)]).toEqual([0, 5, 0, 4]);
});

it('seeks in the known duration, else in the seekable range', () => {
  expect(seekBounds(9, null)).toEqual({ start: 0, end: 9 });
  expect(seekBounds(null, { start: 3, end: 8 })).toEqual({ start: 3, end: 8 });
  expect(seekBounds(null, null)).toEqual({ start: 0, end: 0 });
});

it('has a fraction of any known duration', () => {
  expect([fractionOf(0.25, 0.5), fractionOf(5, null), fractionOf(5, 0)]).toEqual([0.5, 0, 0]);
});
