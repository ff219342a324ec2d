import { describe, expect, it } from 'vitest';

import { favouritedBy } from './server/favourited-by.js';
import type { Json } from './test-support/visitor.js';
import { linkOf, noon, origin, visit, walk } from './test-support/visitor.js';
import { canSee } from './world/visibility.js';
import { accountStatuses, homeTimeline } from './world/timelines.js';

describe('timelines', () => {
  it('pages home to its end without loss or duplicates', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const everything = homeTimeline(world, world.memberId, { limit: Infinity });
    const met = await walk(visitor, '/api/v1/timelines/home?limit=40');
    expect(everything.length).toBeGreaterThan(80);
    expect(met).toEqual(everything);
  });

  it('climbs from the bottom with min_id and meets every post once', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const everything = homeTimeline(world, world.memberId, { limit: Infinity });
    const bottom = everything[99] ?? '';
    const met: string[] = [];
    let after = bottom;
    for (;;) {
      const page = await visitor.get<{ id: string }[]>(`/api/v1/timelines/home?limit=7&min_id=${after}`);
      const newest = page.json[0];
      if (newest === undefined) break;
      met.unshift(...page.json.map(status => status.id));
      after = newest.id;
    }
    expect(met).toEqual(everything.slice(0, 99));
  });

  it('gives the newest page after since_id', async () => {
    const visitor = visit();
    const all = await visitor.get<{ id: string }[]>('/api/v1/timelines/home?limit=40');
    const page = await visitor.get<{ id: string }[]>(`/api/v1/timelines/home?limit=5&since_id=${all.json[10]?.id ?? ''}`);
    expect(page.json).toEqual(all.json.slice(0, 5));
  });

  it.each([
    ['40', 40],
    ['41', 40],
    ['1', 1],
    ['0', 20],
    ['abc', 20],
    ['', 20],
  ])('reads limit=%s as %i', async (limit, expected) => {
    const page = await visit().get<Json[]>(`/api/v1/timelines/home?limit=${limit}`);
    expect(page.json).toHaveLength(expected);
  });

  it('writes absolute links that keep the other parameters', async () => {
    const page = await visit().get<{ id: string }[]>('/api/v1/timelines/public?local=true&limit=3&max_id=999999999999999999');
    const next = new URL(linkOf(page, 'next') ?? '');
    expect(next.origin).toBe(origin);
    expect(Object.fromEntries(next.searchParams)).toEqual({ local: 'true', limit: '3', max_id: page.json[2]?.id });
    expect(new URL(linkOf(page, 'prev') ?? '').searchParams.get('min_id')).toBe(page.json[0]?.id);
  });

  it('sends no next with the last page', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const oldest = homeTimeline(world, world.memberId, { limit: Infinity }).at(-3) ?? '';
    const page = await visitor.get<Json[]>(`/api/v1/timelines/home?limit=2&max_id=${oldest}`);
    expect(page.json).toHaveLength(2);
    expect(linkOf(page, 'next')).toBeNull();
  });

  it('separates local, remote and media on the public timeline', async () => {
    const visitor = visit();
    type Item = { account: { acct: string }; media_attachments: unknown[] };
    const local = await visitor.get<Item[]>('/api/v1/timelines/public?local=true');
    const remote = await visitor.get<Item[]>('/api/v1/timelines/public?remote=true');
    const media = await visitor.get<Item[]>('/api/v1/timelines/public?only_media=true');
    expect(local.json.length * remote.json.length * media.json.length).toBeGreaterThan(0);
    expect(local.json.every(status => !status.account.acct.includes('@'))).toBe(true);
    expect(remote.json.every(status => status.account.acct.includes('@'))).toBe(true);
    expect(media.json.every(status => status.media_attachments.length > 0)).toBe(true);
  });

  it('pages a tag to its end', async () => {
    const visitor = visit();
    const [busiest] = [...visitor.instance.world.tags.values()].toSorted(
      (one, other) => other.status_ids.length - one.status_ids.length,
    );
    const met = await walk(visitor, `/api/v1/timelines/tag/${encodeURIComponent(busiest?.name ?? '')}?limit=3`);
    expect(met.length).toBeGreaterThan(3);
    expect(new Set(met).size).toBe(met.length);
  });

  it('answers 404 for a list nobody made and 401 for home without a token', async () => {
    const visitor = visit();
    expect((await visitor.get('/api/v1/timelines/list/1')).status).toBe(404);
    const refused = await visitor.anonymous('/api/v1/timelines/home');
    expect([refused.status, refused.json]).toEqual([401, { error: 'The access token is invalid' }]);
  });
});

