/** Calendar files (RFC 5545), for servers that send none. */

export interface CalendarEntry {
  /** Globally unique, for example the `uri` of the post. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** One line. */
  readonly place: string;
  readonly url: string | null;
  /** ISO 8601. */
  readonly start: string;
  readonly end: string | null;
}

/**
 * A calendar file with one event. Texts of other people cannot add a line of their own: everything is escaped.
 *
 * @param now When the file is made, in milliseconds since the epoch.
 */
export function calendarFile({ id, name, description, place, url, start, end }: CalendarEntry, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rookery//Rookery//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(Date.parse(start))}`,
    ...(end === null ? [] : [`DTEND:${utc(Date.parse(end))}`]),
    `SUMMARY:${escaped(name)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(url === null ? [] : [`URL:${withoutBreaks(url)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(line => `${folded(line)}\r\n`).join('');
}

const utc = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Line breaks of every kind, also those of Unicode, and other control characters. */
const BREAKS = /\r\n|[\n\r\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- RFC 5545 forbids them in every value
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** A value of type TEXT (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, character => `\\${character}`)
    .replaceAll(BREAKS, '\\n')
    .replaceAll(CONTROLS, '');
}

const withoutBreaks = (text: string): string => text.replaceAll(BREAKS, '').replaceAll(CONTROLS, '');

/** Octets of a line, without its break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Breaks a long line before characters, never inside one: the rest follows after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
