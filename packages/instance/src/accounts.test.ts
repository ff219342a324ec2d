import { describe, expect, it } from 'vitest';

import type { Json } from './test-support/visitor.js';
import { accountIdOf, linkOf, visit, walk } from './test-support/visitor.js';
import { canSee } from './world/visibility.js';
import { accountStatuses } from './world/timelines.js';

describe('accounts', () => {
  it('returns the own account with its source', async () => {
    const answer = await visit().get('/api/v1/accounts/verify_credentials');
    expect(answer.json).toMatchObject({ username: 'mara', acct: 'mara', source: { privacy: 'public' } });
    expect(String(answer.json['avatar'])).toMatch(/^https:\/\/server\.test\/media\/avatar\//);
  });

  it('looks up accounts with and without a host; 404 for unknown ones', async () => {
    const visitor = visit();
    const remote = [...visitor.instance.world.accounts.values()].find(account => account.host !== null);
    expect((await visitor.get('/api/v1/accounts/lookup?acct=mara')).json['acct']).toBe('mara');
    expect((await visitor.get(`/api/v1/accounts/lookup?acct=${remote?.acct ?? ''}`)).json['id']).toBe(remote?.id);
    expect((await visitor.get('/api/v1/accounts/lookup?acct=nobody')).status).toBe(404);
  });

  it('pages the posts of an account to their end with each filter', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    for (const filter of ['only_media', 'exclude_replies', 'exclude_reblogs'] as const) {
      const expected = accountStatuses(world, world.memberId, world.memberId, { [filter]: true }, { limit: Infinity });
      const ids = await walk(visitor, `/api/v1/accounts/${world.memberId}/statuses?limit=5&${filter}=true`);
      expect(ids).toEqual(expected);
    }
  });

  it('returns pinned posts in one page', async () => {
    const visitor = visit();
    const account = [...visitor.instance.world.accounts.values()].find(one => one.pinned_status_ids.length > 0);
    const page = await visitor.get<{ id: string }[]>(`/api/v1/accounts/${account?.id ?? ''}/statuses?pinned=true`);
    expect(page.json.map(status => status.id)).toEqual(account?.pinned_status_ids);
    expect(page.headers.get('Link')).toBeNull();
  });

  it('pages followers by cursors that are not account ids', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const path = `/api/v1/accounts/${world.memberId}/followers?limit=3`;
    const cursor = new URL(linkOf(await visitor.get(path), 'next') ?? '').searchParams.get('max_id') ?? '';
    expect(world.accounts.has(cursor)).toBe(false);
    const ids = await walk(visitor, path);
    expect(ids).toEqual([...(world.followers.get(world.memberId) ?? [])].toReversed());
  });

  it('follows and unfollows; refuses the own account', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const stranger = [...world.accounts.values()].find(
      account =>
        !account.locked && account.id !== world.memberId && !(world.following.get(world.memberId)?.has(account.id) ?? false),
    );
    const id = stranger?.id ?? '';
    expect((await visitor.post(`/api/v1/accounts/${id}/follow`)).json).toMatchObject({ id, following: true, requested: false });
    expect((await visitor.get<Json[]>(`/api/v1/accounts/relationships?id[]=${id}`)).json[0]).toMatchObject({ following: true });
    expect((await visitor.post(`/api/v1/accounts/${id}/unfollow`)).json).toMatchObject({ following: false });
    expect((await visitor.post(`/api/v1/accounts/${world.memberId}/follow`)).status).toBe(403);
  });

  it('mutes, unmutes, blocks and unblocks', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const id = [...(world.following.get(world.memberId) ?? [])][0] ?? '';
    for (const [action, field, value] of [
      ['mute', 'muting', true],
      ['unmute', 'muting', false],
      ['block', 'blocking', true],
      ['unblock', 'blocking', false],
    ] as const) {
      expect((await visitor.post(`/api/v1/accounts/${id}/${action}`)).json[field]).toBe(value);
    }
    expect((await visitor.get<Json[]>(`/api/v1/accounts/relationships?id[]=${id}`)).json[0]).toMatchObject({ following: false });
  });

  it('changes name and note; refuses a name past the limit', async () => {
    const visitor = visit();
    const changed = await visitor.send('PATCH', '/api/v1/accounts/update_credentials', {
      display_name: 'M'.repeat(30),
      note: 'a <b>',
    });
    expect(changed.json).toMatchObject({ display_name: 'M'.repeat(30), note: '<p>a &lt;b&gt;</p>', source: { note: 'a <b>' } });
    expect((await visitor.send('PATCH', '/api/v1/accounts/update_credentials', { display_name: 'M'.repeat(31) })).status).toBe(
      422,
    );
  });

  it('finds accounts by a prefix of their acct', async () => {
    const visitor = visit();
    const found = await visitor.get<{ acct: string }[]>('/api/v1/accounts/search?q=mar&limit=5');
    expect(found.json.map(account => account.acct)).toContain('mara');
    expect((await visitor.get<Json[]>('/api/v1/accounts/search?q=zzzzzz')).json).toEqual([]);
  });

  it('finds followed accounts or followers alone, from an offset', async () => {
    const visitor = visit();
    const acctsOf = async (query: string): Promise<unknown[]> =>
      (await visitor.get<Json[]>(`/api/v1/accounts/search?${query}`)).json.map(({ acct }) => acct);
    const all = await acctsOf('q=mar.example');
    expect(await acctsOf('q=mar.example&offset=2&limit=3')).toEqual(all.slice(2, 5));
    expect(await acctsOf('q=mar.example&offset=none&limit=3')).toEqual(all.slice(0, 3));
    expect(all).toContain('ines@mar.example');
    expect(await acctsOf('q=mar.example&following=true')).not.toContain('ines@mar.example');
    expect(await acctsOf('q=mar.example&followers=true')).toContain('ines@mar.example');
    expect(await acctsOf('q=mar.example&followers=true')).not.toContain('tides@mar.example');
  });

  it('reads several accounts at once where the server profile can', async () => {
    const visitor = visit();
    const ids = [await accountIdOf(visitor, 'tobi@tram.example'), await accountIdOf(visitor, 'lev')];
    const { json } = await visitor.get<Json[]>(`/api/v1/accounts?id[]=${ids[0]}&id[]=${ids[1]}`);
    expect(json.map(({ acct }) => acct)).toEqual(['tobi@tram.example', 'lev']);
    expect((await visit({ serverProfile: 'snac' }).get('/api/v1/accounts?id[]=1')).status).toBe(404);
  });

  it('is gone (410) when it was deleted, and hides the follows of those who ask for it', async () => {
    const visitor = visit();
    expect((await visitor.get('/api/v1/accounts/lookup?acct=erased@ink.example')).status).toBe(410);
    const { world } = visitor.instance;
    const keeper = await accountIdOf(visitor, 'quietkeeper@north.example');
    const suspended = await accountIdOf(visitor, 'spanner@ink.example');
    const tobi = await accountIdOf(visitor, 'tobi@tram.example');
    for (const id of [keeper, suspended, tobi]) world.followers.set(id, new Set([world.memberId]));
    for (const [id, count] of [
      [keeper, 0],
      [suspended, 0],
      [tobi, 1],
    ] as const) {
      expect((await visitor.get<Json[]>(`/api/v1/accounts/${id}/followers`)).json).toHaveLength(count);
    }
  });

  it('shows the member their own follows when they hide them', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const member = world.accounts.get(world.memberId);
    if (member !== undefined) member.standing = { hides_follows: true };
    const path = `/api/v1/accounts/${world.memberId}/following`;
    expect((await visitor.get<Json[]>(path)).json.length).toBeGreaterThan(0);
    expect((await visitor.anonymous(path)).json).toEqual([]);
  });

  it('shows no posts to those whom it blocks, but to visitors', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const id = await accountIdOf(visitor, 'tobi@tram.example');
    world.blocks.set(id, new Set([world.memberId]));
    expect((await visitor.get(`/api/v1/accounts/${id}/statuses`)).json).toEqual([]);
    expect((await visitor.anonymous(`/api/v1/accounts/${id}/statuses`)).json.length).toBeGreaterThan(0);
  });

  it('pages the posts of an account with one hashtag, in any case, from both ends', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const tagged = (name: string, accountId: string): string[] =>
      (world.tags.get(name)?.status_ids ?? [])
        .filter(id => world.statuses.get(id)?.account_id === accountId && canSee(world, id, world.memberId))
        .toReversed();
    const [accountId = '', expected = []] =
      [...world.accounts.keys()]
        .map(id => [id, tagged('nighttrains', id)] as const)
        .toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
    expect(expected.length).toBeGreaterThan(2);
    const path = `/api/v1/accounts/${accountId}/statuses?tagged=NightTrains`;
    expect(await walk(visitor, `${path}&limit=1`)).toEqual(expected);
    const above = await visitor.get<Json[]>(`${path}&limit=1&min_id=${expected.at(-1)}`);
    expect(above.json.map(({ id }) => id)).toEqual([expected.at(-2)]);
  });
});
