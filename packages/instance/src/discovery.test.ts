import { describe, expect, it } from 'vitest';

import type { Json } from './test-support/visitor.js';
import { noon, visit, walk } from './test-support/visitor.js';

describe('trends, suggestions and search', () => {
  it('returns trends with the newest day first', async () => {
    const tags = await visit().get<{ name: string; history: { day: string }[] }[]>('/api/v1/trends/tags?limit=3');
    // In the case in which they were typed.
    expect(tags.json.map(tag => tag.name)).toEqual(['birdwatching', 'letterpress', 'NightTrains']);
    const days = (tags.json[0]?.history ?? []).map(day => Number(day.day));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });

  it('does not suggest a dismissed account again', async () => {
    const visitor = visit();
    const before = await visitor.get<{ account: { id: string } }[]>('/api/v2/suggestions?limit=5');
    const first = before.json[0]?.account.id ?? '';
    expect((await visitor.send('DELETE', `/api/v1/suggestions/${first}`)).json).toEqual({});
    const after = await visitor.get<{ account: { id: string } }[]>('/api/v2/suggestions?limit=5');
    expect(after.json.map(one => one.account.id)).not.toContain(first);
  });

  it.each([
    ['default', { source: 'staff', sources: ['featured', 'most_followed'] }],
    ['rebased', { source: 'staff' }],
  ] as const)('names why it suggests an account, as %s does', async (serverProfile, reason) => {
    const [first] = (await visit({ serverProfile }).get<Json[]>('/api/v2/suggestions?limit=5')).json;
    const { account, ...rest } = first ?? {};
    expect(account).toBeDefined();
    expect(rest).toEqual(reason);
  });

  it('searches posts, accounts and tags; refuses an empty query', async () => {
    const visitor = visit();
    const found = await visitor.get<{ accounts: Json[]; statuses: Json[]; hashtags: Json[] }>('/api/v2/search?q=mara');
    expect(found.json.accounts.length).toBeGreaterThan(0);
    const only = await visitor.get<{ accounts: Json[]; statuses: Json[] }>('/api/v2/search?q=a&type=statuses&limit=3');
    expect([only.json.accounts.length, only.json.statuses.length]).toEqual([0, 3]);
    expect((await visitor.get('/api/v2/search?q=')).status).toBe(400);
  });
});

describe('trends', () => {
  it('page hashtags and posts by offset and limit', async () => {
    const visitor = visit();
    const namesOf = async (query: string): Promise<unknown[]> =>
      (await visitor.get<Json[]>(`/api/v1/trends/tags?${query}`)).json.map(({ name }) => name);
    expect(await namesOf('limit=2&offset=1')).toEqual((await namesOf('limit=3')).slice(1));
    expect(await namesOf('limit=0&offset=-1')).toEqual(await namesOf('limit=10'));
    const idsOf = async (query: string): Promise<unknown[]> =>
      (await visitor.get<Json[]>(`/api/v1/trends/statuses?${query}`)).json.map(({ id }) => id);
    expect(await idsOf('limit=2&offset=1')).toEqual((await idsOf('limit=3')).slice(1));
    expect(await idsOf('')).toHaveLength(20);
    expect(await idsOf('limit=100')).toHaveLength(40);
    const links = (await visitor.get<Json[]>('/api/v1/trends/links')).json;
    expect((await visitor.get<Json[]>('/api/v1/trends/links?limit=2&offset=1')).json).toEqual(links.slice(1, 3));
  });

  it('have the public posts of seven days with the most interactions; a repost counts twice', async () => {
    const posts = (
      await visit().get<
        {
          created_at: string;
          visibility: string;
          reblog: unknown;
          favourites_count: number;
          reblogs_count: number;
          replies_count: number;
        }[]
      >('/api/v1/trends/statuses?limit=40')
    ).json;
    const scores = posts.map(post => post.favourites_count + 2 * post.reblogs_count + post.replies_count);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    const weekAgo = new Date(noon - 7 * 86_400_000).toISOString();
    expect(posts.every(post => post.created_at >= weekAgo && post.visibility === 'public' && post.reblog === null)).toBe(true);
  });

  it('are read by visitors, and are empty on snac', async () => {
    for (const name of ['tags', 'statuses', 'links']) {
      expect((await visit().anonymous(`/api/v1/trends/${name}`)).json.length).toBeGreaterThan(0);
    }
    const snac = visit({ serverProfile: 'snac' });
    expect((await snac.get('/api/v1/trends/tags')).json).toEqual([]);
    expect((await snac.get('/api/v1/trends/statuses')).json).toEqual([]);
  });
});

