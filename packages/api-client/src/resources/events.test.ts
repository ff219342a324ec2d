import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { aStatus, anAccount } from '../testing/index.js';
import { eventsOf, type EventParameters } from './events.js';

const tea: EventParameters = {
  name: 'Tea',
  status: '',
  start_time: '2026-11-22T18:00:00.000Z',
  end_time: null,
  banner_id: null,
  location_id: null,
};
const root = '/api/v1/pleroma/events';

describe('events', () => {
  it('creates an event under its idempotency key', async () => {
    const { client, requests } = clientOf({ [`POST ${root}`]: { data: aStatus({ id: '9' }) } });
    expect((await eventsOf(client).create({ ...tea, join_mode: 'restricted' }, { idempotencyKey: 'k' })).id).toBe('9');
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('k');
    expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ name: 'Tea', join_mode: 'restricted', end_time: null });
  });

  it('sends a null that removes a value when it changes an event', async () => {
    const { client, requests } = clientOf({ [`PUT ${root}/9`]: { data: aStatus({ id: '9' }) } });
    await eventsOf(client).update('9', { location_id: null });
    expect(String(requests[0]?.body)).toBe('{"location_id":null}');
  });

  it('joins with a message, and without one sends none', async () => {
    const { client, requests } = clientOf({ [`POST ${root}/9/join`]: { data: aStatus({ id: '9' }) } });
    await eventsOf(client).join('9', 'please');
    await eventsOf(client).join('9', null);
    expect(requests.map(({ body }) => String(body))).toEqual(['{"participation_message":"please"}', '{}']);
  });

  it('reads requests, drops those without an account, and cuts long messages', async () => {
    const { client } = clientOf({
      [`GET ${root}/9/participation_requests`]: {
        data: [
          { account: anAccount({ id: '4' }), participation_message: 'x'.repeat(9000) },
          { account: anAccount({ id: '5' }), participation_message: 7 },
          { account: {}, participation_message: 'nobody' },
          null,
        ],
      },
    });
    const requests = await eventsOf(client).requests('9');
    expect(requests.map(({ account }) => account.id)).toEqual(['4', '5']);
    expect(requests.map(one => one.participation_message?.length)).toEqual([5000, 1]);
  });

  it('reads the place of an event that was written', async () => {
    const { client } = clientOf({
      'GET /api/v1/statuses/9/source': { data: { id: '9', text: 'Hi', location: { origin_id: 'p', description: 'Depot' } } },
      'GET /api/v1/statuses/8/source': { data: { id: '8', text: 'Hi', location: null } },
    });
    expect((await eventsOf(client).source('9')).location).toMatchObject({ origin_id: 'p', description: 'Depot', street: '' });
    expect(await eventsOf(client).source('8')).toEqual({ text: 'Hi', location: null });
  });

  it('finds places and drops those that cannot be named', async () => {
    const { client, requests } = clientOf({
      'GET /api/v1/pleroma/search/location': { data: [{ origin_id: 'p', description: 'Depot' }, { description: 'x' }, 'y'] },
    });
    expect((await eventsOf(client).findPlaces('dep', 'en')).map(place => place.origin_id)).toEqual(['p']);
    expect(requests[0]?.url.search).toBe('?q=dep&locale=en');
  });

  it('returns a calendar file as text, and refuses anything else', async () => {
    let body = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const { client } = clientOf({}, { fetch: () => Promise.resolve(new Response(body)) });
    expect(await eventsOf(client).calendar('9')).toBe(body);
    body = '<html>not here</html>';
    expect(await rejection(eventsOf(client).calendar('9'))).toMatchObject({ kind: 'decode' });
  });
});
