import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.js';

const entry: CalendarEntry = {
  id: 'https://rookery.test/users/mara/statuses/1',
  name: 'Tea',
  description: 'Bring a cup.',
  place: 'Depot, Ringbahn 40',
  url: 'https://rookery.test/@mara/1',
  start: '2026-11-22T19:00:00+01:00',
  end: null,
};
const now = Date.UTC(2026, 10, 20, 12);
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const lineNames = (file: string) => linesOf(file).map(line => line.split(':')[0]);

describe('calendarFile', () => {
  it('[EVT-01] has the event in UTC', () => {
    expect(linesOf(calendarFile(entry, now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Rookery//Rookery//EN',
      'BEGIN:VEVENT',
      'UID:https://rookery.test/users/mara/statuses/1',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261122T180000Z',
      'SUMMARY:Tea',
      'DESCRIPTION:Bring a cup.',
      'LOCATION:Depot\\, Ringbahn 40',
      'URL:https://rookery.test/@mara/1',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('[EVT-01] leaves out what is not known', () => {
    const file = calendarFile({ ...entry, description: '', place: '', url: null, end: '2026-11-22T20:00:00Z' }, now);
    expect(lineNames(file)).not.toEqual(expect.arrayContaining(['DESCRIPTION']));
    expect(lineNames(file).filter(name => ['LOCATION', 'URL'].includes(name ?? ''))).toEqual([]);
    expect(file).toContain('DTEND:20261122T200000Z\r\n');
  });

  it.each(['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\0\r\n'])('[EVT-01] lets no text begin a line: %j', attack => {
    const name = `Tea${attack}END:VEVENT${attack}ATTACH:https://evil.example`;
    const file = calendarFile({ ...entry, name, id: name, description: name, place: name, url: name }, now);
    expect(lineNames(file)).toEqual(lineNames(calendarFile(entry, now)));
  });

  it('[EVT-01] keeps every line within 75 octets and every character whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), name => {
        const file = calendarFile({ ...entry, name, description: name, place: name }, now);
        for (const line of file.split('\r\n')) {
          const octets = new TextEncoder().encode(line);
          expect(octets.length).toBeLessThanOrEqual(75);
          expect(new TextDecoder().decode(octets)).toBe(line);
        }
        expect(lineNames(file).filter(one => one === 'BEGIN')).toHaveLength(2);
      }),
    );
  });
});