describe('accounts', () => {
  it('verifies credentials with the source of the own account', async () => {
    const answer = await visit().get('/api/v1/accounts/verify_credentials');
    expect(answer.json).toMatchObject({ username: 'mara', acct: 'mara', source: { privacy: 'public' } });
    expect(String(answer.json['avatar'])).toMatch(/^https:\/\/server\.test\/media\/avatar\//);
  });

  it('looks up handles with and without a host and refuses unknown ones', async () => {
    const visitor = visit();
    const remote = [...visitor.instance.world.accounts.values()].find(account => account.host !== null);
    expect((await visitor.get('/api/v1/accounts/lookup?acct=mara')).json['acct']).toBe('mara');
    expect((await visitor.get(`/api/v1/accounts/lookup?acct=${remote?.acct ?? ''}`)).json['id']).toBe(remote?.id);
    expect((await visitor.get('/api/v1/accounts/lookup?acct=nobody')).status).toBe(404);
  });

  it('pages the posts of an account to their end, with each filter', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    for (const filter of ['only_media', 'exclude_replies', 'exclude_reblogs'] as const) {
      const expected = accountStatuses(world, world.memberId, world.memberId, { [filter]: true }, { limit: Infinity });
      const met = await walk(visitor, `/api/v1/accounts/${world.memberId}/statuses?limit=5&${filter}=true`);
      expect(met).toEqual(expected);
    }
  });

  it('gives the pinned posts in one page', async () => {
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
    const met = await walk(visitor, path);
    expect(met).toEqual([...(world.followers.get(world.memberId) ?? [])].toReversed());
  });

  it('follows and unfollows, and refuses following oneself', async () => {
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

  it('mutes, blocks and takes both back', async () => {
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

  it('changes the own name and note, and refuses a name past its limit', async () => {
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

  it('searches people by the beginning of a handle', async () => {
    const visitor = visit();
    const found = await visitor.get<{ acct: string }[]>('/api/v1/accounts/search?q=mar&limit=5');
    expect(found.json.map(account => account.acct)).toContain('mara');
    expect((await visitor.get<Json[]>('/api/v1/accounts/search?q=zzzzzz')).json).toEqual([]);
  });
});

describe('the rest of what can be read', () => {
  it('keeps favourites and bookmarks on Link alone, with odd cursors, and walks them whole', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    for (const id of homeTimeline(world, world.memberId, { limit: 9 })) {
      await visitor.post(`/api/v1/statuses/${id}/bookmark`);
      await visitor.post(`/api/v1/statuses/${id}/favourite`);
    }
    for (const name of ['favourites', 'bookmarks'] as const) {
      const page = await visitor.get<{ id: string }[]>(`/api/v1/${name}?limit=4`);
      const cursor = new URL(linkOf(page, 'next') ?? '').searchParams.get('max_id') ?? '';
      expect(world.statuses.has(cursor)).toBe(false);
      const expected = [...(world[name].get(world.memberId) ?? [])].filter(id => canSee(world, id, world.memberId)).toReversed();
      expect(await walk(visitor, `/api/v1/${name}?limit=4`)).toEqual(expected);
    }
  });

  it('keeps the place in the bookmarks when an entry above it goes away', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const ids = homeTimeline(world, world.memberId, { limit: 60 })
      .filter(id => world.statuses.get(id)?.reblog_of_id === null)
      .slice(0, 6);
    world.bookmarks.delete(world.memberId);
    for (const id of ids) await visitor.post(`/api/v1/statuses/${id}/bookmark`);
    const page = await visitor.get<{ id: string }[]>('/api/v1/bookmarks?limit=3');
    await visitor.post(`/api/v1/statuses/${page.json[0]?.id ?? ''}/unbookmark`);
    const rest = await visitor.get<{ id: string }[]>(linkOf(page, 'next') ?? '');
    expect(rest.json.map(status => status.id)).toEqual(ids.slice(0, 3).toReversed());
  });

  it('gives a thread from its root, and less of it to visitors', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const reply = [...world.statuses.values()].find(
      status =>
        status.visibility === 'public' &&
        status.in_reply_to_id !== null &&
        world.statuses.get(status.in_reply_to_id)?.visibility === 'public',
    );
    const thread = await visitor.get<{ ancestors: { id: string }[] }>(`/api/v1/statuses/${reply?.id ?? ''}/context`);
    expect(thread.json.ancestors.at(-1)?.id).toBe(reply?.in_reply_to_id);
    const open = await visitor.anonymous(`/api/v1/statuses/${reply?.id ?? ''}/context`);
    expect(open.status).toBe(200);
    expect((open.json['ancestors'] as unknown[]).length).toBeLessThanOrEqual(40);
  });

  it('lists who favourited and who reblogged', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const own = (world.byAccount.get(world.memberId) ?? []).find(id => favouritedBy(world, id).length > 2) ?? '';
    const accountIds = favouritedBy(world, own);
    expect(await walk(visitor, `/api/v1/statuses/${own}/favourited_by?limit=1`)).toEqual(accountIds.toReversed());
    const favouriter = [...world.accounts.values()].find(account => account.host === null && account.id !== world.memberId);
    const authorization = { Authorization: `Bearer ${visitor.instance.issueToken(favouriter?.username ?? '')}` };
    await visitor.post(`/api/v1/statuses/${own}/favourite`, undefined, authorization);
    expect(await walk(visitor, `/api/v1/statuses/${own}/favourited_by`)).toEqual([favouriter?.id, ...accountIds.toReversed()]);
    const wrapper = [...world.statuses.values()].find(
      status => status.reblog_of_id !== null && canSee(world, status.reblog_of_id, null),
    );
    const by = await walk(visitor, `/api/v1/statuses/${wrapper?.reblog_of_id ?? ''}/reblogged_by`);
    expect(by).toContain(wrapper?.account_id);
  });

  it('lists the posts that quote a post', async () => {
    const visitor = visit();
    const [quotedId = '', quoting = []] =
      [...visitor.instance.world.quotes].find(([id]) => visitor.instance.world.statuses.get(id)?.visibility === 'public') ?? [];
    const met = await walk(visitor, `/api/v1/statuses/${quotedId}/quotes`);
    expect(quoting).toEqual(expect.arrayContaining(met));
    expect(met.length).toBeGreaterThan(0);
  });

  it('answers a batch and drops what is not there', async () => {
    const visitor = visit();
    const [one = '', two = ''] = homeTimeline(visitor.instance.world, visitor.instance.world.memberId, { limit: 2 });
    const batch = await visitor.get<{ id: string }[]>(`/api/v1/statuses?id[]=${one}&id[]=1&id[]=${two}`);
    expect(batch.json.map(status => status.id)).toEqual([one, two]);
  });

  it('has trends with the newest day first', async () => {
    const tags = await visit().get<{ name: string; history: { day: string }[] }[]>('/api/v1/trends/tags?limit=3');
    // In the case people write them in.
    expect(tags.json.map(tag => tag.name)).toEqual(['birdwatching', 'letterpress', 'NightTrains']);
    const days = (tags.json[0]?.history ?? []).map(day => Number(day.day));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });

  it('suggests people one does not follow and forgets the dismissed', async () => {
    const visitor = visit();
    const before = await visitor.get<{ account: { id: string } }[]>('/api/v2/suggestions?limit=5');
    const first = before.json[0]?.account.id ?? '';
    expect((await visitor.send('DELETE', `/api/v1/suggestions/${first}`)).json).toEqual({});
    const after = await visitor.get<{ account: { id: string } }[]>('/api/v2/suggestions?limit=5');
    expect(after.json.map(one => one.account.id)).not.toContain(first);
  });

  it('searches posts, people and tags, and refuses an empty question', async () => {
    const visitor = visit();
    const found = await visitor.get<{ accounts: Json[]; statuses: Json[]; hashtags: Json[] }>('/api/v2/search?q=mara');
    expect(found.json.accounts.length).toBeGreaterThan(0);
    const only = await visitor.get<{ accounts: Json[]; statuses: Json[] }>('/api/v2/search?q=a&type=statuses&limit=3');
    expect([only.json.accounts.length, only.json.statuses.length]).toEqual([0, 3]);
    expect((await visitor.get('/api/v2/search?q=')).status).toBe(400);
  });

  it('pages notifications to their end, newest first, all of them about the member', async () => {
    const visitor = visit();
    const met = await walk(visitor, '/api/v1/notifications?limit=9');
    expect(met.length).toBeGreaterThan(9);
    expect(met).toEqual([...new Set(met)].toSorted((one, other) => (one < other ? 1 : -1)));
    const only = await visitor.get<{ type: string }[]>('/api/v1/notifications?types[]=follow');
    expect(new Set(only.json.map(one => one.type))).toEqual(new Set(['follow']));
    const all =
      await visitor.get<{ created_at: string; type: string; status?: { created_at: string } }[]>(
        '/api/v1/notifications?limit=80',
      );
    for (const one of all.json) {
      expect(Date.parse(one.created_at)).toBeLessThanOrEqual(noon);
      expect(one.created_at >= (one.status?.created_at ?? '')).toBe(true);
    }
    for (const type of ['favourite', 'mention', 'reblog']) {
      const some = await visitor.get<{ type: string }[]>(`/api/v1/notifications?types[]=${type}&limit=1`);
      expect(some.json.map(one => one.type)).toEqual([type]);
    }
  });

  it('keeps markers and counts their versions', async () => {
    const visitor = visit();
    await visitor.post('/api/v1/markers', { home: { last_read_id: '7' } });
    const second = await visitor.post<Record<string, Json>>('/api/v1/markers', { home: { last_read_id: '8' } });
    expect(second.json['home']).toEqual({ last_read_id: '8', version: 1, updated_at: new Date(noon).toISOString() });
    expect((await visitor.get('/api/v1/markers?timeline[]=notifications')).json).toEqual({});
    expect((await visitor.get('/api/v1/markers?timeline[]=home')).json).toEqual(second.json);
  });

  it.each(['announcements', 'filters', 'follow_requests'])('has no %s', async name => {
    expect((await visit().get(`/api/v1/${name}`)).json).toEqual([]);
  });

  it('answers unknown paths as JSON, with CORS', async () => {
    const answer = await visit().get('/api/v1/no_such_thing');
    expect([answer.status, answer.json]).toEqual([404, { error: 'Record not found' }]);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('X-RateLimit-Remaining')).toMatch(/^\d+$/);
  });

  it('answers a preflight and exposes Link', async () => {
    const visitor = visit();
    const answer = await visitor.anonymous('/api/v1/accounts/update_credentials', { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Link');
  });
});
