import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from './server-profiles/server-profile.js';
import type { Json, Status, Visitor } from './test-support/visitor.js';
import { pixel, upload, visit } from './test-support/visitor.js';

const idOf = async (visitor: Visitor, fields: Json = {}): Promise<string> =>
  (await visitor.post<Status>('/api/v1/statuses', { status: 'Ink', ...fields })).json.id;

describe('a request', () => {
  it.each<[ServerProfileName, string, string, Json | undefined, number]>([
    ['default', 'GET', '/api/v1/accounts/0', undefined, 404],
    ['default', 'GET', '/api/v1/accounts/0/statuses', undefined, 404],
    ['default', 'GET', '/api/v1/scheduled_statuses/1', undefined, 404],
    ['default', 'POST', '/api/v1/polls/1/votes', { choices: [0] }, 404],
    ['default', 'POST', '/api/v1/tags/a b/follow', undefined, 404],
    ['default', 'POST', '/api/v1/lists', { title: ' ' }, 422],
    ['default', 'POST', '/api/v1/lists', {}, 422],
    ['default', 'POST', '/api/v1/lists', { title: 'Ink', replies_policy: 'some' }, 422],
    ['default', 'POST', '/api/v1/filters', { context: ['home'] }, 422],
    ['default', 'POST', '/api/v2/filters', { context: ['home'] }, 422],
    ['default', 'POST', '/api/v1/domain_blocks', {}, 422],
    ['default', 'POST', '/api/v1/reports', {}, 404],
    ['default', 'GET', '/api/v2/search', undefined, 400],
    ['default', 'POST', '/oauth/token', { grant_type: 'authorization_code' }, 401],
    ['rebased', 'PUT', '/api/v1/pleroma/events/0', { name: 'Fair' }, 404],
    ['rebased', 'GET', '/api/v1/pleroma/events/joined_events?state=maybe', undefined, 400],
    ['gotosocial', 'GET', '/api/v1/announcements/1/reactions/ink', undefined, 404],
  ])('as %s, %s %s with %o is refused with %i', async (serverProfile, method, path, body, status) => {
    expect((await visit({ serverProfile }).send(method, path, body)).status).toBe(status);
  });

  it.each(['reblog', 'unreblog', 'favourite', 'pin', 'unpin', 'mute', 'bookmark', 'source', 'history', 'translate'])(
    'about a status that is not there is refused with 404: %s',
    async action => {
      const method = ['source', 'history'].includes(action) ? 'GET' : 'POST';
      expect((await visit().send(method, `/api/v1/statuses/1/${action}`)).status).toBe(404);
    },
  );

  it('about a repost whose post was deleted is refused with 404', async () => {
    const [mara, lev] = [visit(), visit({ as: 'lev' })];
    const id = await idOf(mara);
    const repost = (await mara.post<Status>(`/api/v1/statuses/${id}/reblog`)).json.id;
    await mara.send('DELETE', `/api/v1/statuses/${id}`);
    expect((await mara.post(`/api/v1/statuses/${repost}/favourite`)).status).toBe(404);
    expect((await lev.post(`/api/v1/statuses/${id}/favourite`)).status).toBe(404);
  });

  it('to change the post or the source of another account is refused with 404', async () => {
    const visitor = visit();
    const [other] = (
      await visitor.get<(Status & { account: { id: string } })[]>('/api/v1/timelines/public?limit=40')
    ).json.filter(({ account }) => account.id !== visitor.instance.world.memberId);
    expect((await visitor.send('PUT', `/api/v1/statuses/${other?.id ?? ''}`, { status: 'Mine' })).status).toBe(404);
    expect((await visitor.get(`/api/v1/statuses/${other?.id ?? ''}/source`)).status).toBe(404);
  });
});

describe('an upload', () => {
  it.each<[ServerProfileName, number]>([
    ['default', 422],
    ['gotosocial', 422],
  ])('as %s, is refused with %i when its description is too long', async (serverProfile, status) => {
    const visitor = visit({ serverProfile });
    const media = (await upload(visitor, pixel, 'image/png')).json;
    const path = `/api/v1/media/${String(media['id'])}`;
    expect((await visitor.send('PUT', path, { description: 'x'.repeat(5000) })).status).toBe(status);
  });

  it('as an avatar has to be a picture', async () => {
    const visitor = visit();
    for (const [name, type, status] of [
      ['avatar', 'text/html', 422],
      ['header', 'video/mp4', 422],
      ['header', 'image/svg+xml', 422],
      ['header', 'image/png', 200],
    ] as const) {
      const form = new FormData();
      form.append(name, new File([pixel], 'file', { type }));
      const headers = { Authorization: `Bearer ${visitor.token}` };
      const answer = await visitor.anonymous('/api/v1/accounts/update_credentials', { method: 'PATCH', headers, body: form });
      expect([answer.status, status === 422 ? answer.text.toLowerCase().includes(name) : true]).toEqual([status, true]);
    }
  });
});

