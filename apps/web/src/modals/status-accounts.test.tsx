import { accountsOf, statusesOf, createClient, type Status } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { LayerHistoryProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { hrefs } from '../routing/hrefs.js';
import { ModalHost } from './modal-host.js';
import { modals, showAccounts, type AccountsModalType } from './modals.js';

const origin = 'https://rookery.test';
const noon = () => Date.UTC(2026, 10, 20, 12);

// Load the lazy modules first: their loading time is not under test.
beforeAll(async () => {
  await import('./modal-host.screen.js');
  await import('./further-modal.js');
});
afterEach(() => modals.clear());

function Address() {
  return <p>{useLocation().pathname}</p>;
}

interface ThreadOptions {
  /** The position of the thread in the visit. */
  idx?: number;
  /** Changes an answer of the server. */
  change?(path: string, answer: Response): Response | Promise<Response>;
}

function aThread(serverProfile: ServerProfileName = 'default', { idx = 1, change }: ThreadOptions = {}) {
  const instance = createInstance({ origin, serverProfile, now: noon });
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = await instance.fetch(request);
      return change === undefined ? answer : change(new URL(request.url).pathname, answer);
    },
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  history.pushState({ idx: idx - 1, key: 'before' }, '', '/before');
  history.pushState({ idx, key: 'thread' }, '', '/thread');
  render(
    <BrowserRouter>
      <LayerHistoryProvider>
        <QueryClientProvider client={cache}>
          <ClientProvider client={client}>
            <TimelineProvider options={{ isSignedIn: true, storage: null, hrefs }}>
              <Address />
              <Link to="/elsewhere">Elsewhere</Link>
              <ModalHost />
            </TimelineProvider>
          </ClientProvider>
        </QueryClientProvider>
      </LayerHistoryProvider>
    </BrowserRouter>,
  );
  return { instance, client, user: userEvent.setup() };
}

/** A post of the member with most followers: 37 accounts like it, more than a page of 20. */
async function likedPost({ client }: Pick<ReturnType<typeof aThread>, 'client'>): Promise<Status> {
  const { id } = await accountsOf(client).verifyCredentials();
  const { items } = await accountsOf(client).statuses(id);
  const [most] = items.filter(({ reblog }) => reblog === null).toSorted((a, b) => b.favourites_count - a.favourites_count);
  if (most === undefined) throw new Error('The member has no posts.');
  return most;
}

const show = (type: AccountsModalType, id = '0') => {
  showAccounts(type, { id });
};
const count = (list: ReturnType<typeof within>) => list.getAllByRole('listitem').length;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('[MOD-14] loads the likes of a post page by page', async () => {
  const { client, user } = aThread('rebased');
  show('FAVOURITES', (await likedPost({ client })).id);
  const likes = await dialog('Likes');
  await likes.findAllByRole('listitem');
  expect(count(likes)).toBe(20);
  await user.click(likes.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(count(likes)).toBe(37));
  const handles = likes.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(new Set(handles).size).toBe(handles.length);
});

test('[MOD-14] follows an account from the likes of a post, and says where the list ends', async () => {
  const { client, user } = aThread('rebased');
  show('FAVOURITES', (await likedPost({ client })).id);
  const likes = await dialog('Likes');
  await likes.findAllByRole('listitem');
  expect(likes.queryByText('End of the list')).toBeNull();
  const follow = await likes.findByRole('button', { name: 'Follow back Henrik Aas' });
  await user.click(follow);
  expect(await likes.findByRole('button', { name: 'Following Henrik Aas, unfollow' })).toBeVisible();
  await user.click(likes.getByRole('button', { name: 'Load more' }));
  expect(await likes.findByText('End of the list')).toBeVisible();
});

