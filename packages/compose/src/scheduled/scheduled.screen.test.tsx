import { instanceOf, createClient, scheduledStatusesOf, statusWritingOf } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { ScheduledScreen } from './scheduled.screen.js';

const ORIGIN = 'https://rookery.test';
const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;

// Load the lazy parts first: their loading time is not under test.
beforeAll(async () => {
  await Promise.all([import('./change-time-dialog.js'), import('@rookery/ui/modal')]);
});

/** The built-in server with posts scheduled for so many hours ahead. */
async function scheduling(
  hours: readonly number[],
  serverProfile: ServerProfileName = 'default',
  serverNow: () => number = Date.now,
) {
  const instance = createInstance({ origin: ORIGIN, serverProfile, now: serverNow });
  const faults = { isDown: false };
  const client = createClient({
    baseUrl: ORIGIN,
    accessToken: instance.issueToken('mara'),
    fetch: (input, init) => (faults.isDown ? Promise.reject(new TypeError('cut')) : instance.fetch(new Request(input, init))),
  });
  const times = hours.map(ahead => Math.ceil((Date.now() + ahead * HOUR_MS) / QUARTER_MS) * QUARTER_MS);
  const ids: string[] = [];
  for (const [index, time] of times.entries()) {
    const draft = { status: `Post ${String(index + 1)}`, scheduled_at: new Date(time).toISOString() };
    const scheduled = await statusWritingOf(client).schedule(draft);
    ids.push(scheduled.id);
  }
  const notify = vi.fn<(notice: { kind: string; text: string }) => void>();
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const show = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <ClientProvider client={client}>
          <NotifyProvider onNotify={notify}>
            <ScheduledScreen />
          </NotifyProvider>
        </ClientProvider>
      </QueryClientProvider>,
    );
  return { instance, client, faults, times, ids, notify, show, user: userEvent.setup() };
}

const posts = () => screen.getAllByRole('article');
const stored = async (client: ReturnType<typeof createClient>) => (await scheduledStatusesOf(client).list()).items;

test('[SCH-04] lists scheduled posts, the soonest first', async () => {
  const { show } = await scheduling([5, 2, 9]);
  show();
  await waitFor(() => expect(posts()).toHaveLength(3));
  expect(posts().map(post => within(post).getByText(/^Post/).textContent)).toEqual(['Post 2', 'Post 1', 'Post 3']);
});

test('[SCH-04] changes the time of a post', async () => {
  const { client, show, user, notify, times } = await scheduling([30]);
  show();
  await user.click(await screen.findByRole('button', { name: 'Change time' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change time' });
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  const time = within(dialog).getByRole('combobox', { name: 'Time' });
  const other = (times[0] ?? 0) + (new Date(times[0] ?? 0).getHours() < 12 ? 1 : -1) * HOUR_MS;
  await user.selectOptions(time, String(other));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })));
  expect((await stored(client)).map(({ scheduled_at }) => Date.parse(scheduled_at ?? ''))).toEqual([other]);
});

test('[SCH-04] cancels a post after a confirmation', async () => {
  const { client, show, user, ids } = await scheduling([2, 3]);
  show();
  const [first] = await screen.findAllByRole('button', { name: 'Cancel post' });
  await user.click(first ?? document.body);
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel scheduled post' });
  expect(within(dialog).getByText(/Are you sure you want to cancel this scheduled post\?/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect((await stored(client)).map(({ id }) => id)).toEqual([ids[1]]);
});

test('keeps a post when the confirmation is dismissed', async () => {
  const { client, show, user } = await scheduling([2]);
  show();
  await user.click(await screen.findByRole('button', { name: 'Cancel post' }));
  await user.click(await screen.findByRole('button', { name: 'Keep post' }));
  expect(await stored(client)).toHaveLength(1);
});

test('a post that was published meanwhile leaves the list', async () => {
  const { client, show, user, notify, ids } = await scheduling([2]);
  show();
  await screen.findByRole('article');
  await scheduledStatusesOf(client).cancel(ids[0] ?? '');
  await user.click(screen.getByRole('button', { name: 'Cancel post' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(notify).toHaveBeenCalledWith({
    kind: 'info',
    text: 'This post is scheduled no more. It may have been published.',
  });
  expect(screen.getByText('No scheduled posts')).toBeVisible();
});

test('keeps a post whose deletion failed, and says so', async () => {
  const { show, user, notify, faults } = await scheduling([2]);
  show();
  await user.click(await screen.findByRole('button', { name: 'Cancel post' }));
  faults.isDown = true;
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'The scheduled post could not be deleted.' }));
  expect(posts()).toHaveLength(1);
});

test('[SCH-04] loads further pages', async () => {
  const { show, user } = await scheduling(Array.from({ length: 23 }, (_, index) => 2 + index));
  show();
  await waitFor(() => expect(posts()).toHaveLength(20));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(posts()).toHaveLength(23));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('says that there is none', async () => {
  const { show } = await scheduling([]);
  show();
  expect(await screen.findByText('No scheduled posts')).toBeVisible();
});

test('a list that could not be loaded is loaded again on demand', async () => {
  const { show, user, faults, client } = await scheduling([2]);
  await instanceOf(client).get();
  faults.isDown = true;
  show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  faults.isDown = false;
  await user.click(retry);
  await waitFor(() => expect(posts()).toHaveLength(1));
});

test('[SCH-02] compares a new time with the clock of the server', async () => {
  const { show, user } = await scheduling([26], 'default', () => Date.now() + 24 * HOUR_MS);
  show();
  await user.click(await screen.findByRole('button', { name: 'Change time' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change time' });
  await waitFor(() => expect(within(dialog).getByRole('alert')).toBeEmptyDOMElement());
  // Two hours ahead by this device, and yesterday by the server.
  const day = within(dialog).getByRole('spinbutton', { name: /^day/ });
  await user.click(day);
  await user.keyboard('{ArrowDown}');
  expect(await within(dialog).findByText('Choose a time at least 5 minutes from now.')).toBeVisible();
});

test.each<ServerProfileName>(['hollo', 'snac'])('says that %s has no scheduled posts, and asks for none', async profile => {
  const { show, instance } = await scheduling([], profile);
  const fetch = vi.spyOn(instance, 'fetch');
  show();
  expect(await screen.findByText('This server has no scheduled posts')).toBeVisible();
  expect(fetch.mock.calls.some(([request]) => request.url.includes('scheduled_statuses'))).toBe(false);
});
