/*
 * Quiet hours: spans of the day in which nothing disturbs the reader. They are read by the clock on the wall, so an hour that the clock skips or
 * repeats is quiet as often as it is shown.
 */

/** Hours that begin on some days of the week and may end on the next day. */
export interface QuietSpan {
  /** Minutes after midnight. The same minute twice: a whole day. */
  readonly from: number;
  readonly to: number;
  /** Days on which it begins, 0 to 6; 0 is Sunday. */
  readonly days: readonly number[];
}

/** The clock on the wall: the day of the week, 0 to 6, and the minutes after midnight. */
export interface WallTime {
  readonly day: number;
  readonly minute: number;
}

const DAY_MINUTES = 24 * 60;
const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Every night, from ten to seven. */
export const defaultQuietSpan: QuietSpan = { from: 22 * 60, to: 7 * 60, days: [0, 1, 2, 3, 4, 5, 6] };

/** A span as it is stored: `22:00-07:00 0123456`. */
export const quietText = ({ from, to, days }: QuietSpan): string =>
  `${timeText(from)}-${timeText(to)} ${days.toSorted((one, other) => one - other).join('')}`;

/** The spans of stored texts. A text that is none is left out. */
export function quietSpans(texts: readonly string[]): QuietSpan[] {
  return texts.flatMap(text => {
    const [, from = '', to = '', days = ''] = /^(\d\d:\d\d)-(\d\d:\d\d) ([0-6]{1,7})$/.exec(text) ?? [];
    const [start, end] = [minuteOf(from), minuteOf(to)];
    return start === null || end === null ? [] : [{ from: start, to: end, days: [...new Set(days)].map(Number) }];
  });
}

/** The time of day as a time field has it: `07:05`. */
export const timeText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, '0')).join(':');

/** Minutes after midnight; null for a text that is no time of day. */
export function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return minute < DAY_MINUTES && Number(minutes) < 60 ? minute : null;
}

/** Whether a moment lies in one of the spans: its first minute does, the minute at which it ends does not. */
export function isQuietAt(spans: readonly QuietSpan[], { day, minute }: WallTime): boolean {
  const yesterday = (day + 6) % 7;
  return spans.some(({ from, to, days }) => {
    if (from < to) return days.includes(day) && minute >= from && minute < to;
    return (days.includes(day) && minute >= from) || (days.includes(yesterday) && minute < to);
  });
}

/**
 * The clock on the wall at a moment.
 *
 * @param now Milliseconds since the epoch.
 * @param timeZone Its IANA name. Default: that of the device, as it is now.
 */
export function wallTime(now: number, timeZone?: string): WallTime {
  const format = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: WEEK.indexOf(parts.get('weekday') ?? ''), minute: minuteOf(`${parts.get('hour')}:${parts.get('minute')}`) ?? 0 };
}

/** Whether stored spans are quiet at a moment. @param now Milliseconds since the epoch. */
export const isQuiet = (texts: readonly string[], now: number, timeZone?: string): boolean =>
  texts.length > 0 && isQuietAt(quietSpans(texts), wallTime(now, timeZone));
