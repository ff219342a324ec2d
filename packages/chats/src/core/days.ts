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
