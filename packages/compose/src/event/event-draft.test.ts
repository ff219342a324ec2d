import { anAttachment, aStatus, anEvent } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  beginEvent,
  editEvent,
  eventProblems,
  isEmptyEventDraft,
  readEventDraft,
  recordOfEvent,
  withEnd,
  withStart,
  type EventDraft,
} from './event-draft.js';

const now = Date.UTC(2026, 10, 20, 12, 7);
const HOUR_MS = 3_600_000;
const draft = (fields: Partial<EventDraft> = {}): EventDraft => ({ ...beginEvent('d', now), name: 'Tea', ...fields });
const place = {
  origin_id: 'p',
  description: 'Depot',
  street: '',
  postal_code: '',
  locality: '',
  region: '',
  country: '',
  url: null,
};

describe('a draft of an event', () => {
  it('[EVT-02] begins at the next quarter of an hour, in the future', () => {
    expect(new Date(beginEvent('d', now).start).toISOString()).toBe('2026-11-20T12:15:00.000Z');
    const onTheHour = Date.UTC(2026, 10, 20, 12);
    expect(beginEvent('d', onTheHour).start).toBeGreaterThan(onTheHour);
  });

  it.each([
    ['name', { name: 'x' }],
    ['text', { status: 'x' }],
    ['place', { location: place }],
    ['banner', { banner: { kind: 'attachment', mediaId: '1', url: null } }],
  ] as const)('[MOD-06] is not empty with a %s', (_part, fields) => {
    expect(isEmptyEventDraft({ ...beginEvent('d', now), ...fields })).toBe(false);
  });

  it('[MOD-06] is empty with times and approval alone', () => {
    expect(isEmptyEventDraft({ ...withEnd(beginEvent('d', now), true), isRestricted: true })).toBe(true);
  });

  it('[EVT-02] needs a name', () => {
    expect(eventProblems(draft({ name: ' \n' }), now)).toEqual(['name']);
    expect(eventProblems(draft(), now)).toEqual([]);
  });

  it('[EVT-02] needs a start in the future until it exists', () => {
    expect(eventProblems(draft({ start: now }), now)).toEqual(['start']);
    expect(eventProblems(draft({ start: now + 1 }), now)).toEqual([]);
    expect(eventProblems(draft({ start: now, editedId: '1' }), now)).toEqual([]);
  });

  it('[EVT-02] ends at its start or later', () => {
    const { start } = draft();
    expect(eventProblems(draft({ end: start }), now)).toEqual([]);
    expect(eventProblems(draft({ end: start - 1 }), now)).toEqual(['end']);
  });

  it('[EVT-02] ends two hours after its start unless chosen, and keeps its length when it moves', () => {
    const long = withEnd(draft(), true);
    expect((long.end ?? 0) - long.start).toBe(2 * HOUR_MS);
    const moved = withStart(long, long.start + 24 * HOUR_MS);
    expect((moved.end ?? 0) - moved.start).toBe(2 * HOUR_MS);
    expect(withEnd(moved, false).end).toBeNull();
    expect(withStart(draft(), now).end).toBeNull();
  });

  it('[EVT-02] holds an event as it was written', () => {
    const banner = anAttachment({ id: '7', description: 'Banner', preview_url: 'https://a.test/b.png' });
    const status = aStatus({ id: '1', event: anEvent({ join_mode: 'restricted' }), media_attachments: [banner] });
    expect(editEvent('d', status, { text: 'Hi', location: place }, now)).toMatchObject({
      editedId: '1',
      name: 'Night of the last trams',
      status: 'Hi',
      location: { origin_id: 'p' },
      banner: { kind: 'attachment', mediaId: '7', url: 'https://a.test/b.png' },
      start: Date.UTC(2026, 10, 25, 18),
      end: Date.UTC(2026, 10, 25, 22, 30),
      isRestricted: true,
    });
  });
});

describe('the record of a draft', () => {
  it('[EVT-02] uploads the banner under the description that servers know', () => {
    const file = new Blob(['x'], { type: 'image/png' });
    const record = recordOfEvent(draft({ banner: { kind: 'file', id: 'u', file, name: 'a.png' } }), 'r');
    expect(record.uploads).toMatchObject([{ id: 'u', file, name: 'a.png', description: 'Banner' }]);
    expect(record.payload.parameters.banner_id).toBeNull();
  });

  it('[EVT-02] names the approval of a new event only', () => {
    const parameters = (fields: Partial<EventDraft>) => recordOfEvent(draft(fields), 'r').payload.parameters;
    expect(parameters({ isRestricted: true }).join_mode).toBe('restricted');
    expect(parameters({}).join_mode).toBe('free');
    expect(parameters({ editedId: '1', isRestricted: true })).not.toHaveProperty('join_mode');
  });

  it('[EVT-02] removes what was removed from an event', () => {
    const { kind, subject, payload } = recordOfEvent(draft({ editedId: '1' }), 'r');
    expect([kind, subject]).toEqual(['event-edit', 'event:1']);
    expect(payload.parameters).toMatchObject({ location_id: null, banner_id: null, end_time: null });
  });
});

it('[CMP-02] reads a stored event, and repairs a damaged one', () => {
  const whole = { ...withEnd(draft(), true), name: 'Bread', isRestricted: true };
  expect(readEventDraft(structuredClone(whole), now)).toEqual(whole);
  const damaged = {
    id: 'd',
    name: 7,
    status: 'words',
    start: 'soon',
    end: Number.NaN,
    banner: { kind: 'file', file: null },
    location: 'x',
  };
  expect(readEventDraft(damaged, now)).toEqual({ ...beginEvent('d', now), status: 'words' });
  for (const nothing of [null, 7, 'd', {}, { id: 3 }]) expect(readEventDraft(nothing, now)).toBeNull();
});