describe('suggestions', () => {
  it('are accounts that the member does not follow, with their reasons', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const { json } =
      await visitor.get<{ source: string; sources: string[]; account: { id: string; followers_count: number } }[]>(
        '/api/v2/suggestions',
      );
    expect(json[1]).toMatchObject({ source: 'past_interactions', sources: ['friends_of_friends'] });
    const counts = json.map(({ account }) => account.followers_count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(json.some(({ account }) => world.following.get(world.memberId)?.has(account.id))).toBe(false);
    expect((await visitor.get<Json[]>('/api/v2/suggestions?limit=2')).json).toEqual(json.slice(0, 2));
    expect((await visitor.anonymous('/api/v2/suggestions')).status).toBe(401);
  });

  it('name the other source for accounts that nobody near follows', async () => {
    const visitor = visit();
    for (const [from, targets] of visitor.instance.world.following) if (from !== visitor.instance.world.memberId) targets.clear();
    const { json } = await visitor.get<Json[]>('/api/v2/suggestions?limit=3');
    expect(json.map(({ source, sources }) => [source, sources])).toEqual([
      ['staff', ['featured', 'most_followed']],
      ['global', ['most_interactions']],
      ['global', ['most_followed']],
    ]);
  });

  it('are shown by Truth Social in a carousel, with a part of each account', async () => {
    const visitor = visit({ serverProfile: 'truth' });
    const { json } = await visitor.get<Json[]>('/api/v1/truth/carousels/suggestions?limit=2');
    expect(json).toHaveLength(2);
    expect(json[0]).toEqual({
      account_id: expect.any(String),
      account_avatar: expect.stringMatching(/^https:/),
      acct: 'owlbox@north.example',
      display_name: expect.any(String),
      note: expect.any(String),
      verified: expect.any(Boolean),
    });
    expect((await visitor.get(`/api/v1/accounts/${String(json[0]?.['account_id'])}`)).json['acct']).toBe('owlbox@north.example');
    expect((await visitor.get<Json[]>('/api/v1/truth/trending/truths')).json.length).toBeGreaterThan(0);
    expect((await visit().get('/api/v1/truth/carousels/suggestions')).status).toBe(404);
    expect((await visit().get('/api/v1/truth/trending/truths')).status).toBe(404);
  });
});

