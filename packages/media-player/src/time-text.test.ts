import { expect, it } from 'vitest';
import { timeText } from './time-text.js';

it('[MED-01] writes minutes and seconds, and hours only from the first hour on', () => {
  expect(timeText(5)).toBe('0:05');
  expect(timeText(3599.9)).toBe('59:59');
  expect(timeText(3600)).toBe('1:00:00');
});

it('has no text for what is not a time', () => {
  expect(timeText(Number.NaN)).toBeNull();
  expect(timeText(Number.POSITIVE_INFINITY)).toBeNull();
  expect(timeText(-1)).toBeNull();
});
