import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from '../server-profiles/server-profile.js';
import { accountIdOf, linkOf, visit, type Answer, type Json, type Visitor } from '../test-support/visitor.js';

type Items = (Json | string)[];

const idOf = (item: Json | string): unknown => (typeof item === 'string' ? item : item['id']);

/** The pages of a list, followed by their `next` links. */
async function pagesOf(visitor: Visitor, path: string): Promise<{ ids: unknown[]; previous: string | null }[]> {
  const pages: { ids: unknown[]; previous: string | null }[] = [];
  for (let next: string | null = path; next !== null;) {
    const page: Answer<Items> = await visitor.get<Items>(next);
    if (page.json.length > 0) pages.push({ ids: page.json.map(idOf), previous: linkOf(page, 'prev') });
    next = page.json.length === 0 ? null : linkOf(page, 'next');
  }
  return pages;
}

/** Makes lists of the member that the seeded world leaves short. */
async function fillLists(visitor: Visitor): Promise<Record<'list' | 'post' | 'ines', string>> {
  const accts = ['tobi@tram.example', 'ines@mar.example', 'gus', 'lev', 'bo'];
  const accounts = await Promise.all(accts.map(acct => accountIdOf(visitor, acct)));
  for (const id of accounts) await visitor.post(`/api/v1/accounts/${id}/follow`);
  const list = String((await visitor.post('/api/v1/lists', { title: 'Ink' })).json['id']);
  await visitor.post(`/api/v1/lists/${list}/accounts`, { account_ids: accounts });
  for (const domain of ['a.example', 'b.example', 'c.example', 'd.example', 'e.example']) {
    await visitor.post('/api/v1/domain_blocks', { domain });
    visitor.advance(1000);
    await visitor.post('/api/v1/statuses', { status: domain, scheduled_at: '2026-11-21T12:00:00.000Z' });
  }
  const posts = (await visitor.get<{ id: string; favourites_count: number }[]>('/api/v1/timelines/public?limit=40')).json;
  for (const { id } of posts.slice(0, 5)) {
    await visitor.post(`/api/v1/statuses/${id}/bookmark`);
    await visitor.post(`/api/v1/statuses/${id}/favourite`);
  }
  const post = posts.toSorted((one, other) => other.favourites_count - one.favourites_count)[0]?.id ?? '';
  const ines = accounts[1] ?? '';
  for (const id of accounts.slice(2)) {
    await visitor.post(`/api/v1/accounts/${id}/block`);
    await visitor.post(`/api/v1/accounts/${id}/mute`);
  }
  return { list, post, ines };
}

