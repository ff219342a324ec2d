import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/api-client/query';
import { createInstance, type Instance, type ServerProfileName } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AccountListPage } from './account-list-page.js';

const origin = 'https://rookery.test';

beforeAll(async () => {
  await import('@rookery/timeline');
});
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

interface Scene {
  serverProfile?: ServerProfileName;
  isSignedIn?: boolean;
  prepare?(instance: Instance): void;
}

function open(address: string, { serverProfile = 'default', isSignedIn = true, prepare }: Scene = {}) {
  const instance = createInstance({ origin, serverProfile, now: () => Date.UTC(2026, 10, 20, 12) });
  prepare?.(instance);
  const client = createClient({
    baseUrl: origin,
    accessToken: isSignedIn ? instance.issueToken('mara') : null,
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={cache}>
        <ClientProvider client={client}>
          <TimelineProvider isSignedIn={isSignedIn} storage={null}>
            <Routes>
              <Route path="/:handle/*" element={<AccountListPage />} />
            </Routes>
          </TimelineProvider>
        </ClientProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { instance, client, user: userEvent.setup() };
}

const rows = async (name: string) => within(await screen.findByRole('list', { name })).findAllByRole('listitem');

test('[NAV-04] follows an account from its row', async () => {
  const { client, user } = open('/@mara/followers');
  const [name = ''] = (await rows('Followers')).flatMap(row =>
    within(row)
      .queryAllByText('Inês Duarte')
      .map(() => 'Inês Duarte'),
  );
  expect(name).toBe('Inês Duarte');
  await user.click(await screen.findByRole('button', { name: 'Follow back Inês Duarte' }));
  expect(await screen.findByRole('button', { name: 'Following Inês Duarte, unfollow' })).toHaveFocus();
  const account = await client.accounts.lookup('ines@mar.example');
  await waitFor(async () => expect((await client.accounts.relationships([account.id]))[0]).toMatchObject({ following: true }));
});

test('[NAV-04] loads page after page to the end of the list', async () => {
  const { instance, user } = open('/@mara/following');
  await rows('Following');
  const count = instance.world.following.get(instance.world.memberId)?.size ?? 0;
  expect(count).toBeGreaterThan(40);
  const more = screen.queryByRole('button', { name: 'Load more' });
  if (more !== null) await user.click(more);
  expect(await screen.findByText('End of the list')).toBeVisible();
});

test('[NAV-04] says that an account hides its followers', async () => {
  open('/@quietkeeper@north.example/followers');
  expect(await screen.findByText('This list is hidden')).toBeVisible();
});

test('[NAV-04] says so when there is nobody in the list', async () => {
  open('/@keyholder/followers');
  expect(await screen.findByText('No followers to show')).toBeVisible();
});

test('[NAV-04] offers a retry when the list fails', async () => {
  const { user } = open('/@mara/followers', {
    prepare: ({ faults }) => faults.add({ pattern: 'GET /api/v1/accounts/:id/followers', kind: 'status', status: 422, times: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  expect((await rows('Followers')).length).toBeGreaterThan(0);
});

test('[NAV-04] tells a deleted account from an unknown one', async () => {
  open('/@erased@ink.example/followers');
  expect(await screen.findByText('This profile was deleted')).toBeVisible();
});

test('[NAV-04] asks a visitor to sign in where the server wants it', async () => {
  open('/@mara/followers', { isSignedIn: false, serverProfile: 'gotosocial' });
  expect(await screen.findByRole('button', { name: /sign in|log in/i })).toBeVisible();
});
