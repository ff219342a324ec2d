import type { EventRecord } from '../world/event-record.js';
import type { StatusRecord } from '../world/records.js';

/** Text of a calendar file (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, character => `\\${character}`).replaceAll(/\r?\n/g, '\\n');

const utc = (iso: string): string => iso.replaceAll(/[-:]|\.\d+/g, '');

/** The calendar file of an event. */
export function calendarOf(status: StatusRecord, event: EventRecord, now: number): string {
  const { location } = event;
  const place = location === null ? '' : [location.name, location.street, location.locality].filter(Boolean).join(', ');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//rookery//built-in server//EN',
    'BEGIN:VEVENT',
    `UID:${status.uri}`,
    `DTSTAMP:${utc(new Date(now).toISOString())}`,
    `DTSTART:${utc(event.start_time)}`,
    ...(event.end_time === null ? [] : [`DTEND:${utc(event.end_time)}`]),
    `SUMMARY:${escaped(event.name)}`,
    ...(status.text === '' ? [] : [`DESCRIPTION:${escaped(status.text)}`]),
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${status.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
