import { describe, expect, it } from 'vitest';

import type { StreamFrame } from './server/streaming.js';
import { createStreamHub } from './server/streaming.js';
import type { Json, Status, Visitor } from './test-support/visitor.js';
import { accountIdOf, linkOf, visit, walk } from './test-support/visitor.js';

interface Post extends Json {
  id: string;
  account: { id: string; acct: string };
  tags: { name: string }[];
}

const tagsOf = (post: Post): string[] => post.tags.map(tag => tag.name.toLowerCase());
const hostsOf = (posts: readonly Post[]): string[] => [...new Set(posts.map(post => post.account.acct.split('@')[1] ?? ''))];

describe('lists', () => {
  it('[HINT-01] returns lists by title, single lists and their accounts', async () => {
    const visitor = visit();
    const lists = await visitor.get<{ id: string; title: string }[]>('/api/v1/lists');
    expect(lists.json.map(list => list.title)).toEqual(['Letterpress', 'Next winter', 'Rails and harbours']);
    for (const { id, title } of lists.json) {
      expect((await visitor.get(`/api/v1/lists/${id}`)).json).toMatchObject({ id, title, exclusive: false });
    }
    const accountIds = await walk(visitor, '/api/v1/lists/1201/accounts?limit=7');
    expect(accountIds.length).toBeGreaterThan(14);
    expect((await visitor.get<Json[]>('/api/v1/lists/1203/accounts')).json).toEqual([]);
    expect((await visitor.get<Json[]>('/api/v1/timelines/list/1203')).json).toEqual([]);
  });

  it('[HINT-01] pages the posts of a list’s accounts and no others', async () => {
    const visitor = visit();
    const first = await visitor.get<Post[]>('/api/v1/timelines/list/1201');
    expect(hostsOf(first.json).toSorted()).toEqual(['mar.example', 'tram.example']);
    expect(linkOf(first, 'next')).not.toBeNull();
    const ids = await walk(visitor, '/api/v1/timelines/list/1201?limit=40');
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('hides lists from other accounts (404) and visitors (401)', async () => {
    const other = visit({ as: 'lev' });
    expect((await other.get<Json[]>('/api/v1/lists')).json).toEqual([]);
    for (const path of ['/api/v1/lists/1201', '/api/v1/timelines/list/1201', '/api/v1/lists/1201/accounts']) {
      expect((await other.get(path)).status).toBe(404);
      expect((await other.anonymous(path)).status).toBe(401);
    }
    expect((await visit().get('/api/v1/lists/99')).status).toBe(404);
  });

  it('[HINT-01] streams posts of a list and of a remote server', () => {
    const { world } = visit().instance;
    const tobi = world.accountIdsByAcct.get('tobi@tram.example') ?? '';
    const newest = world.byAccount.get(tobi)?.findLast(id => {
      const status = world.statuses.get(id);
      return status?.visibility === 'public' && status.reblog_of_id === null && status.in_reply_to_id === null;
    });
    const hub = createStreamHub(() => world, { status: id => JSON.stringify({ id }), notification: () => null });
    const frames: StreamFrame[] = [];
    const listen = (accountId: string): void => {
      const connection = hub.connect({ accountId, token: accountId }, frame => frames.push(frame));
      for (const list of ['1201', '1203']) connection.subscribe({ stream: 'list', list });
      for (const instance of ['tram.example', 'mar.example']) connection.subscribe({ stream: 'public:remote', instance });
    };
    listen(world.memberId);
    hub.publish({ kind: 'status', statusId: newest ?? '' });
    const expected = [
      ['list', '1201'],
      ['public:remote', 'tram.example'],
    ];
    expect(frames.map(frame => frame.stream)).toEqual(expected);
    listen(world.accountIdsByAcct.get('lev') ?? '');
    hub.publish({ kind: 'status', statusId: newest ?? '' });
    expect(frames.slice(2).map(frame => frame.stream)).toEqual([...expected, ['public:remote', 'tram.example']]);
  });
});

describe('other timelines', () => {
  it('[NAV-02] filters a hashtag timeline by any, all and none', async () => {
    const visitor = visit();
    const ask = async (query: string) => (await visitor.get<Post[]>(`/api/v1/timelines/tag/birdwatching?limit=40&${query}`)).json;
    const any = await ask('any[]=%23letterpress&any[]=NightTrains');
    expect(any.every(post => tagsOf(post).some(tag => ['birdwatching', 'letterpress', 'nighttrains'].includes(tag)))).toBe(true);
    expect(any.some(post => tagsOf(post).includes('letterpress'))).toBe(true);
    const ids = any.map(post => post.id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    const none = await ask('any[]=letterpress&none[]=birdwatching');
    expect(none.length).toBeGreaterThan(0);
    expect(none.some(post => tagsOf(post).includes('birdwatching'))).toBe(false);
    const all = await ask('all[]=no-such-tag');
    expect(all).toEqual([]);
  });

  it('[NAV-11] filters by remote server where the feature is announced', async () => {
    const visitor = visit();
    const posts = await visitor.get<Post[]>('/api/v1/timelines/public?instance=tram.example&limit=40');
    expect(hostsOf(posts.json)).toEqual(['tram.example']);
    expect(linkOf(posts, 'next')).toContain('instance=tram.example');
    expect((await visitor.get<Json[]>('/api/v1/timelines/public?instance=nowhere.example')).json).toEqual([]);
    expect((await visitor.get('/api/v2/instance')).json).toMatchObject({
      pleroma: { metadata: { features: ['remote_timeline'] } },
    });
    const plain = visit({ serverProfile: 'mastodon-4.7' });
    expect((await plain.get('/api/v2/instance')).json).not.toHaveProperty('pleroma');
    const ignored = await plain.get<Post[]>('/api/v1/timelines/public?instance=tram.example&limit=40');
    expect(hostsOf(ignored.json).length).toBeGreaterThan(1);
  });

  it('[NAV-06] pages the quotes of a post to their end', async () => {
    const visitor = visit();
    const headline = [...visitor.instance.world.statuses.values()].find(status => status.quotes_count > 40);
    expect((await walk(visitor, `/api/v1/statuses/${headline?.id ?? ''}/quotes`)).length).toBe(headline?.quotes_count);
  });

  it('[HINT-01] pages the seeded bookmarks and favourites of the member', async () => {
    const visitor = visit();
    for (const name of ['bookmarks', 'favourites']) {
      const page = await visitor.get<Post[]>(`/api/v1/${name}`);
      const cursor = new URL(linkOf(page, 'next') ?? '').searchParams.get('max_id');
      expect(page.json.map(post => post.id)).not.toContain(cursor);
      expect((await walk(visitor, `/api/v1/${name}`)).length).toBeGreaterThan(60);
    }
  });

  it('pages found posts by offset', async () => {
    const visitor = visit();
    const ask = async (offset: number) =>
      (await visitor.get<{ statuses: Post[] }>(`/api/v2/search?q=tram&type=statuses&limit=5&offset=${String(offset)}`)).json
        .statuses;
    const [first, second] = [await ask(0), await ask(5)];
    expect(first).toHaveLength(5);
    expect(second.map(post => post.id)).not.toEqual(expect.arrayContaining([first[0]?.id]));
  });
});

describe('changing lists', () => {
  const followed = async (visitor: Visitor): Promise<string[]> => {
    const own = await accountIdOf(visitor, 'mara');
    return (await visitor.get<Status[]>(`/api/v1/accounts/${own}/following?limit=2`)).json.map(account => account.id);
  };

  it('creates, renames and deletes a list', async () => {
    const visitor = visit();
    const { id } = (await visitor.post<Status>('/api/v1/lists', { title: 'Trams', replies_policy: 'none' })).json;
    expect((await visitor.get(`/api/v1/lists/${id}`)).json).toMatchObject({ title: 'Trams', replies_policy: 'none' });
    await visitor.send('PUT', `/api/v1/lists/${id}`, { title: 'Trains' });
    expect((await visitor.get(`/api/v1/lists/${id}`)).json).toMatchObject({ title: 'Trains', replies_policy: 'none' });
    await visitor.send('DELETE', `/api/v1/lists/${id}`);
    expect((await visitor.get(`/api/v1/lists/${id}`)).status).toBe(404);
  });

  it('shows the posts of its members', async () => {
    const visitor = visit();
    const [member = '', other = ''] = await followed(visitor);
    const { id } = (await visitor.post<Status>('/api/v1/lists', { title: 'Some' })).json;
    await visitor.post(`/api/v1/lists/${id}/accounts`, { account_ids: [member, other] });
    await visitor.send('DELETE', `/api/v1/lists/${id}/accounts`, { account_ids: [other] });
    expect((await visitor.get<Status[]>(`/api/v1/lists/${id}/accounts`)).json.map(account => account.id)).toEqual([member]);
    expect((await visitor.get<Status[]>(`/api/v1/accounts/${member}/lists`)).json.map(list => list.id)).toContain(id);
    const page = await visitor.get<(Status & { account: Status })[]>(`/api/v1/timelines/list/${id}`);
    expect(new Set(page.json.map(status => status.account.id))).toEqual(new Set([member]));
  });

  it('refuses members that are not followed, and lists of others', async () => {
    const visitor = visit();
    const { id } = (await visitor.post<Status>('/api/v1/lists', { title: 'Some' })).json;
    const own = await accountIdOf(visitor, 'mara');
    expect((await visitor.post(`/api/v1/lists/${id}/accounts`, { account_ids: [own] })).status).toBe(404);
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('oskar')}` };
    expect((await visitor.anonymous(`/api/v1/lists/${id}`, { method: 'DELETE', headers })).status).toBe(404);
  });

  it('accepts members that are not followed as Rebased', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const { id } = (await visitor.post<Status>('/api/v1/lists', { title: 'Some' })).json;
    const own = await accountIdOf(visitor, 'mara');
    expect((await visitor.post(`/api/v1/lists/${id}/accounts`, { account_ids: [own] })).status).toBe(200);
  });

  it('hides the posts of the members of an exclusive list from Home', async () => {
    const visitor = visit();
    const authors = async () =>
      (await visitor.get<{ account: Status }[]>('/api/v1/timelines/home?limit=40')).json.map(status => status.account.id);
    const [author = ''] = (await authors()).filter(id => id !== visitor.instance.world.memberId);
    const { id } = (await visitor.post<Status>('/api/v1/lists', { title: 'Apart', exclusive: true })).json;
    await visitor.post(`/api/v1/lists/${id}/accounts`, { account_ids: [author] });
    expect(await authors()).not.toContain(author);
    await visitor.send('PUT', `/api/v1/lists/${id}`, { exclusive: false });
    expect(await authors()).toContain(author);
  });

  it('refuses a list past the fiftieth', async () => {
    const visitor = visit();
    const create = async (title: string) => (await visitor.post('/api/v1/lists', { title })).status;
    const seeded = (await visitor.get<Status[]>('/api/v1/lists')).json.length;
    for (let index = seeded; index < 50; index += 1) await create(String(index));
    expect([(await visitor.get<Status[]>('/api/v1/lists')).json.length, await create('51')]).toEqual([50, 422]);
  });

  it('answers all members for `limit=0`', async () => {
    const visitor = visit();
    const members = [...visitor.instance.world.lists.values()].find(list => list.account_ids.length > 0);
    const page = await visitor.get<Status[]>(`/api/v1/lists/${members?.id ?? ''}/accounts?limit=0`);
    expect(page.json).toHaveLength(members?.account_ids.length ?? 0);
  });

  it('is restored from the journal', async () => {
    const visitor = visit();
    const { id } = (await visitor.post<Status>('/api/v1/lists', { title: 'Kept' })).json;
    const { journal } = visitor.instance.world;
    expect(visit({ journal: [...journal] }).instance.world.lists.get(id)?.title).toBe('Kept');
  });

  it('refuses a title that is taken as GoToSocial does (409)', async () => {
    const create = async (serverProfile: 'default' | 'gotosocial'): Promise<number> => {
      const visitor = visit({ serverProfile });
      await visitor.post('/api/v1/lists', { title: 'Twice' });
      return (await visitor.post('/api/v1/lists', { title: 'Twice' })).status;
    };
    expect([await create('default'), await create('gotosocial')]).toEqual([200, 409]);
  });

  it('as snac, answers changes of members with an empty body and refuses new titles', async () => {
    const visitor = visit({ serverProfile: 'snac' });
    const { id } = (await visitor.post<Status>('/api/v1/lists', { title: 'Some' })).json;
    const added = await visitor.post(`/api/v1/lists/${id}/accounts`, { account_ids: await followed(visitor) });
    expect([added.status, added.text]).toEqual([200, '']);
    expect((await visitor.send('PUT', `/api/v1/lists/${id}`, { title: 'Other' })).status).toBe(404);
  });
});
