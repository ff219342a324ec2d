import { fromAbsolute, toCalendarDate, toTime, toZoned, type CalendarDate, type Time } from '@internationalized/date';

/** A time of a day that a clock shows. `isRepeated`: the clock shows it twice on that day, before and after daylight saving ends. */
export interface DayTime {
  /** Epoch ms. */
  readonly instant: number;
  readonly isRepeated: boolean;
}

/** The day of an instant (epoch ms) in a time zone (IANA name). */
export function dayOf(instant: number, timeZone: string): CalendarDate {
  return toCalendarDate(fromAbsolute(instant, timeZone));
}

/**
 * The times of a day in steps (SCH-03), in order. Times that the clock skips when daylight saving begins are absent; times that it repeats
 * when daylight saving ends are there twice. `stepMs`: at most an hour, and a multiple of 15 minutes, as offsets of time zones are.
 */
export function timesOfDay(day: CalendarDate, timeZone: string, stepMs: number): DayTime[] {
  const end = startOf(day.add({ days: 1 }), timeZone);
  const times: DayTime[] = [];
  for (let instant = roundUp(startOf(day, timeZone), stepMs); instant < end; instant += stepMs) {
    times.push({ instant, isRepeated: isRepeatedTime(instant, timeZone) });
  }
  return times;
}

/** The time that the clock shows at an instant (epoch ms). */
export function clockTime(instant: number, timeZone: string): Time {
  return toTime(fromAbsolute(instant, timeZone));
}

/** The instant (epoch ms) of a time of a day: of two, the earlier; of a time that the clock skips, the one as long after midnight. */
export function onDay(time: Time, day: CalendarDate, timeZone: string): number {
  return toZoned(day, timeZone).set(time).toDate().getTime();
}

/** Whether the clock shows the time of an instant twice on that day. */
export function isRepeatedTime(instant: number, timeZone: string): boolean {
  const shown = wallClock(instant, timeZone);
  return REPEATS_AFTER_MS.some(
    shift => wallClock(instant + shift, timeZone) === shown || wallClock(instant - shift, timeZone) === shown,
  );
}

/** Clocks are set back by an hour; on Lord Howe Island by half an hour, at Troll station by two. */
const REPEATS_AFTER_MS = [1_800_000, 3_600_000, 7_200_000];

function wallClock(instant: number, timeZone: string): number {
  return instant + fromAbsolute(instant, timeZone).offset;
}

function startOf(day: CalendarDate, timeZone: string): number {
  return day.toDate(timeZone).getTime();
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
