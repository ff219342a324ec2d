import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { anAccount, aStatus } from '../testing/builders.js';
import { searchOf, tagsOf, trendingLinksOf, trendingStatusesOf } from './discovery.js';
import { statusSearchOf } from './status-search.js';

const accountPage = (url: URL) => ({
  data: {
    accounts: url.searchParams.has('offset') ? [anAccount({ id: '9' })] : [anAccount({ id: '7' }), anAccount({ id: '8' })],
  },
});

describe('a search', () => {
  it('[HINT-06] pages accounts by the number of results', async () => {
    const { client, requests } = clientOf({ 'GET /api/v2/search': accountPage });
    const first = await searchOf(client).accounts('mara', { limit: 2, resolve: true });
    expect(first.items.map(({ id }) => id)).toEqual(['7', '8']);
    const second = await searchOf(client).accountsPage(first.next ?? '');
    expect(second).toMatchObject({ items: [{ id: '9' }], next: null });
    expect(Object.fromEntries(requests[1]?.url.searchParams ?? [])).toEqual({
      q: 'mara',
      type: 'accounts',
      limit: '2',
      resolve: 'true',
      offset: '2',
    });
  });

  it('[HINT-06] goes on below the last id where the server counts no results', async () => {
    const { client } = clientOf({
      'GET /api/v2/search': url => ({
        data: { accounts: [anAccount({ id: url.searchParams.has('max_id') ? '3' : '7' })], statuses: [aStatus({ id: '5' })] },
      }),
    });
    const first = await searchOf(client).accounts('mara', { limit: 1, pagedBy: 'id' });
    expect(first.next).toBe('/api/v2/search?q=mara&type=accounts&limit=1&max_id=7');
    expect((await searchOf(client).accountsPage(first.next ?? '')).next).toBe(
      '/api/v2/search?q=mara&type=accounts&limit=1&max_id=3',
    );
    expect((await statusSearchOf(client).find('a', { limit: 1, pagedBy: 'id' })).next).toContain('max_id=5');
  });

  it('[HINT-06] finds the posts of one account', async () => {
    const { client, requests } = clientOf({ 'GET /api/v2/search': { data: { statuses: [] } } });
    await statusSearchOf(client).find('tram', { accountId: '7' });
    expect(requests[0]?.url.searchParams.get('account_id')).toBe('7');
  });

  it('[HINT-06] has one page for a visitor', async () => {
    const { client } = clientOf({ 'GET /api/v2/search': accountPage }, { accessToken: null });
    expect((await searchOf(client).accounts('mara', { limit: 2 })).next).toBeNull();
    expect((await statusSearchOf(client).find('mara', { limit: 0 })).next).toBeNull();
  });

  it('[API-07] gives each hashtag an id, and drops unusable ones', async () => {
    const { client } = clientOf({
      'GET /api/v2/search': { data: { hashtags: ['#Tram', { name: 'tram' }, null, { name: '' }] } },
    });
    expect((await searchOf(client).tags('tram')).items.map(({ id, name }) => [id, name])).toEqual([['tram', 'Tram']]);
  });

  it('[API-08] rejects a response that is not an object', async () => {
    const { client } = clientOf({ 'GET /api/v2/search': { data: [] } });
    expect(await rejection(searchOf(client).tags('x'))).toMatchObject({ kind: 'decode' });
  });
});

describe('a hashtag', () => {
  it('[NAV-02] is read, followed and unfollowed by its name', async () => {
    const tag = { name: 'tram', url: '', following: true };
    const { client, names } = clientOf({
      'GET /api/v1/tags/%C3%A9t%C3%A9': { data: { name: 'été' } },
      'POST /api/v1/tags/%C3%A9t%C3%A9/follow': { data: tag },
      'POST /api/v1/tags/%C3%A9t%C3%A9/unfollow': { data: { ...tag, following: false } },
    });
    expect(await tagsOf(client).get('été')).toMatchObject({ name: 'été', following: false });
    expect(await tagsOf(client).follow('été')).toMatchObject({ following: true });
    expect(await tagsOf(client).unfollow('été')).toMatchObject({ following: false });
    expect(names()).toHaveLength(3);
  });
});

describe('trending links', () => {
  it('[HINT-07] are read with their history; those without an address are dropped', async () => {
    const data = [
      { url: 'https://news.example/1', title: 'One', history: [{ day: '1', uses: '5', accounts: '2' }, null] },
      { title: 'None', image: 'https://news.example/a.png' },
      null,
    ];
    const { client } = clientOf({ 'GET /api/v1/trends/links': { data } });
    expect(await trendingLinksOf(client)).toMatchObject([{ title: 'One', history: [{ accounts: 2 }] }]);
  });

  it('[HINT-07] are none where the server has no such list', async () => {
    expect(await trendingLinksOf(clientOf({}).client)).toEqual([]);
    const failing = clientOf({ 'GET /api/v1/trends/links': { status: 500 } });
    expect(await rejection(trendingLinksOf(failing.client))).toMatchObject({ status: 500 });
  });

  it('[HINT-07] pages posts by offset', async () => {
    const { client, names } = clientOf({
      'GET /api/v1/trends/statuses': url => ({ data: [aStatus({ id: url.searchParams.get('offset') ?? '0' })] }),
      'GET /api/v1/truth/trending/truths': { data: [] },
    });
    const first = await trendingStatusesOf(client).list('mastodon', 1);
    expect(first.next).toBe('/api/v1/trends/statuses?limit=1&offset=1');
    expect(await trendingStatusesOf(client).page(first.next ?? '')).toMatchObject({ items: [{ id: '1' }] });
    expect((await trendingStatusesOf(client).list('truth')).items).toEqual([]);
    expect(names()).toHaveLength(3);
  });
});
