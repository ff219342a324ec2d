import { expect, test } from 'vitest';
import { SAY_AFTER_MS, SAY_EVERY_MS, sayingDelay } from './saying.js';

test('new posts are told of a second after the first, and every half minute at most', () => {
  expect(sayingDelay(null, 5)).toBe(SAY_AFTER_MS);
  expect(sayingDelay(0, 0)).toBe(SAY_EVERY_MS);
  expect(sayingDelay(0, SAY_EVERY_MS - SAY_AFTER_MS - 1)).toBe(SAY_AFTER_MS + 1);
  expect(sayingDelay(0, SAY_EVERY_MS - SAY_AFTER_MS)).toBe(SAY_AFTER_MS);
  expect(sayingDelay(0, SAY_EVERY_MS * 9)).toBe(SAY_AFTER_MS);
});