describe('a list', () => {
  it('is read to its end and back by its links, every item once', async () => {
    const visitor = visit();
    const { list, post, ines } = await fillLists(visitor);
    for (const [path, limit] of [
      ['timelines/tag/nighttrains', 7],
      [`timelines/list/${list}`, 30],
      [`accounts/${ines}/statuses`, 30],
      [`accounts/${ines}/followers`, 3],
      [`accounts/${ines}/following`, 3],
      [`lists/${list}/accounts`, 2],
      [`statuses/${post}/favourited_by`, 5],
      [`statuses/${post}/reblogged_by`, 5],
      ['favourites', 20],
      ['bookmarks', 2],
      ['blocks', 1],
      ['mutes', 1],
      ['domain_blocks', 2],
      ['follow_requests', 1],
      ['scheduled_statuses', 2],
      ['notifications', 60],
      ['conversations', 2],
    ] as const) {
      const pages = await pagesOf(visitor, `/api/v1/${path}?limit=${String(limit)}&extra=kept`);
      const ids = pages.flatMap(page => page.ids);
      expect([path, pages.length > 1, new Set(ids).size]).toEqual([path, true, ids.length]);
      for (const page of pages.slice(0, -1)) expect([path, page.ids.length]).toEqual([path, limit]);
      const [first, second] = pages;
      expect(second?.previous).toContain('extra=kept');
      const back = await visitor.get<Items>(second?.previous ?? '');
      expect([path, back.json.map(idOf)]).toEqual([path, first?.ids]);
      const above = await visitor.get<Items>(first?.previous ?? '');
      expect([path, above.json]).toEqual([path, []]);
      const since = new URL(second?.previous ?? '');
      since.searchParams.set('since_id', since.searchParams.get('min_id') ?? '');
      since.searchParams.delete('min_id');
      expect([path, (await visitor.get<Items>(since.href)).json.map(idOf)]).toEqual([path, first?.ids]);
    }
  });

  it.each<[ServerProfileName, string, string]>([
    ['pleroma', '/api/v2/pleroma/chats', 'min_id'],
    ['truth', '/api/v2/pleroma/chats', 'min_id'],
    ['snac', '/api/v1/timelines/home', 'since_id'],
  ])('of %s is read by its links: %s', async (serverProfile, path, word) => {
    const visitor = visit({ serverProfile });
    const first = await visitor.get<Json[]>(`${path}?limit=2`);
    const second = await visitor.get<Json[]>(linkOf(first, 'next') ?? '');
    expect(new Set([...first.json, ...second.json].map(idOf)).size).toBe(4);
    const previous = new URL(linkOf(second, 'prev') ?? '');
    expect([...previous.searchParams.keys()]).toEqual(['limit', word]);
    expect((await visitor.get<Json[]>(previous.href)).json.map(idOf)).toEqual(first.json.map(idOf));
  });

  it.each<[ServerProfileName, [number, number], [number, number]]>([
    ['default', [20, 40], [40, 80]],
    ['rebased', [20, 40], [20, 40]],
    ['hollo', [20, 400], [40, 400]],
  ])('as %s, has its usual size without a usable limit, and its most with a large one', async (serverProfile, posts, people) => {
    const visitor = visit({ serverProfile });
    for (const [path, [size, maximum]] of [
      ['timelines/public', posts],
      ['notifications', people],
    ] as const) {
      const count = async (query: string) => (await visitor.get<Json[]>(`/api/v1/${path}?${query}`)).json.length;
      expect([path, await count(''), await count('limit='), await count('limit=0'), await count('limit=1')]).toEqual([
        path,
        size,
        size,
        size,
        1,
      ]);
      const largest = await count('limit=1000');
      const oneMore = await count(`limit=${String(maximum + 1)}`);
      expect([path, oneMore, largest <= maximum, largest > size]).toEqual([path, largest, true, true]);
    }
  });

  it.each<[ServerProfileName, string[]]>([
    ['default', ['home', 'public', 'tag/nighttrains']],
    ['hollo', ['home', 'public', 'tag/nighttrains']],
    ['snac', ['home']],
  ])('as %s, links the timelines %j alone', async (serverProfile, linked) => {
    const visitor = visit({ serverProfile });
    const names = ['home', 'public', 'tag/nighttrains'];
    const links = await Promise.all(
      names.map(async name => (await visitor.get(`/api/v1/timelines/${name}`)).headers.has('Link')),
    );
    expect(names.filter((_, index) => links[index])).toEqual(linked);
  });

  it('as gotosocial, has a next page after its last one, and its links name `local`', async () => {
    const visitor = visit({ serverProfile: 'gotosocial' });
    const home = await visitor.get<Json[]>('/api/v1/timelines/home?limit=3');
    expect(linkOf(home, 'next')).toMatch(/\?limit=3&local=false&max_id=\w+$/);
    const ownLocal = await visitor.get('/api/v1/timelines/public?local=true&limit=3');
    expect(linkOf(ownLocal, 'next')).toMatch(/\?local=true&limit=3&max_id=\w+$/);
    const tag = await visitor.get('/api/v1/timelines/tag/nighttrains?limit=3');
    expect(linkOf(tag, 'next')).toMatch(/\?limit=3&max_id=\w+$/);
    expect(linkOf(await visitor.get('/api/v1/mutes?limit=1'), 'next')).toBeNull();
    await visitor.post(`/api/v1/accounts/${await accountIdOf(visitor, 'gus')}/mute`);
    expect(linkOf(await visitor.get('/api/v1/mutes?limit=80'), 'next')).toContain('/api/v1/mutes?limit=80&max_id=');
  });

  it('with an id that is none begins at its start, but is empty below it as snac', async () => {
    for (const [serverProfile, word, isEmpty] of [
      ['default', 'max_id', false],
      ['default', 'min_id', false],
      ['snac', 'max_id', true],
      ['snac', 'since_id', false],
    ] as const) {
      const { json } = await visit({ serverProfile }).get<Json[]>(`/api/v1/timelines/home?${word}=no+id`);
      expect([serverProfile, word, json.length === 0]).toEqual([serverProfile, word, isEmpty]);
    }
  });
});
