import { instanceOf, accountsOf, createClient } from '@rookery/api-client';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reach } from './reach.js';
import { PROBE_MS, watchReach } from './watch-reach.data.js';

/** A page with one query, and a network that a test can cut. */
function aPage({ onLine = true, isUp = true } = {}) {
  const network = { isUp, requests: 0 };
  const client = createClient({
    baseUrl: 'https://rookery.test',
    fetch: async () => {
      network.requests += 1;
      if (!network.isUp) throw new TypeError('Failed to fetch');
      return Response.json({ id: '1', domain: 'rookery.test' });
    },
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  const view = Object.assign(new EventTarget(), { navigator: { onLine } });
  const seen: Reach[] = [];
  const stop = watchReach(client, queryClient, view, reach => seen.push(reach));
  const page = new QueryObserver(queryClient, { queryKey: ['page'], queryFn: () => instanceOf(client).get() });
  const leave = page.subscribe(() => undefined);
  return { network, queryClient, view, seen, page, stop: () => (stop(), leave()) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('follows the browser', async () => {
  const { view, seen, stop } = aPage();
  view.dispatchEvent(new Event('offline'));
  expect(seen).toEqual(['offline']);
  view.dispatchEvent(new Event('online'));
  expect(seen).toEqual(['offline', 'reachable']);
  stop();
  view.dispatchEvent(new Event('offline'));
  expect(seen).toHaveLength(2);
});

it.each([
  ['a query that reads a store of the browser', () => Promise.resolve('stored')],
  [
    'an answer that was asked for before',
    () =>
      new Promise(resolve => {
        setTimeout(resolve, 5, 'old');
      }),
  ],
])('stays offline after %s, until the server itself answers', async (_, queryFn) => {
  const { network, queryClient, view, seen, stop } = aPage();
  await vi.advanceTimersByTimeAsync(10);
  const early = queryClient.fetchQuery({ queryKey: ['early'], queryFn });
  network.isUp = false;
  view.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(10);
  await early;
  await queryClient.fetchQuery({ queryKey: ['late'], queryFn: () => 'stored' });
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual(['offline']);
  // A server on this device answers without a network.
  network.isUp = true;
  await queryClient.fetchQuery({ queryKey: ['later'], queryFn: () => 'stored' });
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual(['offline', 'reachable']);
  stop();
});

it('knows that a page was opened offline', () => {
  const { seen, stop } = aPage({ onLine: false });
  expect(seen).toEqual(['offline']);
  stop();
});

it('notices requests without an answer, and the answer to its own later request', async () => {
  const { network, seen, page, stop } = aPage();
  await vi.advanceTimersByTimeAsync(10);
  network.isUp = false;
  void page.refetch();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(['unreachable']);
  network.isUp = true;
  await vi.advanceTimersByTimeAsync(PROBE_MS - 200);
  expect(seen).toEqual(['unreachable']);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toEqual(['unreachable', 'reachable']);
  const { requests } = network;
  await vi.advanceTimersByTimeAsync(PROBE_MS * 2);
  expect(network.requests - requests).toBeLessThanOrEqual(1);
  stop();
});

it('loads what the page is missing once the server answers', async () => {
  const { network, page, view, stop } = aPage({ isUp: false });
  await vi.advanceTimersByTimeAsync(100);
  expect(page.getCurrentResult().isError).toBe(true);
  network.isUp = true;
  view.dispatchEvent(new Event('offline'));
  view.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(page.getCurrentResult().isSuccess).toBe(true);
  stop();
});

it('takes a failure of the server for an answer', async () => {
  const client = createClient({ baseUrl: 'https://rookery.test', fetch: async () => new Response('', { status: 500 }) });
  const queryClient = createQueryClient();
  const onChange = vi.fn();
  const stop = watchReach(client, queryClient, Object.assign(new EventTarget(), { navigator: { onLine: true } }), onChange);
  for (let time = 0; time < 3; time += 1) {
    await queryClient.fetchQuery({ queryKey: ['page', time], queryFn: () => accountsOf(client).get('1') }).catch(() => undefined);
  }
  expect(onChange).not.toHaveBeenCalled();
  stop();
});
