import type { ScheduledStatus } from '@rookery/api-client';

/** The soonest first: servers send them in the order they were made. */
export function bySchedule(scheduled: readonly ScheduledStatus[]): ScheduledStatus[] {
  return scheduled.toSorted((one, other) => timeOf(one) - timeOf(other));
}

/** When the server publishes a post, epoch ms. */
export function timeOf({ scheduled_at }: Pick<ScheduledStatus, 'scheduled_at'>): number {
  return Date.parse(scheduled_at ?? '');
}

/** Servers publish some seconds after the time. */
const PUBLISHING_MS = 10_000;
/** A post that is late is looked for so often. */
const LATE_CHECK_MS = 30_000;
/** The longest delay of a timer that browsers run as asked. */
const MAX_DELAY_MS = 24 * 60 * 60_000;

/** How long until the list changes because a post is published, in ms; false: none is scheduled. */
export function nextChange(scheduled: readonly ScheduledStatus[], now: number): number | false {
  if (scheduled.length === 0) return false;
  const soonest = Math.min(...scheduled.map(timeOf));
  return Math.min(Math.max(soonest + PUBLISHING_MS - now, LATE_CHECK_MS), MAX_DELAY_MS);
}
