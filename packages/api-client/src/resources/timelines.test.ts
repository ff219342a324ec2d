import { quickSearchOf } from './search.js';
import { timelinesOf, trendsOf } from './timelines.js';
import { describe, expect, it } from 'vitest';
import type { Warning } from '../entities/decode.js';
import { clientOf, rejection } from '../test-support/client-of.js';
import { aStatus } from '../testing/index.js';
import { statusSearchOf } from './status-search.js';

describe('timelines', () => {
  it('[API-07] keeps the page when items are malformed and warns once', async () => {
    const warnings: Warning[] = [];
    const { client } = clientOf(
      { 'GET /api/v1/timelines/home': { data: [aStatus({ id: '3' }), null, { nothing: true }, aStatus({ id: '1' })] } },
      { onWarning: warning => warnings.push(warning) },
    );
    expect((await timelinesOf(client).home()).items.map(({ id }) => id)).toEqual(['3', '1']);
    expect(warnings).toEqual([{ entity: 'Status', dropped: 2 }]);
  });

  it('[API-05] follows the next link and ends when it leads back', async () => {
    const link = '<https://a.test/api/v1/timelines/tag/boat%20race?max_id=1>; rel="next"';
    const { client, requests } = clientOf({
      'GET /api/v1/timelines/tag/boat%20race': { data: [aStatus({ id: '1' })], headers: { Link: link } },
    });
    const first = await timelinesOf(client).tag('#boat race', { limit: 5 });
    expect(first.next).toBe('/api/v1/timelines/tag/boat%20race?max_id=1');
    expect((await timelinesOf(client).page(first.next ?? '')).next).toBeNull();
    expect(requests.map(({ url }) => url.search)).toEqual(['?limit=5', '?max_id=1']);
  });

  it('[API-08] rejects a response that is not a list', async () => {
    const { client } = clientOf({ 'GET /api/v1/timelines/public': { data: { error: 'closed' } } });
    expect(await rejection(timelinesOf(client).public({ local: true }))).toMatchObject({
      kind: 'decode',
      serverMessage: 'closed',
    });
  });

  it('[API-07] treats an empty body as an empty list and 206 as a partial one', async () => {
    const { client } = clientOf({ 'GET /api/v1/timelines/home': {}, 'GET /api/v1/timelines/list/4': { status: 206, data: [] } });
    expect((await timelinesOf(client).home()).items).toEqual([]);
    expect(await timelinesOf(client).list('4')).toMatchObject({ items: [], isPartial: true });
  });

  it('pages bookmarks by the Link header only', async () => {
    const full = Array.from({ length: 2 }, (_, index) => aStatus({ id: String(9 - index) }));
    const link = '<https://a.test/api/v1/bookmarks?limit=2&max_id=771>; rel="next"';
    const { client, requests } = clientOf({
      'GET /api/v1/bookmarks': { data: full, headers: { Link: link } },
      'GET /api/v1/favourites': { data: full },
    });
    expect((await timelinesOf(client).bookmarks({ limit: 2 })).next).toBe('/api/v1/bookmarks?limit=2&max_id=771');
    expect((await timelinesOf(client).favourites({ limit: 2 })).next).toBeNull();
    expect(requests.map(({ url }) => url.search)).toEqual(['?limit=2', '?limit=2']);
  });

  it('sends additional hashtags', async () => {
    const { client, requests } = clientOf({ 'GET /api/v1/timelines/tag/birds': { data: [] } });
    await timelinesOf(client).tag('#birds', { any: ['#trams', 'walks'], none: ['gulls'], limit: 20 });
    expect(decodeURIComponent(requests[0]?.url.search ?? '')).toBe('?any[]=trams&any[]=walks&none[]=gulls&limit=20');
  });
});

describe('search', () => {
  it('pages by the number of items sent and ends with a page that is not full', async () => {
    const { client, requests } = clientOf({
      'GET /api/v2/search': url => ({
        data: {
          statuses: url.searchParams.has('offset') ? [aStatus({ id: '1' })] : [aStatus({ id: '7' }), null],
          hashtags: ['tram'],
        },
      }),
    });
    const first = await statusSearchOf(client).find('tram', { limit: 2 });
    expect(first).toMatchObject({ items: [{ id: '7' }], next: '/api/v2/search?q=tram&type=statuses&limit=2&offset=2' });
    expect(await statusSearchOf(client).page(first.next ?? '')).toMatchObject({ items: [{ id: '1' }], next: null });
    expect(requests).toHaveLength(2);
    expect(await quickSearchOf(client).tags('tram')).toMatchObject([{ name: 'tram' }]);
  });

  it('resolves the address of a post or an account', async () => {
    const { client, requests } = clientOf({
      'GET /api/v2/search': { data: { statuses: [aStatus({ id: '7' })], accounts: [null] } },
    });
    expect(await quickSearchOf(client).resolve('https://tram.example/@tobi/7')).toMatchObject({
      status: { id: '7' },
      account: null,
    });
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      q: 'https://tram.example/@tobi/7',
      resolve: 'true',
      limit: '1',
    });
  });

  it('[API-08] rejects a response that is not an object', async () => {
    const { client } = clientOf({ 'GET /api/v2/search': { data: [] } });
    expect(await rejection(statusSearchOf(client).find('x'))).toMatchObject({ kind: 'decode' });
  });
});

describe('trends', () => {
  it('[API-07] falls back to the older endpoint, then to an empty list', async () => {
    const { client } = clientOf({
      'GET /api/v1/trends': { data: [{ name: '#boat', history: [{ day: '1', uses: '5', accounts: '2' }] }] },
    });
    expect(await trendsOf(client).tags()).toEqual([
      { name: 'boat', url: '', following: false, history: [{ day: 1, uses: 5, accounts: 2 }] },
    ]);
    expect(await trendsOf(clientOf({}).client).tags()).toEqual([]);
  });
});