describe('a scheduled post', () => {
  it('keeps its pictures and poll, and gives the pictures back when it is cancelled', async () => {
    const visitor = visit();
    const media = (await upload(visitor, pixel, 'image/png')).json;
    const scheduled_at = new Date(Date.UTC(2026, 10, 20, 13)).toISOString();
    const fields = { status: 'Later', media_ids: [media['id']] };
    const { json } = await visitor.post<Status>('/api/v1/statuses', { ...fields, scheduled_at });
    expect(json).toMatchObject({ params: { media_ids: [media['id']] }, media_attachments: [{ id: media['id'] }] });
    expect((await visitor.post('/api/v1/statuses', fields)).status).toBe(422);
    await visitor.send('DELETE', `/api/v1/scheduled_statuses/${json.id}`);
    expect((await visitor.post('/api/v1/statuses', fields)).status).toBe(200);
  });
});

describe('the posts of an account', () => {
  it('with a tag are those alone, also from the bottom', async () => {
    const visitor = visit();
    const ids: string[] = [];
    for (const status of ['One #ink', 'Two', 'Three #INK', 'Four #ink']) {
      ids.push(await idOf(visitor, { status }));
      visitor.advance(1000);
    }
    const path = `/api/v1/accounts/${visitor.instance.world.memberId}/statuses?tagged=ink&limit=2`;
    const found = async (range: string) => (await visitor.get<Status[]>(path + range)).json.map(({ id }) => id);
    expect(await found('')).toEqual([ids[3], ids[2]]);
    expect(await found(`&min_id=${ids[0] ?? ''}`)).toEqual([ids[3], ids[2]]);
    expect(await found(`&max_id=${ids[2] ?? ''}`)).toEqual([ids[0]]);
  });
});

it('a tag has its name, its address and whether it is followed', async () => {
  const visitor = visit();
  expect((await visitor.get('/api/v1/tags/Letterpress')).json).toMatchObject({ name: expect.stringMatching(/^letterpress$/i) });
  await visitor.post('/api/v1/tags/letterpress/follow');
  expect((await visitor.get('/api/v1/tags/letterpress')).json).toMatchObject({ following: true });
  await visitor.post('/api/v1/tags/letterpress/unfollow');
  expect((await visitor.get('/api/v1/tags/letterpress')).json).toMatchObject({ following: false });
});

describe('a page from the bottom', () => {
  it('names the next one: accounts that liked a post', async () => {
    const visitor = visit();
    const posts = (await visitor.get<(Status & { favourites_count: number })[]>('/api/v1/timelines/public?limit=40')).json;
    const liked = posts.toSorted((one, other) => other.favourites_count - one.favourites_count)[0];
    const page = await visitor.get<Json[]>(`/api/v1/statuses/${liked?.id ?? ''}/favourited_by?limit=1&min_id=0`);
    expect(page.json).toHaveLength(1);
    expect(page.headers.get('Link')).toContain('rel="next"');
  });

  it('has the chats below the newest of those above an id', async () => {
    const visitor = visit({ serverProfile: 'pleroma' });
    const all = (await visitor.get<Json[]>('/api/v2/pleroma/chats')).json.map(({ id }) => id);
    const last = await visitor.get<Json[]>('/api/v2/pleroma/chats?limit=2');
    expect(last.json.map(({ id }) => id)).toEqual(all.slice(0, 2));
    const previous = /<([^>]+)>; rel="prev"/.exec(last.headers.get('Link') ?? '')?.[1] ?? '';
    const bound = new URL(previous).searchParams;
    const above = await visitor.get<Json[]>(`/api/v2/pleroma/chats?limit=2&${bound.toString()}`);
    expect(above.json).toEqual([]);
    const next = new URL(/<([^>]+)>; rel="next"/.exec(last.headers.get('Link') ?? '')?.[1] ?? '').searchParams.get('max_id');
    const upwards = await visitor.get<Json[]>(`/api/v2/pleroma/chats?limit=1&min_id=${next ?? ''}`);
    expect(upwards.json.map(({ id }) => id)).toEqual([all[0]]);
  });
});

it('a listener for changes is called until it unsubscribes', async () => {
  const visitor = visit();
  let changes = 0;
  const unsubscribe = visitor.instance.onChange(() => (changes += 1));
  await idOf(visitor);
  const before = changes;
  unsubscribe();
  await idOf(visitor);
  expect([before > 0, changes]).toEqual([true, before]);
});

it('the journal of requests is emptied', async () => {
  const visitor = visit({ control: true });
  await idOf(visitor);
  expect((await visitor.get<Json[]>('/_control/journal')).json).toHaveLength(1);
  await visitor.send('DELETE', '/_control/journal');
  expect((await visitor.get<Json[]>('/_control/journal')).json).toEqual([]);
});

it('the servers that are known are those of the accounts', async () => {
  const peers = (await visit().get<string[]>('/api/v1/instance/peers')).json;
  expect(peers.length).toBeGreaterThan(1);
  expect(peers).not.toContain('server.test');
});

it('an account that is not there gets no token', () => {
  expect(() => visit().instance.issueToken('nobody')).toThrow(RangeError);
});
