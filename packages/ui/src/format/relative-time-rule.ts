const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOW_LIMIT_MS = 10 * SECOND_MS;
const DATE_LIMIT_MS = 7 * DAY_MS;

type RelativeTimeValue =
  | { readonly unit: 'now' }
  | { readonly unit: 'seconds' | 'minutes' | 'hours' | 'days'; readonly count: number }
  | { readonly unit: 'date'; readonly isThisYear: boolean };

/**
 * The age of an instant in one unit, rounded down; from seven days on, a date.
 *
 * Both times are milliseconds since the epoch. An instant in the future (clocks differ) is `now`.
 */
export function relativeTime(instant: number, now: number): RelativeTimeValue {
  const age = now - instant;
  if (age < NOW_LIMIT_MS) return { unit: 'now' };
  if (age < MINUTE_MS) return { unit: 'seconds', count: Math.floor(age / SECOND_MS) };
  if (age < HOUR_MS) return { unit: 'minutes', count: Math.floor(age / MINUTE_MS) };
  if (age < DAY_MS) return { unit: 'hours', count: Math.floor(age / HOUR_MS) };
  if (age < DATE_LIMIT_MS) return { unit: 'days', count: Math.floor(age / DAY_MS) };
  return { unit: 'date', isThisYear: new Date(instant).getFullYear() === new Date(now).getFullYear() };
}

/** Milliseconds until the text changes, at least ten seconds; null once it is a date. */
export function relativeTimeDelay(instant: number, now: number): number | null {
  const age = Math.max(0, now - instant);
  if (age >= DATE_LIMIT_MS) return null;
  const unit = age < MINUTE_MS ? SECOND_MS : age < HOUR_MS ? MINUTE_MS : age < DAY_MS ? HOUR_MS : DAY_MS;
  return Math.max(NOW_LIMIT_MS, unit - (age % unit));
}