describe('pages of a search', () => {
  const ids = (found: { statuses: { id: string }[] }): string[] => found.statuses.map(status => status.id);

  it('go on by offset, and are refused to visitors (401)', async () => {
    const visitor = visit();
    const path = '/api/v2/search?q=a&type=statuses&limit=3';
    const first = ids((await visitor.get<{ statuses: { id: string }[] }>(path)).json);
    const second = ids((await visitor.get<{ statuses: { id: string }[] }>(`${path}&offset=3`)).json);
    expect(new Set([...first, ...second]).size).toBe(6);
    expect((await visitor.anonymous(path)).status).toBe(200);
    expect((await visitor.anonymous(`${path}&offset=3`)).status).toBe(401);
    expect((await visitor.anonymous(`${path}&resolve=true`)).status).toBe(401);
  });

  it('go on below an id as GoToSocial, which finds nothing after an offset', async () => {
    const visitor = visit({ serverProfile: 'gotosocial' });
    const path = '/api/v2/search?q=a&type=statuses&limit=3';
    const first = ids((await visitor.get<{ statuses: { id: string }[] }>(path)).json);
    const second = ids((await visitor.get<{ statuses: { id: string }[] }>(`${path}&max_id=${first[2]}`)).json);
    expect(new Set([...first, ...second]).size).toBe(6);
    expect(ids((await visitor.get<{ statuses: { id: string }[] }>(`${path}&offset=3`)).json)).toEqual([]);
  });

  it('are refused for an unknown type (400) and a text of over 2,048 characters (422)', async () => {
    const visitor = visit();
    expect((await visitor.get('/api/v2/search?q=a&type=posts')).status).toBe(400);
    expect((await visitor.get(`/api/v2/search?q=${'a'.repeat(2048)}`)).status).toBe(200);
    expect((await visitor.get(`/api/v2/search?q=${'a'.repeat(2049)}`)).status).toBe(422);
    expect((await visitor.get(`/api/v1/accounts/search?q=${'a'.repeat(2048)}`)).status).toBe(200);
    expect((await visitor.get(`/api/v1/accounts/search?q=${'a'.repeat(2049)}`)).status).toBe(422);
  });

  it('go on below an account as GoToSocial', async () => {
    const visitor = visit({ serverProfile: 'gotosocial' });
    const path = '/api/v2/search?q=a&type=accounts';
    type Found = { accounts: { id: string }[]; statuses: Json[] };
    const { accounts, statuses } = (await visitor.get<Found>(`${path}&limit=3`)).json;
    expect(statuses).toEqual([]);
    const below = (await visitor.get<Found>(`${path}&limit=2&max_id=${accounts[0]?.id}`)).json.accounts;
    expect(below.map(({ id }) => id)).toEqual(accounts.slice(1).map(({ id }) => id));
  });

  it('ignore an offset without a type, and keep to followed accounts when asked', async () => {
    const visitor = visit();
    type Found = { accounts: { acct: string }[] };
    const acctsOf = async (query: string): Promise<string[]> =>
      (await visitor.get<Found>(`/api/v2/search?${query}`)).json.accounts.map(({ acct }) => acct);
    expect(await acctsOf('q=ma&limit=3&offset=2')).toEqual(await acctsOf('q=ma&limit=3'));
    expect(await acctsOf('q=ines')).toContain('ines@mar.example');
    expect(await acctsOf('q=ines&following=true')).not.toContain('ines@mar.example');
  });

  it('have hashtags as they are written, with a hash where snac was asked with one', async () => {
    type Found = { hashtags: { name: string }[] };
    const namesOf = async (serverProfile: 'default' | 'snac' | 'pleroma', text: string): Promise<string[]> => {
      const path = `/api/v2/search?q=${encodeURIComponent(text)}&type=hashtags`;
      return (await visit({ serverProfile }).get<Found>(path)).json.hashtags.map(({ name }) => name);
    };
    expect(await namesOf('default', '#nighttr')).toEqual(['NightTrains']);
    expect(await namesOf('snac', '#nighttr')).toEqual(['#NightTrains']);
    expect(await namesOf('snac', 'nighttr')).toEqual(['NightTrains']);
  });

  it('are of one account with `account_id`', async () => {
    const visitor = visit();
    const own = await visitor.get<{ id: string }>('/api/v1/accounts/verify_credentials');
    const path = `/api/v2/search?q=a&type=statuses&limit=40&account_id=${own.json.id}`;
    const found = await visitor.get<{ statuses: { account: { acct: string } }[] }>(path);
    expect(new Set(found.json.statuses.map(({ account }) => account.acct))).toEqual(new Set(['mara']));
  });
});

