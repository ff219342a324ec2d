import type { Status } from '@rookery/api-client';
import { itemIds } from '@rookery/store/list';
import { ClientProvider, createQueryClient, statusKey } from '@rookery/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTimelineServer, numbersDown, type TimelineServer } from '../test-support/timeline-server.js';
import { TimelineProvider } from '../timeline-provider.js';
import { TimelineScreen } from './timeline.screen.js';
import type { TimelineSource } from '../state/timeline-sources.js';
import { timelineKey, type TimelineState } from '../state/timeline.data.js';

let server: TimelineServer;
let cache: ReturnType<typeof createQueryClient>;

beforeEach(() => {
  server = createTimelineServer(numbersDown(1005, 1001));
  cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } });
  sessionStorage.clear();
});

function show(source: TimelineSource) {
  return render(
    <QueryClientProvider client={cache}>
      <ClientProvider client={server.client}>
        <TimelineProvider options={{ isSignedIn: true }}>
          <TimelineScreen
            listId="status-list"
            source={source}
            restore={false}
            scrollKey={source.kind}
            emptyState={<p>Nothing of this list</p>}
          />
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
}

const ids = () => screen.queryAllByRole('article').map(row => row.dataset['statusId']);
const profile: TimelineSource = { kind: 'account', accountId: '7', tab: 'posts' };

test('pinned posts stand above the list of an account, in the author’s order and under their caption', async () => {
  server.pinned = [3, 1002];
  show(profile);
  await waitFor(() => expect(ids()).toEqual(['3', '1002', '1005', '1004', '1003', '1002', '1001']));
  expect(screen.getAllByText('Pinned post')).toHaveLength(2);
  const places = screen.getAllByRole('article').map(row => row.getAttribute('aria-posinset'));
  expect(places).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

test('an account without posts shows its pinned ones, and one without either the words of its list', async () => {
  server.posts = [];
  server.pinned = [3];
  const { unmount } = show(profile);
  await waitFor(() => expect(ids()).toEqual(['3']));
  unmount();
  cache.clear();
  server.pinned = [];
  show(profile);
  expect(await screen.findByText('Nothing of this list')).toBeVisible();
});

test('other tabs of an account have no pinned posts', async () => {
  server.pinned = [3];
  server.pictures = new Set(server.posts);
  show({ ...profile, tab: 'media' });
  await waitFor(() => expect(ids()).toHaveLength(5));
  expect(server.requests.some(path => path.includes('pinned'))).toBe(false);
});

test('[LIST-07] a tab goes on by itself past pages of which the server did not filter a post', async () => {
  server.posts = numbersDown(1300, 1001);
  server.pictures = new Set([1005, 1003]);
  show({ ...profile, tab: 'media' });
  await waitFor(() => expect(ids()).toEqual(['1005', '1003']), { timeout: 5_000 });
  expect(screen.queryByText('Nothing of this list')).toBeNull();
});

test('a list leaves no listener on the page behind when it unmounts', async () => {
  // React adds listeners of its own with the first root.
  show({ kind: 'home' }).unmount();
  const open = new Set<string>();
  const targets = [window, document];
  const spies = targets.flatMap(target => {
    const name = (type: string) => `${target === window ? 'window' : 'document'} ${type}`;
    const count = new Map<unknown, number>();
    const change = (type: string, listener: unknown, by: number) => {
      const key = `${name(type)} ${String(listener)}`;
      count.set(key, (count.get(key) ?? 0) + by);
      if ((count.get(key) ?? 0) > 0) open.add(key);
      else open.delete(key);
    };
    const { addEventListener, removeEventListener } = target;
    return [
      vi.spyOn(target, 'addEventListener').mockImplementation((...listening: Parameters<typeof addEventListener>) => {
        change(listening[0], listening[1], 1);
        addEventListener.apply(target, listening);
      }),
      vi.spyOn(target, 'removeEventListener').mockImplementation((...listening: Parameters<typeof removeEventListener>) => {
        change(listening[0], listening[1], -1);
        removeEventListener.apply(target, listening);
      }),
    ];
  });
  const { unmount } = show({ kind: 'home' });
  await waitFor(() => expect(ids()).toHaveLength(5));
  await waitFor(() => expect([...open].some(key => key.includes('scroll'))).toBe(true));
  unmount();
  expect([...open]).toEqual([]);
  spies.forEach(spy => spy.mockRestore());
});

test('[LIST-07] a page that failed offline is loaded again once the browser is online', async () => {
  server.posts = numbersDown(1030, 1001);
  const source: TimelineSource = { kind: 'public' };
  show(source);
  const button = await screen.findByRole('button', { name: 'Load more' });
  server.isDown = true;
  window.dispatchEvent(new Event('offline'));
  await userEvent.click(button);
  expect(await screen.findByText('Older posts could not be loaded.')).toBeInTheDocument();
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Older posts could not be loaded.')).toBeNull());
  const state = () => cache.getQueryData<TimelineState>(timelineKey(source));
  await waitFor(() => expect(itemIds(state()?.entries ?? [])).toHaveLength(30));
});

test.each<TimelineSource>([
  { kind: 'bookmarks' },
  { kind: 'favourites' },
  { kind: 'quotes', statusId: '5' },
  { kind: 'list', id: '3' },
  { kind: 'remote', host: 'tram.example' },
  { kind: 'tag', name: 'birds', any: ['trams'] },
])('[HINT-01] $kind is a list like any other, with words of its own when it is empty', async source => {
  const { unmount } = show(source);
  await waitFor(() => expect(ids()).toEqual(['1005', '1004', '1003', '1002', '1001']));
  expect(document.getElementById('status-list')).toBeInTheDocument();
  unmount();
  cache.clear();
  server.posts = [];
  show(source);
  expect(await screen.findByText('Nothing of this list')).toBeVisible();
});

test('[HINT-01] a bookmark that is taken off keeps its row until the list is left', async () => {
  const { unmount } = show({ kind: 'bookmarks' });
  await waitFor(() => expect(ids()).toHaveLength(5));
  act(() => {
    for (const id of ['1003', '1001'])
      cache.setQueryData<Status>(statusKey(id), status =>
        status === undefined ? status : { ...status, bookmarked: id === '1001' },
      );
    for (const id of ['1005', '1004', '1002'])
      cache.setQueryData<Status>(statusKey(id), status => (status === undefined ? status : { ...status, bookmarked: true }));
  });
  expect(ids()).toHaveLength(5);
  unmount();
  server.posts = [1005, 1004, 1002, 1001];
  show({ kind: 'bookmarks' });
  await waitFor(() => expect(ids()).toEqual(['1005', '1004', '1002', '1001']));
});

test('[LIST-14] a saved list that fails is asked for again where it is', async () => {
  server.isDown = true;
  show({ kind: 'favourites' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.isDown = false;
  act(() => again.click());
  await waitFor(() => expect(ids()).toHaveLength(5));
});
