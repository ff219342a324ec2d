import { expect, it } from 'vitest';
import { frameLength } from './frame-length.js';

it('[MED-03] takes the middle of the steps between frames, without pauses and repeats', () => {
  expect(frameLength([0.033, 0.034, 0.033, 1.5, 0])).toBe(0.033);
  expect(frameLength([])).toBeNull();
  expect(frameLength([5, 0])).toBeNull();
});
