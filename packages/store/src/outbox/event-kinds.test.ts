import { expect, it } from 'vitest';
import { type StatusEvent, type EventParameters, createClient } from '@rookery/api-client';
import { outboxRecord } from './outbox-record.js';
import { anAccount, aStatus } from '@rookery/api-client/testing';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { createEventKinds, type EventPayload } from './event-kinds.data.js';

const parameters: EventParameters = {
  name: 'Tea',
  status: 'Bring a cup.',
  start_time: '2026-11-22T18:00:00.000Z',
  end_time: null,
  banner_id: null,
  location_id: 'p',
};
const wire = (id: string, fields: Partial<StatusEvent> = {}) => ({
  ...aStatus({ id }),
  pleroma: { event: { name: 'Tea', start_time: '2026-11-22T18:00:00Z', end_time: null, ...fields } },
});
const payload = (fields: Partial<EventPayload> = {}): EventPayload => ({ editedId: null, parameters, knownIds: null, ...fields });
const record = (kind: string, fields: Partial<EventPayload> = {}) =>
  outboxRecord({ id: 'r', kind, subject: 's', payload: payload(fields) }, 1, 0);

function kindsOf(own: object[], more: Record<string, { data: unknown }> = {}) {
  const answers: Record<string, { data: unknown }> = {
    'GET /api/v1/accounts/verify_credentials': { data: anAccount({ id: '7' }) },
    'GET /api/v1/accounts/7/statuses': { data: own },
    ...more,
  };
  const requests: { name: string; body: unknown; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const name = `${init?.method} ${new URL(input instanceof Request ? input.url : input).pathname}`;
    requests.push({ name, body: init?.body, headers: new Headers(init?.headers) });
    const answer = answers[name];
    return answer === undefined ? Response.json({ error: 'Record not found' }, { status: 404 }) : Response.json(answer.data);
  };
  const client = createClient({ baseUrl: 'https://a.test', accessToken: 'secret', fetch, XMLHttpRequest: undefined });
  return { ...createEventKinds(client, createQueryClient()), requests };
}

it('[EVT-02] finds an event whose answer was lost among those that are new', async () => {
  const { event } = kindsOf([wire('3'), wire('2', { name: 'Coffee' }), wire('1')]);
  const prepared = await kindsOf([wire('1')]).event.prepare?.(record('event'));
  expect(prepared?.knownIds).toEqual(['1']);
  expect((await event.find(record('event', prepared)))?.id).toBe('3');
});

it('[EVT-02] takes no earlier event of the same name for the one that was sent', async () => {
  const { event } = kindsOf([wire('2', { start_time: '2026-11-29T18:00:00Z' }), wire('1')]);
  expect(await event.find(record('event', { knownIds: ['1'] }))).toBeNull();
});

it.each([
  ['Bring a cup.', 'p', '1'],
  ['Bring two cups.', 'p', null],
  ['Bring a cup.', 'q', null],
])('[EVT-02] compares an edit with the text and the place: %s at %s', async (text, origin_id, found) => {
  const { 'event-edit': edit } = kindsOf([], {
    'GET /api/v1/statuses/1': { data: wire('1') },
    'GET /api/v1/statuses/1/source': { data: { id: '1', text, location: { origin_id, description: 'Depot' } } },
  });
  expect((await edit.find(record('event-edit', { editedId: '1' })))?.id ?? null).toBe(found);
});

it('[EVT-02] sends the banner that was uploaded, under the key of the record', async () => {
  const { event, requests } = kindsOf([], { 'POST /api/v1/pleroma/events': { data: wire('4') } });
  const upload = { id: 'u', file: new Blob(['x']), name: 'b.png', description: '', focus: null, mediaId: '9', uploadedAt: 1 };
  await event.send({ ...record('event'), uploads: [upload] });
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('r');
  expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ name: 'Tea', banner_id: '9' });
});