describe('hashtags', () => {
  it('are followed and unfollowed, and bring their posts to Home', async () => {
    const visitor = visit();
    const home = async (): Promise<string[]> => walk(visitor, '/api/v1/timelines/home?limit=40');
    const tagged = await walk(visitor, '/api/v1/timelines/tag/letterpress?limit=40');
    const before = new Set(await home());
    expect(tagged.some(id => !before.has(id))).toBe(true);
    expect((await visitor.post('/api/v1/tags/Letterpress/follow')).json).toMatchObject({ following: true });
    expect((await visitor.get<Json[]>('/api/v1/followed_tags')).json).toMatchObject([{ name: 'letterpress' }]);
    const after = new Set(await home());
    expect(tagged.filter(id => after.has(id)).length).toBeGreaterThan(tagged.filter(id => before.has(id)).length);
    expect((await visitor.post('/api/v1/tags/letterpress/unfollow')).json).toMatchObject({ following: false });
    expect(new Set(await home())).toEqual(before);
  });

  it('cannot be followed on Rebased and snac', async () => {
    for (const serverProfile of ['rebased', 'snac'] as const) {
      expect((await visit({ serverProfile }).post('/api/v1/tags/letterpress/follow')).status).toBe(404);
    }
  });
});

describe('trending links', () => {
  it('have their card and how many accounts share them', async () => {
    const links = (
      await visit().get<{ url: string; image: string | null; history: { accounts: string }[] }[]>('/api/v1/trends/links')
    ).json;
    expect(links.length).toBeGreaterThan(0);
    for (const { url, history } of links) {
      expect(URL.canParse(url)).toBe(true);
      expect(Number(history[0]?.accounts)).toBeGreaterThan(0);
    }
    const accounts = links.map(({ history }) => Number(history[0]?.accounts));
    expect(accounts).toEqual(accounts.toSorted((one, other) => other - one));
    expect(links[0]?.image).toBe('https://server.test/media/preview/11-5-1200x630.svg');
    // The day begins at midnight, in seconds.
    expect(links.find(({ url }) => url.startsWith('https://trams.example/'))).toMatchObject({
      image: null,
      history: [{ day: '1795132800', uses: '6', accounts: '4' }],
    });
    expect((await visit({ serverProfile: 'hollo' }).get('/api/v1/trends/links')).json).toEqual([]);
  });
});

describe('notifications and markers', () => {
  it('pages notifications to their end, newest first, and filters by type', async () => {
    const visitor = visit();
    const ids = await walk(visitor, '/api/v1/notifications?limit=9');
    expect(ids.length).toBeGreaterThan(9);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => (one < other ? 1 : -1)));
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

  it('stores markers and increments their versions', async () => {
    const visitor = visit();
    await visitor.post('/api/v1/markers', { home: { last_read_id: '7' } });
    const second = await visitor.post<Record<string, Json>>('/api/v1/markers', { home: { last_read_id: '8' } });
    expect(second.json['home']).toEqual({ last_read_id: '8', version: 1, updated_at: new Date(noon).toISOString() });
    const { json } = await visitor.get<Record<string, Json>>('/api/v1/markers?timeline[]=notifications');
    expect(Object.keys(json)).toEqual(['notifications']);
    expect((await visitor.get('/api/v1/markers?timeline[]=home')).json).toEqual(second.json);
  });

  it('has more than 500 custom emoji, each with a picture, but none as snac', async () => {
    const visitor = visit();
    const emojis = (await visitor.get<{ shortcode: string; url: string }[]>('/api/v1/custom_emojis')).json;
    expect(emojis.length).toBeGreaterThan(500);
    expect(new Set(emojis.map(emoji => emoji.shortcode)).size).toBe(emojis.length);
    const file = await visitor.instance.fetch(new Request(emojis.at(-1)?.url ?? ''));
    expect(file.headers.get('Content-Type')).toBe('image/svg+xml');
    expect((await visit({ serverProfile: 'snac' }).get('/api/v1/custom_emojis')).json).toEqual([]);
  });
});
