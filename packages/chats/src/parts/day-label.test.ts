import { describe, expect, it } from 'vitest';
import { activityForm, dayLabel, localDay, untilMidnight } from './day-label.js';

describe('dayLabel', () => {
  it('[CHAT-17] names today alone: the day before has its date, also across the turn of the year', () => {
    expect(dayLabel('2026-11-22', '2026-11-22')).toEqual({ kind: 'today' });
    expect(dayLabel('2026-11-21', '2026-11-22')).toMatchObject({ kind: 'date', date: new Date(2026, 10, 21) });
    expect(dayLabel('2025-12-31', '2026-01-01')).toMatchObject({ kind: 'date', options: { year: 'numeric' } });
  });

  it('[CHAT-17] gives a date for the same day of another month', () => {
    expect(dayLabel('2026-10-22', '2026-11-22')).toMatchObject({ kind: 'date', options: { day: 'numeric', month: 'long' } });
    expect(dayLabel('2026-10-22', '2026-11-22')).not.toHaveProperty('options.year');
  });

  it('[CHAT-17] names the first day of a month by its date', () => {
    expect(dayLabel('2026-03-01', '2026-11-22')).toMatchObject({ date: new Date(2026, 2, 1) });
  });

  it('[CHAT-17] adds the year of another year', () => {
    expect(dayLabel('2024-11-22', '2026-11-22')).toMatchObject({ options: { year: 'numeric' } });
  });
});

it('reads the local day and the time until the next', () => {
  const late = new Date(2026, 10, 22, 23, 59, 30);
  expect(localDay(late)).toBe('2026-11-22');
  expect(untilMidnight(late)).toBe(30_000);
});

it('[CHAT-01] shows the activity relative within a day, as a weekday within a week, else as a date', () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const HOUR_MS = 3_600_000;
  expect([1, 23, 25, 6 * 24 - 1, 6 * 24 + 1].map(hours => activityForm(now - hours * HOUR_MS, now))).toEqual([
    'relative',
    'relative',
    'weekday',
    'weekday',
    'date',
  ]);
});