test('[MOD-14] keeps the first page and offers a retry when the second fails', async () => {
  const { instance, client, user } = aThread('rebased');
  show('FAVOURITES', (await likedPost({ client })).id);
  const likes = await dialog('Likes');
  await likes.findAllByRole('listitem');
  instance.faults.add({ pattern: 'GET /api/v1/statuses/:id/favourited_by', kind: 'status', status: 422, times: 1 });
  await user.click(likes.getByRole('button', { name: 'Load more' }));
  expect(await likes.findByText('More accounts could not be loaded.')).toBeVisible();
  expect(count(likes)).toBe(20);
  await user.click(likes.getByRole('button', { name: /try again/i }));
  await waitFor(() => expect(count(likes)).toBe(37));
});

test('[MOD-14] says that nobody has reposted a post', async () => {
  const { instance } = aThread();
  const lonely = [...instance.world.statuses.values()].find(
    ({ visibility, reblog_of_id: reblogged, reblogs_count: reposts }) =>
      visibility === 'public' && reblogged === null && reposts === 0,
  );
  show('REBLOGS', lonely?.id);
  expect(await (await dialog('Reposts')).findByText('No reposts yet.')).toBeVisible();
});

test.each([
  ['MENTIONS', 'Mentions', 'GET /api/v1/statuses/:id', 'listitem'],
  ['REBLOGS', 'Reposts', 'GET /api/v1/statuses/:id/reblogged_by', 'listitem'],
] as const)('[MOD-14] offers a retry when %s fail', async (type, title, pattern, role) => {
  const { instance, user } = aThread();
  const post = [...instance.world.statuses.values()].find(
    ({ mentions, visibility, reblog_of_id: reblogged, reblogs_count: reposts }) =>
      visibility === 'public' && reblogged === null && (type === 'MENTIONS' ? mentions.length > 0 : reposts > 0),
  );
  instance.faults.add({ pattern, kind: 'status', status: 422, times: 1 });
  show(type, post?.id);
  const list = await dialog(title);
  await user.click(await list.findByRole('button', { name: /try again/i }));
  expect(await list.findAllByRole(role)).not.toHaveLength(0);
});

test('[MOD-14] offers a retry when the first page fails', async () => {
  const { instance, client, user } = aThread();
  const { id } = await likedPost({ client });
  instance.faults.add({ pattern: 'GET /api/v1/statuses/:id/favourited_by', kind: 'status', status: 422, times: 1 });
  show('FAVOURITES', id);
  const likes = await dialog('Likes');
  expect(await likes.findByText('The likes could not be loaded.')).toBeVisible();
  await user.click(likes.getByRole('button', { name: /try again/i }));
  expect(await likes.findAllByRole('listitem')).not.toHaveLength(0);
});

test('[MOD-14] lists whom a post mentions', async () => {
  const { instance } = aThread();
  const post = [...instance.world.statuses.values()].find(
    ({ mentions, visibility }) => visibility === 'public' && mentions.length > 0,
  );
  show('MENTIONS', post?.id);
  const mentions = await dialog('Mentions');
  expect(await mentions.findAllByRole('listitem')).toHaveLength(post?.mentions.length ?? 0);
});

