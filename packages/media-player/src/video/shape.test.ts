import { expect, it } from 'vitest';
import { boxRatio, DEFAULT_RATIO, shapeOf } from './shape.js';

it.each([
  [10, 'very-wide'],
  [9.99, 'regular'],
  [1.01, 'regular'],
  [1, 'tall'],
  [0.3, 'tall'],
  [0, 'unknown'],
  [Number.NaN, 'unknown'],
  [Infinity, 'unknown'],
  [null, 'unknown'],
] as const)('[STAT-03] the ratio %s is %s', (ratio, shape) => {
  expect(shapeOf(ratio)).toBe(shape);
});

it('[STAT-03] reserves a 16:9 box for a very wide video and a square box for a tall one', () => {
  expect(boxRatio(12)).toBe(DEFAULT_RATIO);
  expect(boxRatio(0.5)).toBe(1);
  expect(boxRatio(1.5)).toBe(1.5);
  expect(boxRatio(undefined)).toBe(DEFAULT_RATIO);
});
