import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sparklinePath } from './sparkline-path.js';

test('[UI-07] draws a curve with horizontal handles of a quarter step', () => {
  expect(sparklinePath([0, 10])).toBe('M2,26C11,26 29,2 38,2');
  expect(sparklinePath([5, 0, 10])).toBe('M2,14C6.5,14 15.5,26 20,26C24.5,26 33.5,2 38,2');
});

test('[UI-07] draws equal values as a line at half height', () => {
  expect(sparklinePath([3, 3])).toBe('M2,14C11,14 29,14 38,14');
});

test('[UI-07] returns no path for fewer than two values', () => {
  expect(sparklinePath([])).toBe('');
  expect(sparklinePath([1])).toBe('');
});

test('[UI-07] stays within 40 × 28 and does not mutate any values', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 2, maxLength: 30 }), values => {
      const before = [...values];
      for (const pair of sparklinePath(values).slice(1).split(/[C ]/)) {
        const [x = -1, y = -1] = pair.split(',').map(Number);
        expect(x >= 2 && x <= 38 && y >= 2 && y <= 26).toBe(true);
      }
      expect(values).toEqual(before);
    }),
  );
});
