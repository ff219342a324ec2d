import { notificationsOf, type Session } from '@rookery/api-client';
import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../session/sessions.dom.js';
import { InApp, origin, startServer } from '../test-support/in-app.js';
import { memoryCaches } from '../test-support/memory-caches.js';
import { leaveOpened } from '../worker/opened-address.js';
import { openedHref } from '../worker/push-notice.js';
import { OpenedPage } from './opened-page.js';

const aSession = (username: string): Session => ({
  id: `${username}@rookery.test`,
  server: origin,
  accessToken: username,
  clientId: 'client',
  clientSecret: 'hidden',
  scope: 'read write follow push',
  account: { id: username, acct: username, display_name: username, avatar: '' },
});

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  for (const username of ['ines', 'mara']) sessionStore.add(aSession(username), { staySignedIn: false });
});
afterEach(() => {
  for (const { id } of sessionStore.list()) sessionStore.remove(id);
});

const shownAccount = () => sessionStore.current()?.account?.acct;
const Shown = () => {
  const { pathname } = useLocation();
  return pathname === '/notifications/opened' ? <OpenedPage /> : <h1>{pathname}</h1>;
};
const open = (href: string, server = startServer()) =>
  act(async () => {
    render(
      <InApp server={server} address={href}>
        <Shown />
      </InApp>,
    );
  });

test('[HINT-14] the address that the worker left shows its account', async () => {
  const href = openedHref('ines@rookery.test', '', 'a');
  await leaveOpened(location.origin + href, caches, 0);
  await open(href);
  await vi.waitFor(() => expect(shownAccount()).toBe('ines'));
});

test.each([
  ['a forged link', openedHref('ines@rookery.test', '1', 'a')],
  ['a link without a nonce', '/notifications/opened?account=ines@rookery.test&id=1'],
  ['an account that is not signed in', openedHref('tobi@rookery.test', '1', 'a')],
  ['no account', '/notifications/opened'],
])('[HINT-14] %s leads to the notifications of the account that is shown', async (_, href) => {
  await leaveOpened(location.origin + openedHref('ines@rookery.test', '1', 'b'), caches, 0);
  await open(href);
  expect(await screen.findByRole('heading', { name: '/notifications' })).toBeVisible();
  expect(shownAccount()).toBe('mara');
});

test('[HINT-14] the account that is shown opens its post without the worker', async () => {
  const server = startServer();
  const { items } = await notificationsOf(server.client).list({ types: ['mention'] });
  await open(openedHref('mara@rookery.test', items[0]?.id ?? '', ''), server);
  expect(await screen.findByRole('heading', { name: new RegExp(`/posts/${items[0]?.status?.id}$`) })).toBeVisible();
});
