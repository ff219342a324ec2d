import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/api-client/query';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { LayerHistoryProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ModalHost } from '../modals/modal-host.js';
import { modals, showAccounts, type AccountsModalType } from '../modals/modals.js';

const origin = 'https://rookery.test';
const noon = () => Date.UTC(2026, 10, 20, 12);

// Load the lazy modules first: their loading time is not under test.
beforeAll(async () => {
  await import('../modals/modal-host.screen.js');
  await import('./marked-accounts.screen.js');
  await import('./mentions.screen.js');
  await import('./reactions.screen.js');
});
afterEach(() => modals.clear());

function Address() {
  return <p>{useLocation().pathname}</p>;
}

function aThread(serverProfile: ServerProfileName = 'default') {
  const instance = createInstance({ origin, serverProfile, now: noon });
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  history.pushState(null, '', '/thread');
  render(
    <BrowserRouter>
      <LayerHistoryProvider>
        <QueryClientProvider client={cache}>
          <ClientProvider client={client}>
            <Address />
            <Link to="/elsewhere">Elsewhere</Link>
            <ModalHost />
          </ClientProvider>
        </QueryClientProvider>
      </LayerHistoryProvider>
    </BrowserRouter>,
  );
  return { instance, user: userEvent.setup() };
}

type World = ReturnType<typeof createInstance>['world'];

const mostLiked = ({ statuses }: World) =>
  [...statuses.values()]
    .filter(({ visibility, reblog_of_id: reblogged }) => visibility === 'public' && reblogged === null)
    .toSorted((one, other) => other.favourites_count - one.favourites_count)[0];

const show = (type: AccountsModalType, id = '0') => {
  showAccounts(type, { id });
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('[MOD-14] loads the likes of a post page by page', async () => {
  const { instance, user } = aThread();
  show('FAVOURITES', mostLiked(instance.world)?.id);
  const likes = await dialog('Likes');
  await likes.findAllByRole('listitem');
  expect(likes.getAllByRole('listitem')).toHaveLength(40);
  await user.click(likes.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(likes.getAllByRole('listitem').length).toBeGreaterThan(40));
  const handles = likes.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(new Set(handles).size).toBe(handles.length);
});

test('[MOD-14] keeps the first page and offers a retry when the second fails', async () => {
  const { instance, user } = aThread();
  show('FAVOURITES', mostLiked(instance.world)?.id);
  const likes = await dialog('Likes');
  await likes.findAllByRole('listitem');
  instance.faults.add({ pattern: 'GET /api/v1/statuses/:id/favourited_by', kind: 'status', status: 422, times: 1 });
  await user.click(likes.getByRole('button', { name: 'Load more' }));
  expect(await likes.findByText('More accounts could not be loaded.')).toBeVisible();
  expect(likes.getAllByRole('listitem')).toHaveLength(40);
  await user.click(likes.getByRole('button', { name: /try again/i }));
  await waitFor(() => expect(likes.getAllByRole('listitem').length).toBeGreaterThan(40));
});

test('[MOD-14] says that nobody has reposted a post', async () => {
  const { instance } = aThread();
  const lonely = [...instance.world.statuses.values()].find(({ id, visibility, reblog_of_id: reblogged }) => {
    const isReposted = [...instance.world.reblogs.values()].some(mine => mine.has(id));
    return visibility === 'public' && reblogged === null && !isReposted;
  });
  show('REBLOGS', lonely?.id);
  expect(await (await dialog('Reposts')).findByText('No reposts yet.')).toBeVisible();
});

test('[MOD-14] offers a retry when the first page fails', async () => {
  const { instance, user } = aThread();
  instance.faults.add({ pattern: 'GET /api/v1/statuses/:id/favourited_by', kind: 'status', status: 422, times: 1 });
  show('FAVOURITES', mostLiked(instance.world)?.id);
  const likes = await dialog('Likes');
  expect(await likes.findByText('The likes could not be loaded.')).toBeVisible();
  await user.click(likes.getByRole('button', { name: /try again/i }));
  expect(await likes.findAllByRole('listitem')).not.toHaveLength(0);
});

test('[MOD-14] lists whom a post mentions', async () => {
  const { instance } = aThread();
  const post = [...instance.world.statuses.values()].find(({ mentions, visibility }) => visibility === 'public' && mentions.length > 0);
  show('MENTIONS', post?.id);
  const mentions = await dialog('Mentions');
  expect(await mentions.findAllByRole('listitem')).toHaveLength(post?.mentions.length ?? 0);
});

test('[MOD-02] adds no history entry, and closes without going back', async () => {
  const { instance, user } = aThread();
  const { length } = history;
  show('FAVOURITES', mostLiked(instance.world)?.id);
  await dialog('Likes');
  await new Promise(done => setTimeout(done, 50));
  expect(history.length).toBe(length);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise(done => setTimeout(done, 50));
  expect(window.location.pathname).toBe('/thread');
});

test('[MOD-02] closes when another page opens, and back returns to the page without it', async () => {
  const { instance } = aThread();
  show('FAVOURITES', mostLiked(instance.world)?.id);
  await dialog('Likes');
  // The page is hidden from assistive technology while the modal is open.
  screen.getByText('Elsewhere').click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('/elsewhere')).toBeVisible();
  history.back();
  expect(await screen.findByText('/thread')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
