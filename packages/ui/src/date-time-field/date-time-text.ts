import { isRepeatedTime } from './day-times.js';

const LONG_DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/**
 * A date with its time: 'MMMM d, yyyy h:mm aa' in the English of no region or of the United States (SCH-03), like
 * 'November 21, 2026 8:30 am'; elsewhere the long form of the locale. A time that the clock shows twice on that day is followed by its offset.
 *
 * @param instant Epoch ms.
 * @param timeZone IANA name.
 */
export function dateTimeText(instant: number, locale: string, timeZone: string): string {
  const zone = isRepeatedTime(instant, timeZone) ? ({ timeZoneName: 'short' } as const) : {};
  if (!hasFixedForm(locale)) return new Intl.DateTimeFormat(locale, { ...LONG_DATE, ...TIME, ...zone, timeZone }).format(instant);
  const date = new Intl.DateTimeFormat('en-US', { ...LONG_DATE, timeZone }).format(instant);
  return `${date} ${timeText(instant, locale, timeZone)}`;
}

/** The time of an instant: '8:30 am' where the form is fixed, elsewhere as the locale has it. */
export function timeText(instant: number, locale: string, timeZone: string): string {
  const zone = isRepeatedTime(instant, timeZone) ? ({ timeZoneName: 'short' } as const) : {};
  if (!hasFixedForm(locale)) return new Intl.DateTimeFormat(locale, { ...TIME, ...zone, timeZone }).format(instant);
  return new Intl.DateTimeFormat('en-US', { ...TIME, ...zone, hour12: true, timeZone })
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'dayPeriod' ? value.toLowerCase() : type === 'literal' ? plainSpaces(value) : value))
    .join('');
}

/** The same form for a time of the clock that no instant may have, since clocks skip times. */
export function clockTimeText({ hour, minute }: { hour: number; minute: number }, locale: string): string {
  return timeText(Date.UTC(2000, 0, 1, hour, minute), locale, 'UTC');
}

/** Newer browsers put a narrow no-break space before 'AM'. */
function plainSpaces(text: string): string {
  return text.replaceAll(/\s/gu, ' ');
}

function hasFixedForm(locale: string): boolean {
  return /^en(?:-us)?$/i.test(locale);
}

/** The time zone of the browser (IANA name). */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
