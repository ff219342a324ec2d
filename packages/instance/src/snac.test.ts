import { describe, expect, it } from 'vitest';

import type { Json, Status } from './test-support/visitor.js';
import { accountIdOf, linkOf, origin, registration, visit, walk } from './test-support/visitor.js';
import { homeTimeline } from './world/timelines.js';

describe('snac', () => {
  const serverProfile = 'snac';

  it('has no v2 instance, and nodeinfo at its own path', async () => {
    const visitor = visit({ serverProfile });
    const missing = await visitor.anonymous('/api/v2/instance');
    expect([missing.status, missing.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await visitor.anonymous('/api/v1/instance')).json).toMatchObject({ version: '4.0.0 (not true; really snac/2.75)' });
    const links = await visitor.anonymous('/.well-known/nodeinfo');
    expect(links.json['links']).toEqual([
      { rel: 'http://nodeinfo.diaspora.software/ns/schema/2.0', href: `${origin}/nodeinfo_2_0` },
    ]);
    expect((await visitor.anonymous('/nodeinfo_2_0')).json).toMatchObject({ software: { name: 'snac' } });
  });

  it('answers invalid credentials with 422 and an empty body', async () => {
    const refused = await visit({ serverProfile }).anonymous('/api/v1/accounts/verify_credentials', {
      headers: { Authorization: 'Bearer nobody' },
    });
    expect([refused.status, refused.text]).toEqual([422, '']);
  });

  it('does not escape text', async () => {
    const posted = await visit({ serverProfile }).post<Status>('/api/v1/statuses', {
      status: '<b>a</b>\n<script>alert(1)</script>',
    });
    expect(posted.json['content']).toBe('<b>a</b><br><script>alert(1)</script>');
  });

  it('gives a reblog the id of the reblogged status', async () => {
    const visitor = visit({ serverProfile });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Mine' })).json;
    const wrapper = await visitor.post<Status & { reblog: Status }>(`/api/v1/statuses/${id}/reblog`);
    expect([wrapper.json.id, wrapper.json.reblog.id]).toEqual([id, id]);
  });

  it('reads a reblogged post as the own reblog, with empty content', async () => {
    const visitor = visit({ serverProfile });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Mine' })).json;
    await visitor.post(`/api/v1/statuses/${id}/reblog`);
    expect((await visitor.get(`/api/v1/statuses/${id}`)).json).toMatchObject({
      id,
      content: '',
      reblog: { id, content: 'Mine' },
    });
  });

  it('gives an edited post a new id; actions on the old id fail', async () => {
    const visitor = visit({ serverProfile });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'One' })).json;
    const edited = await visitor.send<Status>('PUT', `/api/v1/statuses/${id}`, { status: 'Two' });
    expect(edited.json.id).not.toBe(id);
    expect((await visitor.get<Status>(`/api/v1/statuses/${id}`)).json.id).toBe(edited.json.id);
    expect((await visitor.post(`/api/v1/statuses/${id}/favourite`)).status).toBe(404);
    expect((await visitor.post(`/api/v1/statuses/${edited.json.id}/favourite`)).status).toBe(200);
  });

  it('lists the posts of one second as they came, and continues below each by its place', async () => {
    const visitor = visit({ serverProfile });
    const made: string[] = [];
    for (let count = 0; count < 12; count += 1)
      made.unshift((await visitor.post<Status>('/api/v1/statuses', { status: `Post ${count}` })).json.id);
    const page = async (query: string) =>
      (await visitor.get<Status[]>(`/api/v1/timelines/home?${query}`)).json.map(({ id }) => id);
    expect(await page('limit=12')).toEqual(made);
    expect(made).not.toEqual(made.toSorted().toReversed());
    for (const [index, id] of made.slice(0, -3).entries())
      expect(await page(`limit=3&max_id=${id}`)).toEqual(made.slice(index + 1, index + 4));
    expect(await page(`limit=3&min_id=${made[6]}`)).toEqual(made.slice(3, 6));
    expect(await page(`limit=3&since_id=${made[6]}`)).toEqual(made.slice(0, 3));
  });

  it('sends Link for Home only, with since_id, and exposes no header', async () => {
    const visitor = visit({ serverProfile });
    const home = await visitor.get('/api/v1/timelines/home?limit=2');
    expect(new URL(linkOf(home, 'prev') ?? '').searchParams.has('since_id')).toBe(true);
    expect(home.headers.get('Access-Control-Expose-Headers')).toBeNull();
    expect((await visitor.get('/api/v1/timelines/public?limit=2')).headers.get('Link')).toBeNull();
    const preflight = await visitor.anonymous('/api/v1/accounts/update_credentials', { method: 'OPTIONS' });
    expect(preflight.headers.get('Access-Control-Allow-Methods')).not.toContain('PATCH');
  });

  it('sends attachments without meta and blurhash, and whole seconds', async () => {
    const visitor = visit({ serverProfile });
    const media = await visitor.get<(Status & { created_at: string; media_attachments: Json[] })[]>(
      '/api/v1/timelines/public?only_media=true',
    );
    const [status] = media.json;
    expect(status?.created_at).toMatch(/:\d\dZ$/);
    expect(status?.media_attachments[0]).not.toHaveProperty('meta');
    expect(status?.media_attachments[0]).not.toHaveProperty('blurhash');
    expect(String(status?.media_attachments[0]?.['id'])).toMatch(/^https:/);
  });

  it('ignores limit and filters of account posts; returns one relationship', async () => {
    const visitor = visit({ serverProfile });
    const { json: own } = await visitor.get('/api/v1/accounts/verify_credentials');
    const page = await visitor.get<Status[]>(`/api/v1/accounts/${String(own['id'])}/statuses?limit=3&only_media=true`);
    expect(page.json).toHaveLength(20);
    const posts = await visitor.get<{ account: { id: string } }[]>('/api/v1/timelines/public?limit=9');
    const query = posts.json.map(status => `id[]=${status.account.id}`).join('&');
    expect((await visitor.get<Json[]>(`/api/v1/accounts/relationships?${query}`)).json).toHaveLength(1);
  });

  it('advertises missing streaming, deletes nothing and drops polls', async () => {
    const visitor = visit({ serverProfile });
    expect(visitor.instance.hasStreaming).toBe(false);
    expect((await visitor.anonymous('/api/v1/instance')).json).toMatchObject({ urls: { streaming_api: 'wss://server.test' } });
    const posted = await visitor.post<Status>('/api/v1/statuses', {
      status: 'x',
      poll: { options: ['a', 'b'], expires_in: 300 },
    });
    expect(posted.json['poll']).toBeNull();
    expect((await visitor.send('DELETE', `/api/v1/statuses/${posted.json.id}`)).status).toBe(404);
    expect((await visitor.anonymous('/api/v1/apps', registration(['https://a.test/']))).status).toBe(404);
  });

  it('pages Home to its end', async () => {
    const visitor = visit({ serverProfile });
    const ids = await walk(visitor, '/api/v1/timelines/home?limit=40');
    const { world } = visitor.instance;
    expect(ids).toHaveLength(homeTimeline(world, world.memberId, { limit: Infinity }).length);
  });

  it('answers a bound that is not an id with an empty page', async () => {
    const page = await visit({ serverProfile }).get('/api/v1/timelines/home?max_id=nonsense');
    expect([page.status, page.json]).toEqual([200, []]);
  });

  it('refuses an empty JSON body everywhere', async () => {
    const visitor = visit({ serverProfile });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Mine' })).json;
    const path = `/api/v1/statuses/${id}/favourite`;
    expect((await visitor.post(path, undefined, { 'Content-Type': 'application/json' })).status).toBe(400);
    expect((await visitor.post(path)).status).toBe(200);
  });

  it('counts nothing of local accounts, and writes their host', async () => {
    const own = await visit({ serverProfile }).get('/api/v1/accounts/verify_credentials');
    expect(own.json).toMatchObject({
      acct: 'mara@server.test',
      followers_count: 0,
      following_count: 0,
      statuses_count: 0,
      last_status_at: expect.stringMatching(/T\d\d:\d\d:\d\dZ$/) as unknown,
    });
  });

  it('writes mentions without id, and the host into their names', async () => {
    const posted = await visit({ serverProfile }).post('/api/v1/statuses', { status: 'Hello @mara' });
    expect(posted.json['mentions']).toEqual([
      expect.objectContaining({ id: '0', username: 'mara@server.test', acct: 'mara@server.test' }),
    ]);
  });

  it('shows a direct post as private', async () => {
    const posted = await visit({ serverProfile }).post('/api/v1/statuses', { status: 'Only you', visibility: 'direct' });
    expect(posted.json['visibility']).toBe('private');
  });

  it('writes the time of a marker in epoch seconds', async () => {
    const written = await visit({ serverProfile }).post<{ home: Json }>('/api/v1/markers', { home: { last_read_id: '1' } });
    expect(written.json.home['updated_at']).toMatch(/^\d{10}$/);
  });

  it('keeps the hash of a searched tag in the names of tags', async () => {
    const visitor = visit({ serverProfile });
    const names = async (query: string): Promise<unknown[]> =>
      (await visitor.get<{ hashtags: Json[] }>(`/api/v2/search?q=${query}`)).json.hashtags.map(tag => tag['name']);
    expect((await names('%23tram')).every(name => String(name).startsWith('#'))).toBe(true);
    expect((await names('tram')).some(name => String(name).startsWith('#'))).toBe(false);
    expect((await visitor.get('/api/v2/search?q=')).status).toBe(200);
  });

  it('reads notifications above `min_id` from the top, and ignores `since_id` without a limit', async () => {
    const visitor = visit({ serverProfile });
    const all = (await visitor.get<Status[]>('/api/v1/notifications?limit=9')).json.map(one => one.id);
    const ids = async (query: string): Promise<string[]> =>
      (await visitor.get<Status[]>(`/api/v1/notifications?${query}`)).json.map(one => one.id);
    expect(await ids(`limit=2&min_id=${all[8] ?? ''}`)).toEqual(all.slice(0, 2));
    expect(await ids(`limit=40&since_id=${all[2] ?? ''}`)).toEqual(all.slice(0, 2));
    expect((await ids(`since_id=${all[2] ?? ''}`)).length).toBeGreaterThan(2);
  });

  it('answers with an empty body or HTML where it refuses', async () => {
    const visitor = visit({ serverProfile });
    const [status] = (await visitor.anonymous('/api/v1/timelines/public?limit=1')).json;
    const single = await visitor.anonymous(`/api/v1/statuses/${String(status?.['id'])}`);
    expect([single.status, single.text, single.headers.get('Content-Type')]).toEqual([401, '', 'text/html; charset=utf-8']);
    expect((await visitor.get('/api/v1/nothing')).text).toContain('<h1>');
  });

  it('refuses reports, filters and featured tags with 422', async () => {
    const visitor = visit({ serverProfile });
    const answers = await Promise.all(
      ['reports', 'filters', 'featured_tags'].map(name => visitor.post(`/api/v1/${name}`, { account_id: '1' })),
    );
    expect(answers.map(answer => answer.status)).toEqual([422, 422, 422]);
  });

  it('has no mutes, blocks list, thread mutes, suggestions, history or single notifications', async () => {
    const visitor = visit({ serverProfile });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Mine' })).json;
    const account = await accountIdOf(visitor, 'tobi@tram.example');
    const answers = await Promise.all([
      visitor.post(`/api/v1/accounts/${account}/mute`),
      visitor.get('/api/v1/mutes'),
      visitor.get('/api/v1/blocks'),
      visitor.post(`/api/v1/statuses/${id}/mute`),
      visitor.get('/api/v2/suggestions'),
      visitor.get(`/api/v1/statuses/${id}/history`),
      visitor.get('/api/v1/notifications/1'),
      visitor.get('/api/v1/trends/links'),
    ]);
    expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(404));
    expect((await visitor.post(`/api/v1/accounts/${account}/block`)).status).toBe(200);
    expect((await visitor.get('/api/v1/conversations')).json).toEqual([]);
    expect((await visitor.get('/api/v1/preferences')).json).toEqual({});
  });
});
