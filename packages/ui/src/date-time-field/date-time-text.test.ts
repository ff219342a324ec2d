import { expect, test } from 'vitest';
import { dateTimeText, timeText } from './date-time-text.js';

const at = (iso: string): number => Date.parse(iso);

test.each([
  ['2026-11-21T08:30:00+01:00', 'November 21, 2026 8:30 am'],
  ['2026-11-21T00:00:00+01:00', 'November 21, 2026 12:00 am'],
  ['2026-01-03T12:05:00+01:00', 'January 3, 2026 12:05 pm'],
  ['2026-12-31T23:45:00+01:00', 'December 31, 2026 11:45 pm'],
])('[SCH-03] shows %s as %s in English', (iso, text) => {
  expect(dateTimeText(at(iso), 'en', 'Europe/Berlin')).toBe(text);
});

test('[SCH-03] has the same form in the English of the United States', () => {
  expect(dateTimeText(at('2026-11-21T08:30:00Z'), 'en-US', 'UTC')).toBe('November 21, 2026 8:30 am');
});

test('has the form of the region in the English of other regions', () => {
  expect(dateTimeText(at('2026-11-26T20:20:00Z'), 'en-GB', 'UTC')).toBe('26 November 2026 at 20:20');
  expect(timeText(at('2026-11-26T20:20:00Z'), 'en-GB', 'UTC')).toBe('20:20');
});

test('has the form of the locale in other languages', () => {
  expect(dateTimeText(at('2026-11-21T20:30:00Z'), 'de', 'UTC')).toBe('21. November 2026 um 20:30');
  expect(timeText(at('2026-11-21T20:30:00Z'), 'de', 'UTC')).toBe('20:30');
});

test('[SCH-03] tells the two times apart that the clock shows twice', () => {
  const texts = ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'].map(iso =>
    dateTimeText(at(iso), 'en', 'Europe/Berlin'),
  );
  expect(texts).toEqual(['October 25, 2026 2:30 am GMT+2', 'October 25, 2026 2:30 am GMT+1']);
});
