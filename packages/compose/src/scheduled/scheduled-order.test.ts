import { aScheduledStatus } from '@rookery/api-client/testing';
import { expect, test } from 'vitest';
import { bySchedule, nextChange } from './scheduled-order.js';

const now = Date.parse('2026-11-20T09:00:00Z');
const at = (id: string, scheduled_at: string) => aScheduledStatus({ id, scheduled_at });

test('[SCH-04] shows the soonest post first', () => {
  const posts = [at('1', '2026-11-22T09:00:00Z'), at('2', '2026-11-21T09:00:00+02:00'), at('3', '2026-11-21T08:00:00Z')];
  expect(bySchedule(posts).map(({ id }) => id)).toEqual(['2', '3', '1']);
});

test('looks again 10 seconds after the soonest post is due', () => {
  expect(nextChange([at('1', '2026-11-20T10:00:00Z'), at('2', '2026-11-20T09:02:00Z')], now)).toBe(130_000);
});

test('looks every 30 seconds for a post that is late', () => {
  expect(nextChange([at('1', '2026-11-20T08:00:00Z')], now)).toBe(30_000);
});

test('looks once a day for posts that are far ahead', () => {
  expect(nextChange([at('1', '2030-01-01T00:00:00Z')], now)).toBe(86_400_000);
});

test('does not look again without posts', () => {
  expect(nextChange([], now)).toBe(false);
});
