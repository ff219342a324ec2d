import { describe, expect, it } from 'vitest';

import type { Json } from './test-support/visitor.js';
import { linkOf, origin, visit, walk } from './test-support/visitor.js';
import { homeTimeline } from './world/timelines.js';

describe('timelines', () => {
  it('pages Home to its end without loss or duplicates', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const everything = homeTimeline(world, world.memberId, { limit: Infinity });
    const ids = await walk(visitor, '/api/v1/timelines/home?limit=40');
    expect(everything.length).toBeGreaterThan(80);
    expect(ids).toEqual(everything);
  });

  it('pages upwards with min_id without loss or duplicates', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const everything = homeTimeline(world, world.memberId, { limit: Infinity });
    const bottom = everything[99] ?? '';
    const ids: string[] = [];
    let after = bottom;
    for (;;) {
      const page = await visitor.get<{ id: string }[]>(`/api/v1/timelines/home?limit=7&min_id=${after}`);
      const newest = page.json[0];
      if (newest === undefined) break;
      ids.unshift(...page.json.map(status => status.id));
      after = newest.id;
    }
    expect(ids).toEqual(everything.slice(0, 99));
  });

  it('returns the newest page after since_id', async () => {
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

  it('writes absolute Link URLs that keep the other parameters', async () => {
    const page = await visit().get<{ id: string }[]>('/api/v1/timelines/public?local=true&limit=3&max_id=999999999999999999');
    const next = new URL(linkOf(page, 'next') ?? '');
    expect(next.origin).toBe(origin);
    expect(Object.fromEntries(next.searchParams)).toEqual({ local: 'true', limit: '3', max_id: page.json[2]?.id });
    expect(new URL(linkOf(page, 'prev') ?? '').searchParams.get('min_id')).toBe(page.json[0]?.id);
  });

  it('sends no next link with the last page', async () => {
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
    const ids = await walk(visitor, `/api/v1/timelines/tag/${encodeURIComponent(busiest?.name ?? '')}?limit=3`);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('answers 404 for an unknown list and 401 for Home without a token', async () => {
    const visitor = visit();
    expect((await visitor.get('/api/v1/timelines/list/1')).status).toBe(404);
    const refused = await visitor.anonymous('/api/v1/timelines/home');
    expect([refused.status, refused.json]).toEqual([401, { error: 'The access token is invalid' }]);
  });
});

it('separates local, remote and media posts with a hashtag', async () => {
  const visitor = visit();
  const { world } = visitor.instance;
  type Post = { id: string; media_attachments: unknown[] };
  const posts = async (query: string): Promise<Post[]> =>
    (await visitor.get<Post[]>(`/api/v1/timelines/tag/letterpress?limit=40&${query}`)).json;
  const hosts = (found: Post[]): Set<boolean> =>
    new Set(found.map(({ id }) => (world.accounts.get(world.statuses.get(id)?.account_id ?? '')?.host ?? null) === null));
  expect(hosts(await posts('local=true'))).toEqual(new Set([true]));
  expect(hosts(await posts('remote=true'))).toEqual(new Set([false]));
  expect(hosts(await posts(''))).toEqual(new Set([true, false]));
  const pictures = await posts('only_media=true');
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.every(({ media_attachments }) => media_attachments.length > 0)).toBe(true);
});

it('pages a list of cursors upwards from a number, and ignores one that is none', async () => {
  const visitor = visit();
  const path = `/api/v1/accounts/${visitor.instance.world.memberId}/followers`;
  const idsOf = async (query: string): Promise<string[]> =>
    (await visitor.get<{ id: string }[]>(`${path}?${query}`)).json.map(({ id }) => id);
  const all = await idsOf('limit=80');
  const next = linkOf(await visitor.get(`${path}?limit=5`), 'next');
  const cursor = new URL(next ?? '').searchParams.get('max_id') ?? '';
  expect(await idsOf(`limit=3&max_id=${cursor}`)).toEqual(all.slice(5, 8));
  expect(await idsOf(`limit=2&min_id=${cursor}`)).toEqual(all.slice(2, 4));
  expect(await idsOf(`limit=2&since_id=${cursor}`)).toEqual(all.slice(0, 2));
  expect(await idsOf('limit=2&max_id=none')).toEqual(all.slice(0, 2));
});
