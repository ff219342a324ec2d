import { expect, it } from 'vitest';
import { spokenTime, timeText } from './time-text.js';

it('[MED-01] formats minutes and seconds, and hours from the first hour on', () => {
  expect(timeText(5)).toBe('0:05');
  expect(timeText(3599.9)).toBe('59:59');
  expect(timeText(3600)).toBe('1:00:00');
});

it('returns null for an invalid time', () => {
  expect(timeText(Number.NaN)).toBeNull();
  expect(timeText(Number.POSITIVE_INFINITY)).toBeNull();
  expect(timeText(-1)).toBeNull();
});

it('[MED-08] spells out a time in the language', () => {
  expect(spokenTime(65, 'en')).toBe('1 minute 5 seconds');
  expect(spokenTime(180, 'en')).toBe('3 minutes');
  expect(spokenTime(0, 'en')).toBe('0 seconds');
  expect(spokenTime(3601.9, 'en')).toBe('1 hour 1 second');
  expect(spokenTime(65, 'de')).toBe('1 Minute 5 Sekunden');
  expect(spokenTime(Number.NaN, 'en')).toBe('0 seconds');
});

it('begins at 0:00', () => {
  expect([timeText(0), timeText(0.5), timeText(-0.5)]).toEqual(['0:00', '0:00', null]);
});

it('spells out a second, and invalid values as none', () => {
  expect([spokenTime(1, 'en'), spokenTime(Infinity, 'en'), spokenTime(-5, 'en')]).toEqual(['1 second', '0 seconds', '0 seconds']);
});
