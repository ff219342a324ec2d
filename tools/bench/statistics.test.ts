import { expect, test } from 'vitest';
import { median, rounded } from './statistics.ts';

test('the median of an odd number of values is the middle one, of an even number the upper one', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([4, 1, 9, 7])).toBe(7);
});

test('there is no median of nothing', () => {
  expect(median([])).toBeNaN();
});

test('figures are rounded to a tenth', () => {
  expect(rounded(10.25)).toBe(10.3);
  expect(rounded(-0.04)).toBeCloseTo(0);
});
