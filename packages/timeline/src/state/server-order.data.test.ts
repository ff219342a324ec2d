import { createClient, type Client } from '@rookery/api-client';
import { itemIds } from '@rookery/store/list';
import { createQueryClient, statusKey, loadOlder } from '@rookery/store';
import { aStatus } from '@rookery/api-client/testing';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TimelineSource } from './timeline-sources.js';
import { dropUnmarked, timelineKey, timelineQuery, timelineList, type TimelineState } from './timeline.data.js';

/** Pages that a refresh requests to reach a known post. */
const MAX_CATCH_UP_PAGES = 5;

const bookmarks: TimelineSource = { kind: 'bookmarks' };
let requests: string[];
/** Ids in the server's order. The cursor of a page is the position of its last entry, counted from the end. */
let saved: string[];
let cache: QueryClient;
let client: Client;

beforeEach(() => {
  requests = [];
  saved = Array.from({ length: 45 }, (_, index) => String((index * 37) % 101));
  cache = createQueryClient();
  client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: 'token',
    fetch: (input, init) => answer(new Request(input, init)),
  });
});

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  requests.push(url.pathname + url.search);
  const limit = Number(url.searchParams.get('limit'));
  if (url.pathname === '/api/v2/search') {
    const offset = Number(url.searchParams.get('offset') ?? 0);
    return Response.json({ statuses: saved.slice(offset, offset + limit).map(id => aStatus({ id })) });
  }
  const cursor = url.searchParams.get('max_id');
  const start = cursor === null ? 0 : saved.length - Number(cursor);
  const page = saved.slice(start, start + limit);
  const rest = saved.length - start - page.length;
  const headers = new Headers();
  if (rest > 0)
    headers.set('Link', `<https://rookery.test${url.pathname}?limit=${String(limit)}&max_id=${String(rest)}>; rel="next"`);
  return Response.json(
    page.map(id => aStatus({ id, bookmarked: true })),
    { headers },
  );
}

const shown = (source: TimelineSource = bookmarks): string[] =>
  itemIds(cache.getQueryData<TimelineState>(timelineKey(source))?.entries ?? []);
const ask = (source: TimelineSource = bookmarks) =>
  cache.fetchQuery({ ...timelineQuery(client, source), staleTime: 0, retry: false });

describe('bookmarks', () => {
  it('[HINT-01] keep the server’s order and follow its links to the end', async () => {
    await ask();
    while (cache.getQueryData<TimelineState>(timelineKey(bookmarks))?.older !== null)
      await loadOlder(client, cache, timelineList(bookmarks));
    expect(shown()).toEqual(saved);
    expect(requests).toEqual([
      '/api/v1/bookmarks?limit=20',
      '/api/v1/bookmarks?limit=20&max_id=25',
      '/api/v1/bookmarks?limit=20&max_id=5',
    ]);
  });

  it('[HINT-01] insert new ones at the top, even from several pages', async () => {
    await ask();
    const before = shown();
    saved = [...Array.from({ length: 30 }, (_, index) => String(500 - index)), ...saved];
    await ask();
    expect(shown()).toEqual([...saved.slice(0, 30), ...before]);
    expect(cache.getQueryData<TimelineState>(timelineKey(bookmarks))?.queue).toEqual([]);
  });

  it('are reloaded from the top when more than five pages are new', async () => {
    await ask();
    const count = MAX_CATCH_UP_PAGES * 20 + 20;
    saved = [...Array.from({ length: count }, (_, index) => String(5000 - index)), ...saved];
    requests = [];
    await ask();
    expect(requests).toHaveLength(MAX_CATCH_UP_PAGES);
    expect(shown()).toEqual(saved.slice(0, MAX_CATCH_UP_PAGES * 20));
    await loadOlder(client, cache, timelineList(bookmarks));
    expect(shown()).toEqual(saved.slice(0, MAX_CATCH_UP_PAGES * 20 + 20));
  });

  it('[HINT-01] keep unmarked posts until the reader leaves the list', async () => {
    await ask();
    const [first = ''] = shown();
    saved = saved.slice(1);
    cache.setQueryData(statusKey(first), aStatus({ id: first, bookmarked: false }));
    await ask();
    expect(shown()[0]).toBe(first);
    dropUnmarked(cache, bookmarks);
    expect(shown()).toEqual(saved.slice(0, 20));
    dropUnmarked(cache, { kind: 'favourites' });
    expect(shown()).toHaveLength(20);
  });
});

describe('search results', () => {
  it('[HINT-01] load page after page by offset, to the end', async () => {
    const found: TimelineSource = { kind: 'search', query: 'tram' };
    await ask(found);
    await loadOlder(client, cache, timelineList(found));
    await loadOlder(client, cache, timelineList(found));
    expect(shown(found)).toEqual(saved);
    expect(requests.map(path => new URL(path, 'https://rookery.test').searchParams.get('offset'))).toEqual([null, '20', '40']);
    expect(cache.getQueryData<TimelineState>(timelineKey(found))?.older).toBeNull();
  });
});

describe('pinned posts', () => {
  it('are replaced by the server’s response', async () => {
    const pinned: TimelineSource = { kind: 'pinned', accountId: '7' };
    saved = ['9', '40', '3'];
    await ask(pinned);
    saved = ['40', '11'];
    await ask(pinned);
    expect(shown(pinned)).toEqual(['40', '11']);
    expect(requests[0]).toBe('/api/v1/accounts/7/statuses?pinned=true&limit=20');
  });
});
