import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { relativeTime, relativeTimeDelay } from './relative-time-rule.js';

const NOW = Date.UTC(2026, 5, 15, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-5_000, { unit: 'now' }],
  [9_999, { unit: 'now' }],
  [10_000, { unit: 'seconds', count: 10 }],
  [MINUTE - 1, { unit: 'seconds', count: 59 }],
  [MINUTE, { unit: 'minutes', count: 1 }],
  [HOUR - 1, { unit: 'minutes', count: 59 }],
  [HOUR, { unit: 'hours', count: 1 }],
  [DAY - 1, { unit: 'hours', count: 23 }],
  [DAY, { unit: 'days', count: 1 }],
  [7 * DAY - 1, { unit: 'days', count: 6 }],
  [7 * DAY, { unit: 'date', isThisYear: true }],
  [366 * DAY, { unit: 'date', isThisYear: false }],
])('maps an age of %i ms to %o', (age, value) => {
  expect(relativeTime(NOW - age, NOW)).toEqual(value);
});

test('ticks at the end of the unit, but after at least ten seconds', () => {
  expect(relativeTimeDelay(NOW, NOW)).toBe(10_000);
  expect(relativeTimeDelay(NOW - MINUTE - 20_000, NOW)).toBe(40_000);
  expect(relativeTimeDelay(NOW - 2 * MINUTE + 1_000, NOW)).toBe(10_000);
  expect(relativeTimeDelay(NOW - HOUR - MINUTE, NOW)).toBe(59 * MINUTE);
  expect(relativeTimeDelay(NOW - 7 * DAY + 1, NOW)).toBe(10_000);
  expect(relativeTimeDelay(NOW - 7 * DAY, NOW)).toBeNull();
});

test('shows no text that is outdated by more than ten seconds after the first minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: MINUTE, max: 7 * DAY - 1 }), age => {
      const delay = relativeTimeDelay(NOW - age, NOW) ?? 0;
      const early = relativeTime(NOW - age, NOW + Math.max(0, delay - 10_000) - 1);
      expect(delay <= 10_000 || JSON.stringify(early) === JSON.stringify(relativeTime(NOW - age, NOW))).toBe(true);
    }),
  );
});

test('ticks by the larger unit from the moment it begins', () => {
  expect(relativeTimeDelay(NOW - MINUTE, NOW)).toBe(MINUTE);
  expect(relativeTimeDelay(NOW - HOUR, NOW)).toBe(HOUR);
  expect(relativeTimeDelay(NOW - DAY, NOW)).toBe(DAY);
  expect(relativeTimeDelay(NOW - 2 * DAY + HOUR, NOW)).toBe(HOUR);
});
