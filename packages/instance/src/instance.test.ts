import { afterEach, describe, expect, it, vi } from 'vitest';

import { createInstance } from './instance.js';
import { noon, origin, visit, type Json, type Status } from './test-support/visitor.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('an instance', () => {
  it('knows the applications and tokens of an earlier run', async () => {
    const visitor = visit();
    const { grants } = visitor.instance;
    const app = grants.register({ name: 'Client', website: null, redirectUris: ['https://a.test/'], scopes: ['read'] });
    const next = visit({ grants: grants.snapshot() });
    const headers = { Authorization: `Bearer ${visitor.token}` };
    expect((await next.anonymous('/api/v1/accounts/verify_credentials', { headers })).json).toMatchObject({ acct: 'mara' });
    expect(next.instance.grants.app(app.clientId)).toMatchObject({ name: 'Client' });
    expect((await visit().anonymous('/api/v1/accounts/verify_credentials', { headers })).status).toBe(401);
  });

  it('publishes the scheduled posts of an earlier run when they are due, without a request', async () => {
    const visitor = visit();
    await visitor.post('/api/v1/statuses', { status: 'Later', scheduled_at: '2026-11-20T13:00:00.000Z' });
    vi.useFakeTimers({ now: noon });
    const { journal } = visitor.instance.world;
    const next = visit({ journal: [...journal], now: Date.now });
    const texts = () => [...next.instance.world.statuses.values()].map(({ text }) => text);
    let changes = 0;
    next.instance.onChange(() => (changes += 1));
    vi.advanceTimersByTime(3_599_000);
    expect([texts().includes('Later'), changes]).toEqual([false, 0]);
    vi.advanceTimersByTime(2_000);
    expect([texts().at(-1), changes]).toEqual(['Later', 1]);
    next.instance.close();
  });

  it('publishes nothing after it is closed', async () => {
    vi.useFakeTimers({ now: noon });
    const visitor = visit({ now: Date.now });
    await visitor.post('/api/v1/statuses', { status: 'Later', scheduled_at: '2026-11-20T13:00:00.000Z' });
    visitor.instance.close();
    vi.advanceTimersByTime(7_200_000);
    expect([...visitor.instance.world.statuses.values()].some(({ text }) => text === 'Later')).toBe(false);
  });

  it('has an empty favicon', async () => {
    const answer = await visit().anonymous('/favicon.ico');
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('redirects pages to the client, and nothing else', async () => {
    const visitor = visit({ appOrigin: 'https://app.test' });
    const page = await visitor.anonymous('/@mara/1?from=mail');
    expect([page.status, page.headers.get('Location')]).toEqual([302, 'https://app.test/@mara/1']);
    for (const path of ['/api/v1/none', '/oauth/none', '/media/none', '/_control/none', '/nodeinfo/none', '/.well-known/none']) {
      expect([path, (await visitor.anonymous(path)).status]).toEqual([path, 404]);
    }
    expect((await visitor.anonymous('/@mara/1', { method: 'POST' })).status).toBe(404);
    expect((await visit().anonymous('/@mara/1')).status).toBe(404);
  });

  it('answers under its origin without a slash at the end', async () => {
    const instance = createInstance({ origin: `${origin}/`, now: () => noon });
    expect(instance.origin).toBe(origin);
    const answer = await instance.fetch(new Request(`${origin}/api/v1/timelines/public?limit=1`));
    expect(answer.headers.get('Link')).toContain(`<${origin}/api/v1/timelines/public?limit=1&max_id=`);
  });

  it('lists its requests by path, each once', () => {
    const { routes } = visit().instance;
    const paths = routes.map(route => route.split(' ')[1] ?? '');
    expect(paths).toEqual(paths.toSorted());
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes).toEqual(
      expect.arrayContaining(['GET /favicon.ico', 'GET /api/v1/statuses/:id', 'DELETE /api/v1/statuses/:id']),
    );
    expect(routes.some(route => route.startsWith('ALL'))).toBe(false);
  });

  it('says whether it streams', () => {
    expect(visit().instance).toMatchObject({ hasStreaming: true, serverProfile: 'default' });
    expect(visit({ serverProfile: 'snac' }).instance).toMatchObject({ hasStreaming: false, serverProfile: 'snac' });
    expect(visit({ serverProfile: 'hollo' }).instance.hasStreaming).toBe(false);
  });

  it('issues tokens for what the client asks', async () => {
    const visitor = visit();
    const token = visitor.instance.issueToken('mara', 'read:accounts push');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await visitor.anonymous('/api/v1/accounts/verify_credentials', { headers })).status).toBe(200);
    const refused = await visitor.anonymous('/api/v1/timelines/home', { headers });
    expect([refused.status, refused.json['error']]).toEqual([403, 'This action is outside the authorized scopes']);
    const { scopes } = visitor.instance.grants.find(visitor.token) ?? {};
    expect(scopes).toEqual(['read', 'write', 'follow', 'push']);
  });
});

describe('a reset', () => {
  it('forgets what was written, changed and marked, and keeps the tokens', async () => {
    const visitor = visit({ control: true });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Ink' })).json;
    await visitor.send('PATCH', '/api/v1/accounts/update_credentials', { display_name: 'Ink' });
    await visitor.post('/api/v1/markers', { home: { last_read_id: id } });
    await visitor.post('/api/v1/notifications/clear');
    visitor.instance.faults.add({ pattern: '*', kind: 'drop', times: 9 });
    let changes = 0;
    visitor.instance.onChange(() => (changes += 1));
    visitor.instance.reset();
    expect(changes).toBe(1);
    expect((await visitor.get(`/api/v1/statuses/${id}`)).status).toBe(404);
    expect((await visitor.get('/api/v1/accounts/verify_credentials')).json['display_name']).not.toBe('Ink');
    expect((await visitor.get('/api/v1/markers?timeline[]=home')).json).toEqual({});
    expect((await visitor.get<Json[]>('/api/v1/notifications')).json.length).toBeGreaterThan(0);
    expect((await visitor.get<Json[]>('/_control/journal')).json).toEqual([]);
  });

  it('sets the moved clock back', async () => {
    const visitor = visit({ control: true });
    const time = async () => (await visitor.get('/api/v1/timelines/home')).headers.get('Date');
    await visitor.post('/_control/clock', { milliseconds: 3_600_000 });
    expect(await time()).toBe('Fri, 20 Nov 2026 13:00:00 GMT');
    visitor.instance.reset();
    expect(await time()).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
  });
});
