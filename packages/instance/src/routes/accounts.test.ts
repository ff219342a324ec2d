import { describe, expect, it } from 'vitest';

import { accountIdOf, linkOf, visit, type Json, type Status, type Visitor } from '../test-support/visitor.js';

const idsOf = async (visitor: Visitor, path: string): Promise<unknown[]> =>
  (await visitor.get<Json[]>(path)).json.map(({ id }) => id);

describe('the posts of an account', () => {
  it('are filtered by what they are', async () => {
    const visitor = visit();
    const { memberId, statuses } = visitor.instance.world;
    const path = `/api/v1/accounts/${memberId}/statuses?limit=40`;
    const found = async (query: string) => (await idsOf(visitor, path + query)).map(id => statuses.get(String(id)));
    expect((await found('&only_media=true')).every(one => (one?.media_attachments.length ?? 0) > 0)).toBe(true);
    expect((await found('&exclude_reblogs=true')).every(one => one?.reblog_of_id === null)).toBe(true);
    const alone = await found('&exclude_replies=true');
    expect(alone.every(one => one?.in_reply_to_id === null || one?.in_reply_to_account_id === memberId)).toBe(true);
    expect((await found('')).length).toBeGreaterThan(alone.length - 1);
    expect(await found('&tagged=no-such-tag')).toEqual([]);
    const pinned = await visitor.get(`${path}&pinned=true`);
    expect([pinned.status, linkOf(pinned, 'next'), linkOf(pinned, 'prev')]).toEqual([200, null, null]);
  });

  it('with a tag are read to their end, and back', async () => {
    const visitor = visit();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.push((await visitor.post<Status>('/api/v1/statuses', { status: `Page ${String(index)} #Ink` })).json.id);
      visitor.advance(1000);
    }
    const path = `/api/v1/accounts/${visitor.instance.world.memberId}/statuses?tagged=INK&limit=2`;
    const first = await visitor.get<Status[]>(path);
    const second = await visitor.get<Status[]>(linkOf(first, 'next') ?? '');
    const third = await visitor.get<Status[]>(linkOf(second, 'next') ?? '');
    const pages = [first, second, third].map(({ json }) => json.map(({ id }) => id));
    expect(pages).toEqual([[ids[4], ids[3]], [ids[2], ids[1]], [ids[0]]]);
    expect(linkOf(third, 'next')).toBeNull();
    expect(await idsOf(visitor, linkOf(third, 'prev') ?? '')).toEqual(pages[1]);
  });

  it('are none for an account that its owner blocks, and all of them on snac whatever is asked', async () => {
    const visitor = visit();
    const own = `/api/v1/accounts/${visitor.instance.world.memberId}`;
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const count = async () => (await visitor.send<Json[]>('GET', `${own}/statuses`, undefined, headers)).json.length;
    expect(await count()).toBe(20);
    await visitor.post(`/api/v1/accounts/${await accountIdOf(visitor, 'lev')}/block`);
    expect(await count()).toBe(0);
    expect((await visitor.anonymous(`${own}/statuses`)).json).toHaveLength(20);
    const snac = visit({ serverProfile: 'snac' });
    const mara = await accountIdOf(snac, 'mara@server.test');
    const path = `/api/v1/accounts/${mara}/statuses`;
    expect(await idsOf(snac, `${path}?limit=2&only_media=true&pinned=true`)).toEqual(await idsOf(snac, path));
  });
});

