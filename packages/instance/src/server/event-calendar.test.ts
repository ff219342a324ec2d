import { expect, it } from 'vitest';
import type { EventRecord } from '../world/event-record.js';
import { placeOf } from '../world/event-places.js';
import type { StatusRecord } from '../world/records.js';
import { calendarOf } from './event-calendar.js';

const event: EventRecord = {
  name: 'Tea; cake, and talk',
  start_time: '2026-11-22T18:00:00.000Z',
  end_time: null,
  join_mode: 'free',
  location: null,
  participations: [],
};
const now = Date.UTC(2026, 10, 20, 12, 30, 5);
const calendar = (text: string, changes: Partial<EventRecord> = {}) => {
  const status = { uri: 'https://server.test/objects/1', url: 'https://server.test/notice/1', text } as StatusRecord;
  return calendarOf(status, { ...event, ...changes }, now).split('\r\n');
};

it('[EVT-01] is a calendar file of one event, with escaped texts and times in UTC', () => {
  expect(calendar('')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//rookery//built-in server//EN',
    'BEGIN:VEVENT',
    'UID:https://server.test/objects/1',
    'DTSTAMP:20261120T123005Z',
    'DTSTART:20261122T180000Z',
    String.raw`SUMMARY:Tea\; cake\, and talk`,
    'URL:https://server.test/notice/1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('[EVT-01] has the end, the description and the place of an event that has them', () => {
  const lines = calendar('Bring\r\na \\ cup', { end_time: '2026-11-22T20:00:00.000Z', location: placeOf('place:1') });
  expect(lines.slice(7, 11)).toEqual([
    'DTEND:20261122T200000Z',
    String.raw`SUMMARY:Tea\; cake\, and talk`,
    String.raw`DESCRIPTION:Bring\na \\ cup`,
    String.raw`LOCATION:Viaduct Street Library\, Viaduct Street 8\, Rookhaven`,
  ]);
  expect(calendar('', { location: placeOf('place:7') })).toContain(String.raw`LOCATION:Hoshi Garden Tea House\, Kyoto`);
});
