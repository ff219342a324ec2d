import { createClient } from '@rookery/api-client';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { identifyAccount } from '../entities/account-identity.data.js';
import { keepPage, PAGE_MAX_AGE_MS, showKeptPages } from './kept-pages.data.js';

const clientOf = (baseUrl: string) => createClient({ baseUrl, fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
const queryKey = ['profile'];

/** The cache of one visit, with a page that shows one query. The network is that of `answer`. @param scope Null: a visitor. */
function aVisit(
  answer: () => Promise<unknown>,
  scope: string | null = 'mara@tram.example',
  client = clientOf('https://rookery.test'),
) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  identifyAccount(queryClient, { client, scope });
  const leave = new QueryObserver(queryClient, { queryKey, queryFn: answer }).subscribe(() => undefined);
  leaves.push(leave);
  return queryClient;
}
const lost = () => clientOf('https://rookery.test').request('GET', '/api/v1/instance');
const leaves: (() => void)[] = [];

/** A table of pages. */
function aTable() {
  const pages = new Map<string, never>();
  const table = {
    get: async (name: string) => pages.get(name),
    put: async (page: { name: string }) => void pages.set(page.name, page as never),
  };
  return { pages, open: async () => table };
}

const shownIn = async (queryClient: QueryClient, options: { open: never; now?: () => number }) => {
  const shown: unknown[] = [];
  showKeptPages(queryClient, { path: () => '/@mara', onShown: page => shown.push(page), ...options });
  await vi.advanceTimersByTimeAsync(100);
  return { shown, data: queryClient.getQueryData(queryKey) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  leaves.splice(0).forEach(leave => leave());
  vi.useRealTimers();
});

it('[HINT-14] shows a page as it was stored when its requests are lost', async () => {
  const { open } = aTable();
  const first = aVisit(async () => ({ name: 'Mara' }));
  await vi.advanceTimersByTimeAsync(10);
  await keepPage(first, { path: '/@mara', open, now: () => 5_000 });
  const { shown, data } = await shownIn(aVisit(lost), { open: open as never, now: () => 6_000 });
  expect(data).toEqual({ name: 'Mara' });
  expect(shown).toEqual([{ path: '/@mara', savedAt: 5_000 }]);
});

it.each([
  ['another account', 'ines@mar.example', 6_000],
  ['a visitor', null, 6_000],
  ['a page that is too old', 'mara@tram.example', 5_001 + PAGE_MAX_AGE_MS],
])('[HINT-14] shows %s nothing', async (_, scope, now) => {
  const { open } = aTable();
  const first = aVisit(async () => ({ name: 'Mara' }));
  await vi.advanceTimersByTimeAsync(10);
  await keepPage(first, { path: '/@mara', open, now: () => 5_000 });
  const { shown, data } = await shownIn(aVisit(lost, scope), { open: open as never, now: () => now });
  expect(data).toBeUndefined();
  expect(shown).toEqual([]);
});

it.each([
  ['what a visitor of the server read', null, 'https://rookery.test', { name: 'Mara' }],
  ['nothing of another server', null, 'https://other.test', undefined],
  ['nothing to a member', 'mara@rookery.test', 'https://rookery.test', undefined],
])('[HINT-14] of a visitor’s pages shows %s', async (_, scope, server, data) => {
  const { open } = aTable();
  const first = aVisit(async () => ({ name: 'Mara' }), null);
  await vi.advanceTimersByTimeAsync(10);
  await keepPage(first, { path: '/@mara', open, now: () => 5_000 });
  const next = await shownIn(aVisit(lost, scope, clientOf(server)), { open: open as never, now: () => 6_000 });
  expect(next.data).toEqual(data);
});

it('[HINT-14] stores nothing of a reader who has no server', async () => {
  const { pages, open } = aTable();
  const queryClient = createQueryClient();
  queryClient.setQueryData(['own-account'], { id: '1' });
  await keepPage(queryClient, { path: '/@mara', open });
  expect(pages.size).toBe(0);
});

it('[HINT-14] stores nothing while requests of the page are lost', async () => {
  const { pages, open } = aTable();
  const queryClient = aVisit(lost);
  queryClient.setQueryData(['own-account'], { id: '1' });
  await vi.advanceTimersByTimeAsync(10);
  await keepPage(queryClient, { path: '/@mara', open });
  expect(pages.size).toBe(0);
});

it('[HINT-14] shows and stores nothing where the browser denies its database', async () => {
  const { shown } = await shownIn(aVisit(lost), { open: (() => Promise.reject(new Error('denied'))) as never });
  expect(shown).toEqual([]);
  await expect(
    keepPage(
      aVisit(async () => 1),
      { path: '/', open: async () => null },
    ),
  ).resolves.toBeUndefined();
});
