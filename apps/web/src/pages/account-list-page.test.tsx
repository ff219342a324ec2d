import { accountsOf } from '@rookery/api-client';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { InApp, startServer, type ServerScene } from '../test-support/in-app.js';
import { AccountListPage } from './account-list-page.js';

beforeAll(async () => {
  await import('@rookery/timeline');
});
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function open(address: string, scene: ServerScene = {}) {
  const server = startServer(scene);
  const { instance, client } = server;
  render(
    <InApp server={server} address={address}>
      <Routes>
        <Route path="/:handle/*" element={<AccountListPage />} />
      </Routes>
    </InApp>,
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
  const account = await accountsOf(client).lookup('ines@mar.example');
  await waitFor(async () => expect((await accountsOf(client).relationships([account.id]))[0]).toMatchObject({ following: true }));
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
