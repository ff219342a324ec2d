/** Clocks change, and days begin, at multiples of this time everywhere: 15 minutes. */
const STEP_MS = 900_000;

/**
 * Returns the function that gives the calendar day of a time (epoch ms) as YYYY-MM-DD (CHAT-17).
 *
 * @param timeZone IANA name; default: that of the device.
 */
export function createDayOf(timeZone?: string): (time: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...(timeZone !== undefined && { timeZone }),
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // A long log asks for the same few days.
  const known = new Map<number, string>();
  return time => {
    const step = Math.floor(time / STEP_MS);
    const day = known.get(step) ?? isoDay(format.formatToParts(time));
    known.set(step, day);
    return day;
  };
}

function isoDay(parts: readonly Intl.DateTimeFormatPart[]): string {
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find(each => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** How a day is named on its divider. `date`: with the year unless it is the present one. */
export type DayName =
  | { readonly kind: 'today' | 'yesterday' }
  | { readonly kind: 'date'; readonly day: string; readonly hasYear: boolean };

/** The name of a day (YYYY-MM-DD) on its divider (CHAT-17). */
export function dayName(day: string, today: string): DayName {
  if (day === today) return { kind: 'today' };
  if (Date.parse(`${today}T00:00Z`) - Date.parse(`${day}T00:00Z`) === 86_400_000) return { kind: 'yesterday' };
  return { kind: 'date', day, hasYear: day.slice(0, 4) !== today.slice(0, 4) };
}

/** Milliseconds until the calendar day changes, at most a day and an hour; the clock may change in between. */
export function untilTomorrow(now: number, dayOf: (time: number) => string): number {
  const today = dayOf(now);
  let time = (Math.floor(now / STEP_MS) + 1) * STEP_MS;
  while (dayOf(time) === today && time - now < 25.5 * 3_600_000) time += STEP_MS;
  return time - now;
}
