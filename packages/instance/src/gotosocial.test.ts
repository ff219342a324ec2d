import { describe, expect, it } from 'vitest';

import { ulidIds } from './server-profiles/id-formats.js';
import type { Json, Status } from './test-support/visitor.js';
import { accountIdOf, linkOf, registration, visit } from './test-support/visitor.js';
import { homeTimeline } from './world/timelines.js';

interface Authored extends Status {
  account: Json & { acct: string };
}

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
    expect((await visitor.anonymous('/api/v1/apps', registration(['https://a.test/']))).status).toBe(400);
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

  it('has no OAuth metadata, quotes or credentials of applications', async () => {
    const visitor = visit({ serverProfile });
    for (const path of [
      '/.well-known/oauth-authorization-server',
      '/api/v1/statuses/1/quotes',
      '/api/v1/apps/verify_credentials',
    ]) {
      expect((await visitor.get(path)).status).toBe(404);
    }
  });

  it('answers a method that a path does not support with 405 as text', async () => {
    const visitor = visit({ serverProfile });
    const refused = await Promise.all([
      visitor.send('DELETE', '/api/v1/timelines/home'),
      visitor.get('/api/v1/statuses?id[]=1'),
      visitor.get('/api/v1/accounts?id[]=1'),
      visitor.post('/api/v1/featured_tags'),
    ]);
    expect(refused.map(answer => [answer.status, answer.text])).toEqual(Array(4).fill([405, 'method not allowed']));
  });

  it('clamps limits to 40 statuses', async () => {
    expect((await visit({ serverProfile }).get<Status[]>('/api/v1/timelines/home?limit=400')).json).toHaveLength(40);
  });

  it('ignores a bound that is not an id', async () => {
    expect((await visit({ serverProfile }).get<Status[]>('/api/v1/timelines/home?max_id=nonsense')).json).toHaveLength(20);
  });

  it('ignores `remote` on the public timeline', async () => {
    const page = await visit({ serverProfile }).get<Authored[]>('/api/v1/timelines/public?remote=true&limit=40');
    expect(page.json.some(status => !status.account.acct.includes('@'))).toBe(true);
  });

  it('advertises streaming as wss where it is served over http', async () => {
    const local = 'http://localhost:1';
    const answer = await visit({ serverProfile, origin: local }).get<Json>(`${local}/api/v2/instance`);
    expect(answer.json['configuration']).toMatchObject({ urls: { streaming: 'wss://localhost:1' } });
  });

  it('writes accounts without `uri`, and statuses without `filtered`, `quote` and reactions', async () => {
    const [status] = (await visit({ serverProfile }).get<Authored[]>('/api/v1/timelines/home?limit=1')).json;
    expect(status?.account).not.toHaveProperty('uri');
    expect(Object.keys(status ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:filtered|quote|.*reactions)$/)]),
    );
  });

  it.each(['id', 'id[]'])('reads relationships by `%s`', async name => {
    const visitor = visit({ serverProfile });
    const id = await accountIdOf(visitor, 'tobi@tram.example');
    const found = await visitor.get<Status[]>(`/api/v1/accounts/relationships?${name}=${id}`);
    expect(found.json.map(one => one.id)).toEqual([id]);
  });

  it('refuses to follow oneself with 406, and to delete the post of another with 403', async () => {
    const visitor = visit({ serverProfile });
    expect((await visitor.post(`/api/v1/accounts/${await accountIdOf(visitor, 'mara')}/follow`)).status).toBe(406);
    const page = await visitor.get<Authored[]>('/api/v1/timelines/public');
    const other = page.json.find(status => status.account.acct !== 'mara');
    expect((await visitor.send('DELETE', `/api/v1/statuses/${other?.id ?? ''}`)).status).toBe(403);
  });

  it('refuses an empty search; has notifications of version 1 without group keys and counts', async () => {
    const visitor = visit({ serverProfile });
    expect((await visitor.get('/api/v2/search?q=')).status).toBe(400);
    expect((await visitor.get<Status[]>('/api/v1/notifications')).json[0]).not.toHaveProperty('group_key');
    expect((await visitor.get('/api/v1/notifications/unread_count')).status).toBe(404);
    expect((await visitor.get('/api/v2/notifications')).status).toBe(404);
  });

  it('sends no CORS headers while it starts', async () => {
    const visitor = visit({ serverProfile, startingFor: 1000 });
    const allowed = async (): Promise<string | null> =>
      (await visitor.anonymous('/api/v2/instance')).headers.get('Access-Control-Allow-Origin');
    visitor.advance(999);
    expect(await allowed()).toBeNull();
    visitor.advance(1);
    expect(await allowed()).toBe('*');
  });

  it('exposes the reset of its rate limit as a date', async () => {
    const { headers } = await visit({ serverProfile }).get('/api/v2/instance');
    expect(headers.get('X-RateLimit-Reset')).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-RateLimit-Reset');
  });
});
