import { describe, expect, it } from 'vitest';

import { snacIds, ulidIds, uuidIds } from './server-profiles/id-formats.js';
import type { Json } from './test-support/visitor.js';
import { linkOf, origin, visit, walk } from './test-support/visitor.js';
import { homeTimeline } from './world/timelines.js';

interface Status extends Json {
  id: string;
}

const register = (redirectUris: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ client_name: 'Client', redirect_uris: redirectUris, scopes: 'read write' }),
});

describe('ids of each server profile', () => {
  it.each([
    ['ulid', ulidIds],
    ['uuid', uuidIds],
    ['snac', snacIds],
  ])('decodes encoded %s ids and keeps their order', (_name, form) => {
    const ids = Array.from({ length: 300 }, (_, index) =>
      (117_000_000_000_000_000n + BigInt(index) ** 3n * 65_536_000n + BigInt(index)).toString(),
    );
    const wire = ids.map(id => form.encode(id));
    expect(wire.map(id => form.decode(id))).toEqual(ids);
    expect(wire.toSorted()).toEqual(wire);
    expect(ids.map(id => form.decodeAccount(form.encodeAccount(id)))).toEqual(ids);
    expect(form.decode('nonsense')).toBeNull();
  });
});

describe('mastodon-4.7', () => {
  const serverProfile = 'mastodon-4.7';

  it('reports its version; accepts redirect URIs as text and as an array', async () => {
    const visitor = visit({ serverProfile });
    expect((await visitor.anonymous('/api/v2/instance')).json).toMatchObject({ version: '4.7.0', domain: 'server.test' });
    expect((await visitor.anonymous('/api/v1/apps', register(['https://a.test/', 'https://b.test/']))).status).toBe(200);
    expect((await visitor.anonymous('/api/v1/apps', register('https://a.test/'))).status).toBe(200);
  });

  it('refuses an unknown scope', async () => {
    const answer = await visit({ serverProfile }).anonymous('/api/v1/apps', {
      ...register('https://a.test/'),
      body: JSON.stringify({ client_name: 'Client', redirect_uris: 'https://a.test/', scopes: 'read everything' }),
    });
    expect(answer.status).toBe(422);
  });

  it('sends no `verified` field', async () => {
    expect((await visit({ serverProfile }).get('/api/v1/accounts/verify_credentials')).json).not.toHaveProperty('verified');
    expect((await visit().get('/api/v1/accounts/verify_credentials')).json).toHaveProperty('verified');
  });

  it('refuses an unknown token on public reads', async () => {
    const headers = { Authorization: 'Bearer nobody' };
    expect((await visit({ serverProfile }).anonymous('/api/v1/timelines/public', { headers })).status).toBe(401);
  });
});

