/** A calendar day of the local time zone, as YYYY-MM-DD. */
export function localDay(date: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** How a day is named: 'Today', or a date, with the year unless it is the current one (CHAT-17). */
type DayLabel =
  | { readonly kind: 'today' }
  | { readonly kind: 'date'; readonly date: Date; readonly options: Intl.DateTimeFormatOptions };

/** @param day As YYYY-MM-DD. @param today The current local day, as YYYY-MM-DD. */
export function dayLabel(day: string, today: string): DayLabel {
  if (day === today) return { kind: 'today' };
  const [dayYear = 0, dayMonth = 1, dayDate = 1] = day.split('-').map(Number);
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
  return {
    kind: 'date',
    date: new Date(dayYear, dayMonth - 1, dayDate),
    options: day.slice(0, 4) === today.slice(0, 4) ? options : { ...options, year: 'numeric' },
  };
}

/** Milliseconds until the next local day begins. */
export function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** How the time of a chat's last activity is shown: relative within a day, as a weekday within a week, else as a date. */
export function activityForm(instant: number, now: number): 'relative' | 'weekday' | 'date' {
  const age = now - instant;
  const DAY_MS = 86_400_000;
  if (age < DAY_MS) return 'relative';
  return age < 6 * DAY_MS ? 'weekday' : 'date';
}