describe('a search for accounts', () => {
  it('goes on by offset, and keeps to followed accounts or followers', async () => {
    const visitor = visit();
    const path = '/api/v1/accounts/search?q=example&limit=80';
    const all = await idsOf(visitor, path);
    expect(all.length).toBeGreaterThan(5);
    expect(await idsOf(visitor, `${path.replace('80', '2')}&offset=2`)).toEqual(all.slice(2, 4));
    expect(await idsOf(visitor, `${path}&offset=many`)).toEqual(all);
    const { world } = visitor.instance;
    const followed = await idsOf(visitor, `${path}&following=true`);
    expect(followed).toEqual(all.filter(id => world.following.get(world.memberId)?.has(String(id))));
    const followers = await idsOf(visitor, `${path}&followers=true`);
    expect(followers).toEqual(all.filter(id => world.followers.get(world.memberId)?.has(String(id))));
    expect(await idsOf(visitor, '/api/v1/accounts/search')).toEqual([]);
    expect((await visitor.anonymous(path)).status).toBe(401);
    expect((await visitor.get(`/api/v1/accounts/search?q=${'x'.repeat(2048)}`)).status).toBe(200);
  });
});

describe('the follows of an account', () => {
  it('are shown to the account alone when it hides them', async () => {
    const visitor = visit();
    const own = `/api/v1/accounts/${visitor.instance.world.memberId}`;
    const counts = async () => {
      const lists = ['followers', 'following'].map(name => `${own}/${name}`);
      const mine = await Promise.all(lists.map(async path => (await visitor.get<Json[]>(path)).json.length > 0));
      const open = await Promise.all(lists.map(async path => (await visitor.anonymous(path)).json.length > 0));
      return [mine, open];
    };
    const all = [true, true];
    expect(await counts()).toEqual([all, all]);
    await visitor.send('PATCH', '/api/v1/accounts/update_credentials', { hide_collections: true });
    expect(await counts()).toEqual([all, [false, false]]);
  });

  it('are none for a suspended account', async () => {
    const visitor = visit();
    const id = await accountIdOf(visitor, 'tobi@tram.example');
    const account = visitor.instance.world.accounts.get(id);
    expect(await idsOf(visitor, `/api/v1/accounts/${id}/followers`)).not.toEqual([]);
    if (account !== undefined) account.standing = { suspended: true };
    expect(await idsOf(visitor, `/api/v1/accounts/${id}/followers`)).toEqual([]);
    expect(await idsOf(visitor, `/api/v1/accounts/${id}/following`)).toEqual([]);
  });
});

describe('an account', () => {
  it('that was deleted is gone (410), one that is unknown is not found (404)', async () => {
    const visitor = visit();
    const id = await accountIdOf(visitor, 'tobi@tram.example');
    const account = visitor.instance.world.accounts.get(id);
    if (account !== undefined) account.standing = { deleted: true };
    for (const path of [id, `${id}/statuses`, `${id}/followers`, 'lookup?acct=tobi@tram.example']) {
      const { status, json } = await visitor.get(`/api/v1/accounts/${path}`);
      expect([path, status, json['error']]).toEqual([path, 410, 'Gone']);
    }
    for (const path of ['0', '0/statuses', '0/followers', '0/following', 'lookup', 'lookup?acct=nobody']) {
      expect([path, (await visitor.get(`/api/v1/accounts/${path}`)).status]).toEqual([path, 404]);
    }
  });

  it('is found by its name in any case, with or without an at sign', async () => {
    const visitor = visit();
    for (const acct of ['mara', 'MARA', '@mara', '@Tobi@Tram.Example']) {
      expect([acct, (await visitor.anonymous(`/api/v1/accounts/lookup?acct=${acct}`)).status]).toEqual([acct, 200]);
    }
  });

  it('of several is read with them at once, in the asked order', async () => {
    const visitor = visit();
    const ids = [await accountIdOf(visitor, 'lev'), await accountIdOf(visitor, 'gus')];
    expect(await idsOf(visitor, `/api/v1/accounts?id[]=${ids[0] ?? ''}&id[]=0&id[]=${ids[1] ?? ''}`)).toEqual(ids);
    expect(await idsOf(visitor, '/api/v1/accounts')).toEqual([]);
    expect((await visit({ serverProfile: 'gotosocial' }).get('/api/v1/accounts?id[]=1')).status).toBe(405);
  });
});
