import { describe, expect, it } from 'vitest';

import type { Json, Status } from './test-support/visitor.js';
import { accountIdOf, linkOf, registration, visit } from './test-support/visitor.js';

describe('hollo', () => {
  const serverProfile = 'hollo';

  it('skips a post when the next link of account posts is followed', async () => {
    const visitor = visit({ serverProfile });
    const { json: own } = await visitor.get('/api/v1/accounts/verify_credentials');
    const path = `/api/v1/accounts/${String(own['id'])}/statuses`;
    const all = await visitor.get<Status[]>(`${path}?limit=9`);
    const first = await visitor.get<Status[]>(`${path}?limit=4`);
    const second = await visitor.get<Status[]>(linkOf(first, 'next') ?? '');
    const ids = all.json.map(({ id }) => id);
    expect([...first.json, ...second.json].map(({ id }) => id)).toEqual([...ids.slice(0, 4), ...ids.slice(5, 9)]);
    const home = await visitor.get<Status[]>('/api/v1/timelines/home?limit=4');
    expect(new URL(linkOf(home, 'next') ?? '').searchParams.get('max_id')).toBe(home.json.at(-1)?.id);
  });

  it('refuses a bound that is not a UUID', async () => {
    const visitor = visit({ serverProfile });
    expect((await visitor.get('/api/v1/timelines/home?max_id=0')).status).toBe(400);
  });

  it('advertises no streaming and answers 404 as text', async () => {
    const visitor = visit({ serverProfile });
    expect(visitor.instance.hasStreaming).toBe(false);
    const v2 = await visitor.anonymous('/api/v2/instance');
    expect(v2.json['configuration']).not.toHaveProperty('urls');
    expect((await visitor.anonymous('/api/v1/instance')).json['urls']).toEqual({});
    const missing = await visitor.get('/api/v1/conversations');
    expect([missing.status, missing.text]).toEqual([404, '404 Not Found']);
  });

  it('honours a limit of 400; refuses one that is no number', async () => {
    const visitor = visit({ serverProfile });
    expect((await visitor.get<Status[]>('/api/v1/timelines/home?limit=100')).json).toHaveLength(100);
    expect((await visitor.get('/api/v1/timelines/home?limit=abc')).status).toBe(400);
  });

  it('puts an object into `error` of a refused request', async () => {
    const refused = await visit({ serverProfile }).get('/api/v1/timelines/home?max_id=0');

    expect(refused.json).toMatchObject({ success: false, error: { name: 'ZodError' } });
  });

  it('fails without CORS headers on a second reblog, on following oneself and on malformed JSON', async () => {
    const visitor = visit({ serverProfile });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Mine' })).json;
    expect((await visitor.post(`/api/v1/statuses/${id}/reblog`)).status).toBe(200);
    const failed = [
      await visitor.post(`/api/v1/statuses/${id}/reblog`),
      await visitor.post(`/api/v1/accounts/${await accountIdOf(visitor, 'mara')}/follow`),
      await visitor.anonymous('/api/v1/statuses', {
        method: 'POST',
        headers: { Authorization: `Bearer ${visitor.token}`, 'Content-Type': 'application/json' },
        body: '{',
      }),
    ];
    expect(failed.map(answer => [answer.status, answer.headers.get('Access-Control-Allow-Origin')])).toEqual(
      Array(3).fill([500, null]),
    );
  });

  it('sends media without CORS headers, everything else with them', async () => {
    const visitor = visit({ serverProfile });
    const allowed = async (path: string): Promise<string | null> =>
      (await visitor.anonymous(path)).headers.get('Access-Control-Allow-Origin');
    expect([await allowed('/media/avatar/0.svg'), await allowed('/api/v2/instance')]).toEqual([null, '*']);
  });

  it('refuses an empty website and an unknown scope at registration', async () => {
    const visitor = visit({ serverProfile });
    const status = async (fields: Json): Promise<number> =>
      (await visitor.anonymous('/api/v1/apps', registration('https://a.test/', fields))).status;
    expect([await status({ website: '' }), await status({ scopes: 'read profile' }), await status({})]).toEqual([422, 422, 200]);
  });

  it('reads relationships by `id[]` only', async () => {
    const visitor = visit({ serverProfile });
    const id = await accountIdOf(visitor, 'tobi@tram.example');
    expect((await visitor.get(`/api/v1/accounts/relationships?id=${id}`)).json).toEqual([]);
    expect((await visitor.get<Status[]>(`/api/v1/accounts/relationships?id[]=${id}`)).json).toHaveLength(1);
  });

  it('finds no hashtags and accepts an empty search', async () => {
    const visitor = visit({ serverProfile });
    const found = await visitor.get<{ hashtags: Json[]; accounts: Json[] }>('/api/v2/search?q=tram');
    expect([found.json.hashtags, found.json.accounts.length > 0]).toEqual([[], true]);
    expect((await visitor.get('/api/v2/search?q=')).status).toBe(200);
  });

  it('refuses a report without statuses', async () => {
    const visitor = visit({ serverProfile });
    const account_id = await accountIdOf(visitor, 'tobi@tram.example');
    expect((await visitor.post('/api/v1/reports', { account_id })).status).toBe(400);
    expect((await visitor.post('/api/v1/reports', { account_id, status_ids: ['1'] })).status).toBe(200);
  });

  it('writes line breaks as newlines, no edits, no blurhash and no focus', async () => {
    const visitor = visit({ serverProfile });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'One\ntwo' })).json;
    const edited = await visitor.send('PUT', `/api/v1/statuses/${id}`, { status: 'One\nthree' });
    expect(edited.json['content']).toBe('<p>One\nthree</p>');
    expect(edited.json).not.toHaveProperty('edited_at');
    expect(edited.json['filtered']).toBeNull();
    const media = await visitor.get<{ media_attachments: Json[] }[]>('/api/v1/timelines/public?only_media=true&limit=1');
    expect(media.json[0]?.media_attachments[0]).toMatchObject({ blurhash: null, meta: { focus: { x: 0, y: 0 } } });
  });

  it('writes accounts without `uri`, `group`, `roles` and the day of the last post', async () => {
    const own = await visit({ serverProfile }).get('/api/v1/accounts/verify_credentials');
    expect(own.json['last_status_at']).toBeNull();
    expect(Object.keys(own.json).filter(name => ['uri', 'group', 'roles'].includes(name))).toEqual([]);
  });

  it('gives the newest notifications above `min_id`', async () => {
    const visitor = visit({ serverProfile });
    const all = (await visitor.get<Status[]>('/api/v1/notifications?limit=9')).json.map(one => one.id);
    const newer = await visitor.get<Status[]>(`/api/v1/notifications?limit=2&min_id=${all[8] ?? ''}`);
    expect(newer.json.map(one => one.id)).toEqual(all.slice(0, 2));
  });

  it('has no filters, conversations, history, thread mutes, notes or single notifications', async () => {
    const visitor = visit({ serverProfile });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Mine' })).json;
    const [notification] = (await visitor.get<Status[]>('/api/v1/notifications?limit=1')).json;
    const answers = await Promise.all([
      visitor.get('/api/v2/filters'),
      visitor.get('/api/v1/conversations'),
      visitor.get(`/api/v1/statuses/${id}/history`),
      visitor.post(`/api/v1/statuses/${id}/mute`),
      visitor.post(`/api/v1/accounts/${await accountIdOf(visitor, 'tobi@tram.example')}/note`),
      visitor.get(`/api/v1/notifications/${notification?.id ?? ''}`),
      visitor.get('/api/v1/scheduled_statuses'),
    ]);
    expect(answers.map(answer => answer.status)).toEqual(Array(7).fill(404));
  });

  it('writes the time of a token in milliseconds, and refuses tokens of applications on public reads', async () => {
    const visitor = visit({ serverProfile });
    const app = (await visitor.anonymous('/api/v1/apps', registration('https://a.test/'))).json;
    const answer = await visitor.anonymous('/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: String(app['client_id']),
        client_secret: String(app['client_secret']),
      }),
    });
    expect(String(answer.json['created_at'])).toHaveLength(10);
    const headers = { Authorization: `Bearer ${String(answer.json['access_token'])}` };
    expect((await visitor.anonymous('/api/v1/timelines/public', { headers })).status).toBe(422);
  });
});
