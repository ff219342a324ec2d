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

test.each([
  ['today, 5 minutes before midnight', '2026-11-20T23:50:00Z', '2026-11-20T23:55:00Z', true],
  ['today, in the last minute', '2026-11-20T23:50:00Z', '2026-11-20T23:59:00Z', false],
  ['midnight, 5 minutes ahead', '2026-11-20T23:55:00Z', '2026-11-21T00:00:00Z', true],
  ['midnight, 5 minutes and a second ahead', '2026-11-20T23:54:59Z', '2026-11-21T00:00:00Z', false],
  ['yesterday, seen just after midnight', '2026-11-21T00:00:01Z', '2026-11-20T23:59:59Z', true],
  ['the first time after the skipped hour, 3 minutes ahead', '2026-03-29T01:57:00+01:00', '2026-03-29T03:00:00+02:00', true],
  ['the second time after the skipped hour', '2026-03-29T01:57:00+01:00', '2026-03-29T03:15:00+02:00', false],
  ['the repeated hour, 3 minutes ahead', '2026-10-25T02:57:00+02:00', '2026-10-25T02:00:00+01:00', true],
  ['the repeated hour, 18 minutes ahead', '2026-10-25T02:57:00+02:00', '2026-10-25T02:15:00+01:00', false],
  ['a clock time of now that the clock shows again', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', false],
])('[SCH-01] [SCH-02] %s: at %s, %s is too early: %s', (_name, clock, chosen, isEarly) => {
  expect(isTooEarly(at(chosen), at(clock))).toBe(isEarly);
});

test.each([
  ['2026-03-29T01:40:00+01:00', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25T02:50:00+02:00', '2026-10-25T02:00:00+01:00'],
])('[SCH-03] at %s, where the clock changes, offers %s first', (clock, offered) => {
  expect(firstSchedule(at(clock))).toBe(at(offered));
});

test('[SCH-02] the time that is offered first is never too early', () => {
  for (let minute = 0; minute < 60; minute += 1) {
    const clock = now + minute * 60_000;
    expect(isTooEarly(firstSchedule(clock), clock)).toBe(false);
  }
});

test('reads the clock of the server from the date of an answer', () => {
  const offsetBy = (date: string) => clockOffset(new Headers({ Date: date }), now - 200, now + 200);
  expect(offsetBy('Sat, 21 Nov 2026 09:17:00 GMT')).toBe(86_400_000);
  expect(offsetBy('Fri, 20 Nov 2026 09:16:56 GMT')).toBe(0);
  expect(offsetBy('Fri, 20 Nov 2026 09:16:55 GMT')).toBe(-5000);
});

test('takes the clock of the device where the server shows none', () => {
  expect(clockOffset(new Headers(), now, now)).toBe(0);
  expect(clockOffset(new Headers({ Date: 'soon', 'X-RateLimit-Reset': '300' }), now, now)).toBe(0);
});

test.each([
  ['a day behind', '2026-11-21T09:20:00Z', 86_400_000 + 30_000],
  ['an hour behind, which the period may take', '2026-11-20T10:17:00Z', 0],
  ['right', '2026-11-20T09:20:00Z', 0],
  ['five minutes ahead, which a period can hide', '2026-11-20T09:12:00Z', 0],
  ['six minutes ahead', '2026-11-20T09:11:00Z', -360_000 - 150_000],
  ['a day ahead', '2026-11-19T09:20:00Z', -86_400_000 + 30_000],
])(
  '[SCH-02] reads the end of the period of requests where pages may not read `Date`: a clock that is %s',
  (_, periodEnd, offset) => {
    expect(clockOffset(new Headers({ 'X-RateLimit-Reset': periodEnd }), now, now)).toBe(offset);
  },
);
