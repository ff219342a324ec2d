/** The steps of a scheduled time (SCH-03). */
const SCHEDULE_STEP_MS = 15 * 60_000;
/** A post is scheduled for more than this time ahead (SCH-02): servers refuse earlier ones. */
const SCHEDULE_LEAD_MS = 5 * 60_000;
/** How far ahead the time is that is offered first, before it is rounded up to a step. */
const FIRST_LEAD_MS = 10 * 60_000;
/** How often a chosen time is compared with the clock: it may become too early while a post is written. */
export const SCHEDULE_CHECK_MS = 30_000;

/** The time that is offered first: 10 minutes ahead, rounded up to a step. Epoch ms. */
export function firstSchedule(now: number): number {
  return Math.ceil((now + FIRST_LEAD_MS) / SCHEDULE_STEP_MS) * SCHEDULE_STEP_MS;
}

/** The earliest time that may be chosen (SCH-01, SCH-02). Epoch ms. */
export function earliestSchedule(now: number): number {
  return now + SCHEDULE_LEAD_MS + 1;
}

/** Whether the server would refuse the time as too early (SCH-02). */
export function isTooEarly(scheduledAt: number, now: number): boolean {
  return scheduledAt < earliestSchedule(now);
}

/** A smaller offset is no more than the time of a request, or the second that `Date` is rounded to. */
const LEAST_OFFSET_MS = 5_000;
/** The period in which most servers count requests. */
const USUAL_PERIOD_MS = 5 * 60_000;
/** And the longest one: only a clock that is further behind shows. */
const LONGEST_PERIOD_MS = 60 * 60_000;

/**
 * How far the server's clock is ahead, in ms; 0 when it is unknown or shows nothing.
 *
 * Many servers let no page read `Date`, but the end of the period in which they count requests. It is minutes ahead of their clock: enough to
 * find a device that is wrong by a day.
 *
 * @param headers `Date` and `X-RateLimit-Reset` of an answer are read; the browser may hide both.
 * @param askedAt When the request began, epoch ms of this device.
 */
export function clockOffset(headers: Pick<Headers, 'get'>, askedAt: number, answeredAt: number): number {
  const now = (askedAt + answeredAt) / 2;
  const offset = Date.parse(headers.get('Date') ?? '') - now;
  if (!Number.isNaN(offset)) return Math.abs(offset) >= LEAST_OFFSET_MS ? Math.round(offset) : 0;
  const reset = headers.get('X-RateLimit-Reset') ?? '';
  // Some servers send the seconds that are left.
  const periodEnd = /^\d{4}-/.test(reset) ? Date.parse(reset) : Number.NaN;
  const isPossible = now <= periodEnd + USUAL_PERIOD_MS && now >= periodEnd - LONGEST_PERIOD_MS;
  return Number.isNaN(periodEnd) || isPossible ? 0 : Math.round(periodEnd - USUAL_PERIOD_MS / 2 - now);
}
