import { describe, expect, it } from 'vitest';

import { accountIdOf, upload, visit, type Json, type Status, type Visitor } from '../test-support/visitor.js';

const serverProfile = 'rebased';
const start_time = '2026-12-01T18:00:00.000Z';
const base = '/api/v1/pleroma/events';

interface EventStatus extends Status {
  content: string;
  media_attachments: { description: string }[];
  pleroma: { event: Json & { location: Json | null } };
}

const create = async (visitor: Visitor, fields: Json = {}): Promise<EventStatus> =>
  (await visitor.post<EventStatus>(base, { name: 'Fair', start_time, ...fields })).json;

describe('an event', () => {
  it('keeps what a change does not name', async () => {
    const visitor = visit({ serverProfile });
    const fields = {
      status: ' Bring cups ',
      location_id: 'place:1',
      end_time: '2026-12-01T20:00:00.000Z',
      join_mode: 'restricted',
    };
    const { id, content } = await create(visitor, fields);
    expect(content).toContain('>Bring cups<');
    visitor.advance(1000);
    const renamed = (await visitor.send<EventStatus>('PUT', `${base}/${id}`, { name: ' Big fair ' })).json;
    expect(renamed.content).toBe(content);
    expect(renamed.pleroma.event).toMatchObject({
      name: 'Big fair',
      start_time,
      end_time: '2026-12-01T20:00:00.000Z',
      join_mode: 'restricted',
      location: { name: 'Viaduct Street Library' },
    });
    const change = { status: ' Bring tea ', location_id: '', end_time: '', join_mode: 'free' };
    const changed = (await visitor.send<EventStatus>('PUT', `${base}/${id}`, change)).json;
    expect(changed.content).toContain('>Bring tea<');
    expect(changed.pleroma.event).toMatchObject({ name: 'Big fair', end_time: null, join_mode: 'restricted', location: null });
    expect((await visitor.send<EventStatus>('PUT', `${base}/${id}`, { status: null })).json.content).not.toContain('tea');
  });

  it('may end when it starts', async () => {
    const { pleroma } = await create(visit({ serverProfile }), { end_time: start_time });
    expect(pleroma.event['end_time']).toBe(start_time);
  });

  it('has its banner in front of its files, until it is removed', async () => {
    const visitor = visit({ serverProfile });
    const banner_id = (await upload(visitor)).json['id'];
    const { id, media_attachments } = await create(visitor, { banner_id });
    expect(media_attachments).toHaveLength(1);
    const change = async (fields: Json) =>
      (await visitor.send<EventStatus>('PUT', `${base}/${id}`, fields)).json.media_attachments.length;
    expect([await change({ name: 'Fair' }), await change({ banner_id }), await change({ banner_id: '' })]).toEqual([1, 1, 0]);
    const sound = (await upload(visitor, new Uint8Array(10), 'audio/mpeg')).json['id'];
    expect((await visitor.send('PUT', `${base}/${id}`, { banner_id: sound })).json['error']).toBe('Banner is invalid');
  });

  it('is sent as a calendar file to save', async () => {
    const visitor = visit({ serverProfile });
    const { id } = await create(visitor);
    const file = await visitor.anonymous(`${base}/${id}/ics`);
    expect([file.status, file.headers.get('Content-Type'), file.headers.get('Content-Disposition')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'attachment; filename="calendar.ics"',
    ]);
    expect(file.text).toContain('SUMMARY:Fair');
  });

  it('is changed and decided on by its organiser alone', async () => {
    const visitor = visit({ serverProfile });
    const { id } = await create(visitor, { join_mode: 'restricted' });
    const lev = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const levId = await accountIdOf(visitor, 'lev');
    const refused = [
      ['PUT', `${base}/${id}`],
      ['GET', `${base}/${id}/participation_requests`],
      ['POST', `${base}/${id}/participation_requests/${levId}/authorize`],
      ['POST', `${base}/${id}/participation_requests/${levId}/reject`],
    ] as const;
    for (const [method, path] of refused) {
      const { status, json } = await visitor.send(method, path, method === 'GET' ? undefined : {}, lev);
      expect([method, path, status, json['error']]).toEqual([method, path, 403, 'This action is not allowed']);
    }
    expect((await visitor.post(`${base}/${id}/participation_requests/${levId}/authorize`)).status).toBe(404);
  });

  it('is asked for with a message, and joined once', async () => {
    const visitor = visit({ serverProfile });
    const { id } = await create(visitor, { join_mode: 'restricted' });
    const lev = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const join = (body: Json) => visitor.post<EventStatus>(`${base}/${id}/join`, body, lev);
    expect((await join({ participation_message: 'May I?' })).json.pleroma.event['join_state']).toBe('pending');
    const again = await join({});
    expect([again.status, again.json['error']]).toEqual([400, 'You are already joining this event']);
    const requests = await visitor.get(`${base}/${id}/participation_requests`);
    expect(requests.json).toMatchObject([{ account: { acct: 'lev' }, participation_message: 'May I?' }]);
    const own = await visitor.post(`${base}/${id}/join`, {});
    expect([own.status, own.json['error']]).toEqual([400, "You can't join your own event"]);
    await visitor.post(`${base}/${id}/leave`, {}, lev);
    await join({});
    const without = await visitor.get(`${base}/${id}/participation_requests`);
    expect(without.json).toMatchObject([{ participation_message: null }]);
  });

  it('notifies the organiser of a request, and its sender of the answer', async () => {
    const visitor = visit({ serverProfile });
    const lev = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const levId = await accountIdOf(visitor, 'lev');
    const newest = async (headers?: Record<string, string>) => {
      const [one] = (await visitor.send<{ type: string }[]>('GET', '/api/v1/notifications?limit=1', undefined, headers)).json;
      return one?.type;
    };
    const free = await create(visitor);
    const before = await newest();
    visitor.advance(1000);
    await visitor.post(`${base}/${free.id}/join`, {}, lev);
    expect(await newest()).toBe(before);
    const { id } = await create(visitor, { join_mode: 'restricted' });
    await visitor.post(`${base}/${id}/join`, {}, lev);
    expect(await newest()).toBe('pleroma:participation_request');
    visitor.advance(1000);
    await visitor.post(`${base}/${id}/participation_requests/${levId}/authorize`);
    expect(await newest(lev)).toBe('pleroma:participation_accepted');
  });

  it('is found at the addresses of Soapbox too, with its places', async () => {
    const visitor = visit({ serverProfile });
    const { id } = await create(visitor);
    expect((await visitor.get(`/api/v1/soapbox/events/${id}/participations`)).status).toBe(200);
    for (const family of ['pleroma', 'soapbox']) {
      const found = await visitor.get<Json[]>(`/api/v1/${family}/search/location?q=hall+porto`);
      expect(found.json).toHaveLength(1);
      expect((await visitor.get(`/api/v1/${family}/search/location`)).json).toEqual([]);
    }
    expect((await visitor.anonymous('/api/v1/pleroma/search/location?q=hall')).status).toBe(403);
  });

  it('names the application that it was written with', async () => {
    const visitor = visit({ serverProfile });
    const app = visitor.instance.grants.register({
      name: 'Client',
      website: 'https://a.test/',
      redirectUris: ['https://a.test/'],
      scopes: ['read', 'write'],
    });
    const accountId = visitor.instance.world.memberId;
    const token = visitor.instance.grants.issue({ clientId: app.clientId, accountId, scopes: ['read', 'write'] }).value;
    const headers = { Authorization: `Bearer ${token}` };
    const status = (await visitor.post(base, { name: 'Fair', start_time }, headers)).json;
    expect(status['application']).toEqual({ name: 'Client', website: 'https://a.test/' });
    expect((await create(visitor))['application']).toBeNull();
  });
});
