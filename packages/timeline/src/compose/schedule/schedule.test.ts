import { expect, test } from 'vitest';
import { clockOffset, earliestSchedule, firstSchedule, isTooEarly } from './schedule.js';

const at = (iso: string): number => Date.parse(iso);
const now = at('2026-11-20T09:17:00Z');

test.each([
  ['2026-11-20T09:05:00Z', '2026-11-20T09:15:00Z'],
  ['2026-11-20T09:05:00.001Z', '2026-11-20T09:30:00Z'],
  ['2026-11-20T09:20:00Z', '2026-11-20T09:30:00Z'],
  ['2026-11-20T23:51:00Z', '2026-11-21T00:15:00Z'],
])('[SCH-03] at %s offers %s first', (clock, offered) => {
  expect(firstSchedule(at(clock))).toBe(at(offered));
});

test('[SCH-02] exactly 5 minutes ahead is too early', () => {
  expect(isTooEarly(now + 300_000, now)).toBe(true);
});

test('[SCH-02] a millisecond more than 5 minutes ahead is not', () => {
  expect(isTooEarly(now + 300_001, now)).toBe(false);
  expect(isTooEarly(earliestSchedule(now), now)).toBe(false);
});

test('[SCH-01] a day before today is too early', () => {
  expect(isTooEarly(now - 86_400_000, now)).toBe(true);
});

test('[SCH-02] the time that is offered first is never too early', () => {
  for (let minute = 0; minute < 60; minute += 1) {
    const clock = now + minute * 60_000;
    expect(isTooEarly(firstSchedule(clock), clock)).toBe(false);
  }
});

test('reads the clock of the server from the date of an answer', () => {
  expect(clockOffset('Sat, 21 Nov 2026 09:17:00 GMT', now - 200, now + 200)).toBe(86_400_000);
  expect(clockOffset('Fri, 20 Nov 2026 09:16:56 GMT', now, now)).toBe(0);
  expect(clockOffset('Fri, 20 Nov 2026 09:16:55 GMT', now, now)).toBe(-5000);
});

test('takes the clock of the device where the server shows none', () => {
  expect(clockOffset(null, now, now)).toBe(0);
  expect(clockOffset('soon', now, now)).toBe(0);
});
