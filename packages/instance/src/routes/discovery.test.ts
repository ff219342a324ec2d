import { describe, expect, it } from 'vitest';

import { createStatus } from '../world/actions.js';
import type { CardRecord } from '../world/records.js';
import { noon, visit, type Json, type Status, type Visitor } from '../test-support/visitor.js';

const DAY_MS = 86_400_000;

/** Lets accounts write posts of `daysAgo` with a link card. */
function share(
  visitor: Visitor,
  url: string,
  accts: readonly string[],
  fields: { daysAgo?: number; isPrivate?: boolean } = {},
): void {
  const { world } = visitor.instance;
  const known = [...world.statuses.values()].find(({ card }) => card !== null)?.card;
  for (const acct of accts) {
    const account_id = world.accountIdsByAcct.get(acct) ?? '';
    const visibility = fields.isPrivate === true ? 'private' : 'public';
    const status = createStatus(world, { account_id, text: url, visibility }, noon - (fields.daysAgo ?? 0) * DAY_MS);
    status.created_at = new Date(noon - (fields.daysAgo ?? 0) * DAY_MS).toISOString();
    status.card = { ...(known as CardRecord), url, image: '/media/picture/1-41-600x400.svg' };
  }
}

type Link = { url: string; image: string | null; history: { day: string; uses: string; accounts: string }[] };

describe('trending links', () => {
  it('are public ones of the last seven days, by accounts and then by address', async () => {
    const visitor = visit();
    for (const status of visitor.instance.world.statuses.values()) status.card = null;
    share(visitor, 'https://b.example/', ['lev', 'gus']);
    share(visitor, 'https://a.example/', ['lev', 'gus']);
    share(visitor, 'https://c.example/', ['lev', 'lev', 'lev']);
    share(visitor, 'https://d.example/', ['lev', 'gus', 'bo']);
    share(visitor, 'https://private.example/', ['lev', 'gus', 'bo'], { isPrivate: true });
    share(visitor, 'https://old.example/', ['lev', 'gus', 'bo'], { daysAgo: 7.001 });
    share(visitor, 'https://week.example/', ['lev'], { daysAgo: 7 });
    const { json } = await visitor.anonymous('/api/v1/trends/links');
    const links = json as unknown as Link[];
    expect(links.map(({ url, history }) => [url, history[0]?.uses, history[0]?.accounts])).toEqual([
      ['https://d.example/', '3', '3'],
      ['https://a.example/', '2', '2'],
      ['https://b.example/', '2', '2'],
      ['https://c.example/', '3', '1'],
      ['https://week.example/', '1', '1'],
    ]);
    expect(links[0]).toMatchObject({
      image: 'https://server.test/media/picture/1-41-600x400.svg',
      history: [{ day: String(Date.UTC(2026, 10, 20) / 1000) }],
    });
    const page = await visitor.get<Link[]>('/api/v1/trends/links?limit=2&offset=1');
    expect(page.json.map(({ url }) => url)).toEqual(['https://a.example/', 'https://b.example/']);
  });
});

describe('trending posts', () => {
  it('are by likes, twice their reposts and replies, and the newer first among equals', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    for (const status of world.statuses.values()) {
      Object.assign(status, { favourites_count: 0, reblogs_count: 0, replies_count: 0 });
    }
    const ids = world.order.filter(id => {
      const status = world.statuses.get(id);
      return status?.visibility === 'public' && status.reblog_of_id === null && Date.parse(status.created_at) > noon - 7 * DAY_MS;
    });
    const [first = '', second = '', third = '', fourth = ''] = ids;
    Object.assign(world.statuses.get(first) ?? {}, { favourites_count: 3 });
    Object.assign(world.statuses.get(second) ?? {}, { reblogs_count: 2 });
    Object.assign(world.statuses.get(third) ?? {}, { favourites_count: 1, reblogs_count: 1 });
    Object.assign(world.statuses.get(fourth) ?? {}, { replies_count: 5 });
    const found = (await visitor.get<Status[]>('/api/v1/trends/statuses')).json.map(({ id }) => id);
    expect(found.slice(0, 4)).toEqual([fourth, second, third, first]);
    expect(found.slice(4)).toEqual(ids.slice(4).toReversed().slice(0, 16));
    const page = await visitor.get<Status[]>('/api/v1/trends/statuses?limit=2&offset=1');
    expect(page.json.map(({ id }) => id)).toEqual([second, third]);
  });
});

describe('a page of trends', () => {
  it.each([
    ['trends', 10, 20],
    ['trends/tags', 10, 20],
    ['trends/links', 10, 20],
    ['trends/statuses', 20, 40],
  ])('of %s has %i items, and %i at most', async (path, size, maximum) => {
    const visitor = visit();
    for (let index = 0; index < 45; index += 1) {
      share(visitor, `https://${String(index)}.example/`, ['lev']);
      await visitor.post('/api/v1/statuses', { status: `About #tag${String(index)}` });
      visitor.advance(1000);
    }
    const count = async (query: string) => (await visitor.get<Json[]>(`/api/v1/${path}${query}`)).json.length;
    expect([await count(''), await count('?limit=1'), await count('?limit=0'), await count('?limit=-1')]).toEqual([
      size,
      1,
      size,
      size,
    ]);
    expect([await count('?limit=100'), await count('?limit=many'), await count('?offset=100000')]).toEqual([maximum, size, 0]);
    const names = async (query: string) =>
      (await visitor.get<Json[]>(`/api/v1/${path}${query}`)).json.map(({ id, url }) => id ?? url);
    expect(await names('?offset=2&limit=3')).toEqual((await names('')).slice(2, 5));
    expect(await names('?offset=-2')).toEqual(await names(''));
  });
});

describe('a hashtag', () => {
  it('has its address, its history, and whether it is followed for a member alone', async () => {
    const visitor = visit();
    const known = await visitor.anonymous('/api/v1/tags/NIGHTTRAINS');
    expect(known.json).toEqual({
      id: 'nighttrains',
      name: expect.stringMatching(/^nighttrains$/i),
      url: 'https://server.test/tags/nighttrains',
      history: expect.any(Array),
    });
    expect((await visitor.get('/api/v1/tags/Blåbær')).json).toEqual({
      id: 'blåbær',
      name: 'Blåbær',
      url: 'https://server.test/tags/bl%C3%A5b%C3%A6r',
      history: [],
      following: false,
    });
  });

  it('that is followed comes first among those that are', async () => {
    const visitor = visit();
    const names = async () => (await visitor.get<{ name: string }[]>('/api/v1/followed_tags')).json.map(({ name }) => name);
    const before = await names();
    for (const name of ['Ink', 'paper']) {
      expect((await visitor.post(`/api/v1/tags/${name}/follow`)).json['following']).toBe(true);
    }
    expect(await names()).toEqual(['paper', 'ink', ...before]);
    expect((await visitor.post('/api/v1/tags/INK/unfollow')).json['following']).toBe(false);
    expect(await names()).toEqual(['paper', ...before]);
  });
});