describe('gotosocial', () => {
  const serverProfile = 'gotosocial';

  it('lets visitors read the public timeline only', async () => {
    const visitor = visit({ serverProfile });
    const page = await visitor.anonymous('/api/v1/timelines/public?limit=1');
    expect(page.status).toBe(200);
    const [status] = page.json as unknown as Status[];
    for (const path of [
      `statuses/${status?.id ?? ''}`,
      `statuses/${status?.id ?? ''}/context`,
      'timelines/tag/trams',
      'accounts/lookup?acct=mara',
    ]) {
      const refused = await visitor.anonymous(`/api/v1/${path}`);
      expect([refused.status, refused.json]).toEqual([401, { error: 'Unauthorized: token not supplied' }]);
    }
  });

  it('ignores an unknown token on the public timeline only', async () => {
    const visitor = visit({ serverProfile });
    const headers = { Authorization: 'Bearer nobody' };
    expect((await visitor.anonymous('/api/v1/timelines/public', { headers })).status).toBe(200);
    expect((await visitor.anonymous('/api/v1/accounts/verify_credentials', { headers })).status).toBe(401);
  });

  it('repeats every post of a short Home page with min_id', async () => {
    const visitor = visit({ serverProfile });
    const home = await visitor.get<Status[]>('/api/v1/timelines/home?limit=10');
    const newer = await visitor.get<Status[]>(`/api/v1/timelines/home?min_id=${home.json[5]?.id ?? ''}`);
    const expected = home.json.slice(0, 5).map(status => status.id);
    expect(newer.json.map(status => status.id)).toEqual([...expected, ...expected]);
    const full = await visitor.get<Status[]>(`/api/v1/timelines/home?limit=5&min_id=${home.json[5]?.id ?? ''}`);
    expect(full.json.map(status => status.id)).toEqual(expected);
  });

  it('sends next with the last page, and its own Link parameter', async () => {
    const visitor = visit({ serverProfile });
    const { world } = visitor.instance;
    const oldest = ulidIds.encode(homeTimeline(world, world.memberId, { limit: Infinity }).at(-3) ?? '');
    const last = await visitor.get<Status[]>(`/api/v1/timelines/home?limit=2&max_id=${oldest}`);
    const next = linkOf(last, 'next') ?? '';
    expect(new URL(next).searchParams.get('local')).toBe('false');
    expect((await visitor.get<Status[]>(next)).json).toEqual([]);
  });

  it('refuses non-numeric limits, empty JSON and arrays of redirect URIs', async () => {
    const visitor = visit({ serverProfile });
    const bad = await visitor.get('/api/v1/timelines/home?limit=abc');
    expect([bad.status, bad.json]).toEqual([400, { error: 'Bad Request: bad integer limit value' }]);
    const lookup = await visitor.get('/api/v1/accounts/lookup?acct=mara');
    const empty = await visitor.post(`/api/v1/accounts/${String(lookup.json['id'])}/follow`, undefined, {
      'Content-Type': 'application/json',
    });
    expect([empty.status, empty.json]).toEqual([400, { error: 'Bad Request: EOF' }]);
    expect((await visitor.anonymous('/api/v1/apps', register(['https://a.test/']))).status).toBe(400);
  });

  it('revokes tokens by form only, not by JSON', async () => {
    const visitor = visit({ serverProfile });
    const answer = await visitor.anonymous('/oauth/revoke', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_id: 'x', client_secret: 'y', token: visitor.token }),
    });
    expect(answer.status).toBe(400);
    expect((await visitor.get('/api/v1/accounts/verify_credentials')).status).toBe(200);
  });

  it('ignores idempotency keys and posts unlisted by default', async () => {
    const visitor = visit({ serverProfile });
    const send = async (): Promise<Status> =>
      (await visitor.post<Status>('/api/v1/statuses', { status: 'Twice' }, { 'Idempotency-Key': 'k' })).json;
    const [first, second] = [await send(), await send()];
    expect(first.id).not.toBe(second.id);
    expect(first.id).toMatch(/^01[0-9A-HJKMNP-TV-Z]{24}$/);
    expect(first['visibility']).toBe('unlisted');
  });

  it('returns no trends and no suggestions', async () => {
    const visitor = visit({ serverProfile });
    for (const path of ['/api/v1/trends/tags', '/api/v1/trends/statuses', '/api/v2/suggestions']) {
      expect((await visitor.get(path)).json).toEqual([]);
    }
    expect((await visitor.get('/api/v1/trends')).status).toBe(404);
  });

  it('has no OAuth metadata, batches or quotes', async () => {
    const visitor = visit({ serverProfile });
    for (const path of [
      '/.well-known/oauth-authorization-server',
      '/api/v1/statuses?id[]=1',
      '/api/v1/apps/verify_credentials',
    ]) {
      expect((await visitor.get(path)).status).toBe(404);
    }
  });
});

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
});

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

  it('gives an edited post a new id; actions on the old id fail', async () => {
    const visitor = visit({ serverProfile });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'One' })).json;
    const edited = await visitor.send<Status>('PUT', `/api/v1/statuses/${id}`, { status: 'Two' });
    expect(edited.json.id).not.toBe(id);
    expect((await visitor.get<Status>(`/api/v1/statuses/${id}`)).json.id).toBe(edited.json.id);
    expect((await visitor.post(`/api/v1/statuses/${id}/favourite`)).status).toBe(404);
    expect((await visitor.post(`/api/v1/statuses/${edited.json.id}/favourite`)).status).toBe(200);
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
    expect((await visitor.anonymous('/api/v1/apps', register(['https://a.test/']))).status).toBe(404);
  });

  it('pages Home to its end', async () => {
    const visitor = visit({ serverProfile });
    const ids = await walk(visitor, '/api/v1/timelines/home?limit=40');
    const { world } = visitor.instance;
    expect(ids).toHaveLength(homeTimeline(world, world.memberId, { limit: Infinity }).length);
  });
});
