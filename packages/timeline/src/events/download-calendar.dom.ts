import { eventsOf, type Client, type Status } from '@rookery/api-client';
import { plainText, safeUrl } from '@rookery/ui';
import { calendarFile } from './calendar-file.js';
import { placeLines } from './event-rules.js';

const FILE_NAME = 'calendar.ics';

/** The calendar file of an event: the server's, or one made here where it has none. Null for an event without a start. */
export async function calendarOf(client: Client, status: Status, now: number): Promise<string | null> {
  const { event } = status;
  if (event?.start_time === null || event === null) return null;
  return eventsOf(client)
    .calendar(status.id)
    .catch(() =>
      calendarFile(
        {
          id: status.uri || status.id,
          name: event.name,
          description: plainText(status.content),
          place: event.location === null ? '' : placeLines(event.location).join(', '),
          url: safeUrl(status.url ?? status.uri, 'link'),
          start: event.start_time ?? '',
          end: event.end_time,
        },
        now,
      ),
    );
}

/** Lets the browser save a calendar file. */
export function saveCalendar(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  // Browsers read the file before the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
