import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { clockTime, dayOf, isRepeatedTime, onDay, timesOfDay } from './day-times.js';

const QUARTER_MS = 15 * 60_000;
const at = (iso: string): number => Date.parse(iso);
const clockOf = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return (instant: number) => format.format(instant);
};

test('[SCH-03] a plain day has 96 times, a quarter of an hour apart', () => {
  const times = timesOfDay(new CalendarDate(2026, 11, 21), 'Europe/Berlin', QUARTER_MS);
  expect(times).toHaveLength(96);
  expect(times[0]).toEqual({ instant: at('2026-11-21T00:00:00+01:00'), isRepeated: false });
  expect(times.at(-1)?.instant).toBe(at('2026-11-21T23:45:00+01:00'));
});

test('[SCH-03] skips the hour that does not exist when daylight saving begins', () => {
  const shown = timesOfDay(new CalendarDate(2026, 3, 29), 'Europe/Berlin', QUARTER_MS).map(({ instant }) => instant);
  const clock = shown.map(clockOf('Europe/Berlin'));
  expect(clock).toHaveLength(92);
  expect(clock.filter(time => time.startsWith('02:'))).toEqual([]);
  expect(clock.slice(6, 10)).toEqual(['01:30', '01:45', '03:00', '03:15']);
});

test('[SCH-03] has the hour twice that the clock repeats when daylight saving ends', () => {
  const times = timesOfDay(new CalendarDate(2026, 10, 25), 'Europe/Berlin', QUARTER_MS);
  expect(times).toHaveLength(100);
  const repeated = times.filter(({ isRepeated }) => isRepeated).map(({ instant }) => instant);
  expect(repeated.map(clockOf('Europe/Berlin'))).toEqual([
    '02:00',
    '02:15',
    '02:30',
    '02:45',
    '02:00',
    '02:15',
    '02:30',
    '02:45',
  ]);
  expect(new Set(repeated).size).toBe(8);
});

test('starts where the day starts in a zone that sets its clock at midnight', () => {
  const [first] = timesOfDay(new CalendarDate(2026, 4, 24), 'Africa/Cairo', QUARTER_MS);
  expect(clockOf('Africa/Cairo')(first?.instant ?? 0)).toBe('01:00');
});

test('has half-hour offsets and half-hour changes of the clock', () => {
  expect(timesOfDay(new CalendarDate(2026, 11, 21), 'Asia/Kathmandu', QUARTER_MS)).toHaveLength(96);
  const lordHowe = timesOfDay(new CalendarDate(2026, 4, 5), 'Australia/Lord_Howe', QUARTER_MS);
  expect(lordHowe).toHaveLength(98);
  expect(lordHowe.filter(({ isRepeated }) => isRepeated)).toHaveLength(4);
});

test('keeps the time on another day, across a change of the clock', () => {
  const before = at('2026-10-24T08:30:00+02:00');
  expect(onDay(clockTime(before, 'Europe/Berlin'), new CalendarDate(2026, 10, 25), 'Europe/Berlin')).toBe(
    at('2026-10-25T08:30:00+01:00'),
  );
});

test('moves a time that the other day skips behind the gap', () => {
  const before = at('2026-03-28T02:30:00+01:00');
  expect(onDay(clockTime(before, 'Europe/Berlin'), new CalendarDate(2026, 3, 29), 'Europe/Berlin')).toBe(
    at('2026-03-29T03:30:00+02:00'),
  );
});

test('takes the earlier of two times on another day', () => {
  const before = at('2026-10-24T02:30:00+02:00');
  expect(onDay(clockTime(before, 'Europe/Berlin'), new CalendarDate(2026, 10, 25), 'Europe/Berlin')).toBe(
    at('2026-10-25T02:30:00+02:00'),
  );
});

test('tells the day of an instant in a time zone', () => {
  expect(dayOf(at('2026-11-21T23:30:00Z'), 'Asia/Tokyo').toString()).toBe('2026-11-22');
  expect(dayOf(at('2026-11-21T23:30:00Z'), 'America/New_York').toString()).toBe('2026-11-21');
});

test('an instant just outside the repeated hour is not repeated', () => {
  expect(isRepeatedTime(at('2026-10-25T01:59:00+02:00'), 'Europe/Berlin')).toBe(false);
  expect(isRepeatedTime(at('2026-10-25T02:00:00+02:00'), 'Europe/Berlin')).toBe(true);
  expect(isRepeatedTime(at('2026-10-25T02:59:00+01:00'), 'Europe/Berlin')).toBe(true);
  expect(isRepeatedTime(at('2026-10-25T03:00:00+01:00'), 'Europe/Berlin')).toBe(false);
});