test('[MOD-14] filters the reactions by emoji', async () => {
  const { instance, client, user } = aThread('rebased');
  const post = await likedPost({ client });
  await statusesOf(client).react(post.id, '🦉');
  const oskar = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('oskar'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  await statusesOf(oskar).react(post.id, '❤️');
  show('REACTIONS', post.id);
  const reactions = await dialog('Reactions');
  // The likes of the post count as a thumb.
  expect(await reactions.findByRole('tab', { name: `👍 ${post.favourites_count}` })).toBeVisible();
  expect(count(reactions)).toBe(22);
  await user.click(reactions.getByRole('tab', { name: '🦉 1' }));
  await waitFor(() => expect(count(reactions)).toBe(1));
  expect(reactions.getByRole('link')).toHaveAttribute('href', '/@mara');
  await user.click(reactions.getByRole('tab', { name: /^All/ }));
  await user.click(reactions.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(count(reactions)).toBe(39));
});

/** Answers with the reaction of 2,000 accounts, as a server without pages of them does. */
async function asManyReactions(path: string, answer: Response): Promise<Response> {
  if (!path.endsWith('/reactions')) return answer;
  const [reaction] = (await answer.json()) as { accounts: object[] }[];
  const accounts = Array.from({ length: 2_000 }, (_, index) => ({
    ...reaction?.accounts[0],
    id: `many${index}`,
    acct: `many${index}`,
  }));
  return Response.json([{ ...reaction, count: accounts.length, accounts }]);
}

test('[MOD-14] draws 40 of 2,000 reactions that arrive at once, and 40 more on request', async () => {
  const { client, user } = aThread('rebased', { change: asManyReactions });
  const { id } = await statusesOf(client).create({ status: 'A post that is much loved' });
  await statusesOf(client).react(id, '🦉');
  show('REACTIONS', id);
  const reactions = await dialog('Reactions');
  expect(await reactions.findByRole('tab', { name: /^🦉 2/ })).toBeVisible();
  expect(count(reactions)).toBe(40);
  await user.click(reactions.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(count(reactions)).toBe(80));
});

test('[MOD-14] offers a retry when the reactions fail', async () => {
  const { instance, client, user } = aThread('rebased');
  const { id } = await likedPost({ client });
  instance.faults.add({ pattern: 'GET /api/v1/pleroma/statuses/:id/reactions', kind: 'status', status: 422, times: 1 });
  show('REACTIONS', id);
  const reactions = await dialog('Reactions');
  expect(await reactions.findByText('The reactions could not be loaded.')).toBeVisible();
  await user.click(reactions.getByRole('button', { name: /try again/i }));
  expect(await reactions.findAllByRole('listitem')).not.toHaveLength(0);
});

test('[MOD-02] adds no history entry, and closes without going back', async () => {
  const { client, user } = aThread();
  const { id } = await likedPost({ client });
  const { length } = history;
  show('FAVOURITES', id);
  await dialog('Likes');
  await new Promise(done => setTimeout(done, 50));
  expect(history.length).toBe(length);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise(done => setTimeout(done, 50));
  expect(window.location.pathname).toBe('/thread');
});

test('[MOD-02] closes when another page opens, and back returns to the page without it', async () => {
  const { client } = aThread();
  const { id } = await likedPost({ client });
  show('FAVOURITES', id);
  await dialog('Likes');
  // The page is hidden from assistive technology while the modal is open.
  screen.getByText('Elsewhere').click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('/elsewhere')).toBeVisible();
  history.back();
  expect(await screen.findByText('/thread')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[MOD-03] closes on back, and the page stays', async () => {
  const { client } = aThread();
  const { id } = await likedPost({ client });
  show('FAVOURITES', id);
  await dialog('Likes');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(history.state).toMatchObject({ key: 'thread' }));
  expect(screen.getByText('/thread')).toBeVisible();
  history.back();
  expect(await screen.findByText('/before')).toBeVisible();
});

test('[MOD-03] closes the topmost of two lists on back', async () => {
  const { client } = aThread();
  const { id } = await likedPost({ client });
  show('FAVOURITES', id);
  await dialog('Likes');
  show('REBLOGS', id);
  await dialog('Reposts');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reposts' })).toBeNull());
  expect(await screen.findByRole('dialog', { name: 'Likes' })).toBeVisible();
  expect(screen.getByText('/thread')).toBeInTheDocument();
});

test('[MOD-03] has an entry over the first page of the visit, which back would leave', async () => {
  const { client } = aThread('default', { idx: 0 });
  const { id } = await likedPost({ client });
  show('FAVOURITES', id);
  await dialog('Likes');
  await waitFor(() => expect(history.state).toMatchObject({ layers: 1 }));
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.state).toMatchObject({ idx: 0, key: 'thread' });
});
