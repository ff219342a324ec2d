import { statusesOf } from '@rookery/api-client';
import { ownAccountKey, useClient } from '@rookery/store';
import { anAccount } from '@rookery/api-client/testing';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGN_IN_RETURN_PATH } from '../routing/hrefs.js';
import { storageKeys } from '../storage/storage-keys.js';
import { sessionStore } from './sessions.dom.js';
import { SessionProvider, useSession } from './session-provider.js';
import { useStoredAccount } from './use-stored-account.js';

const sockets: string[] = [];
const requests: string[] = [];

class FakeSocket extends EventTarget {
  constructor(address: string | URL) {
    super();
    sockets.push(String(address));
  }
  close() {}
  send() {}
}

beforeEach(async () => {
  sockets.length = 0;
  requests.length = 0;
  localStorage.clear();
  localStorage.setItem(storageKeys.visitedServer, 'https://tram.example');
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    requests.push(pathname);
    return pathname.endsWith('/instance')
      ? Response.json({
          domain: 'tram.example',
          version: '4.5.0',
          api_versions: { mastodon: 7 },
          configuration: { urls: { streaming: 'wss://tram.example' } },
        })
      : Response.json({ id: '7', username: 'mara', acct: 'mara' });
  });
  sessionStore.add(
    {
      id: 'mara@tram.example',
      server: 'https://tram.example',
      accessToken: 'token',
      clientId: 'client',
      clientSecret: 'hidden',
      scope: 'read write follow push',
      account: { id: '7', acct: 'mara', display_name: 'Mara', avatar: '' },
    },
    { staySignedIn: false },
  );
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const { id } of sessionStore.list()) sessionStore.remove(id);
  vi.unstubAllGlobals();
});

it('opens the stream on a page of the app, not on the one that completes a sign-in', async () => {
  // Loaded before, the code of the stream is there at once.
  await import('./account-stream.data.js');
  vi.useFakeTimers();
  render(
    <MemoryRouter initialEntries={[SIGN_IN_RETURN_PATH]}>
      <SessionProvider>
        <Link to="/">Home</Link>
      </SessionProvider>
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([requests, sockets]).toEqual([[], []]);
  act(() => screen.getByRole('link', { name: 'Home' }).click());
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
});

it('removes a session that its server no longer knows, and asks to sign in again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'The access token is invalid' }, { status: 401 })));
  function Probe() {
    const client = useClient();
    return (
      <button
        onClick={() =>
          void statusesOf(client)
            .get('1')
            .catch(() => null)
        }
      >
        {useLocation().pathname}
      </button>
    );
  }
  render(
    <MemoryRouter>
      <SessionProvider>
        <Probe />
      </SessionProvider>
    </MemoryRouter>,
  );
  act(() => screen.getByRole('button', { name: '/' }).click());
  expect(await screen.findByRole('button', { name: '/login' })).toBeVisible();
  expect(sessionStore.list()).toEqual([]);
});

it('[HINT-15] follows a changed name and picture of the account on the same connection', async () => {
  const clients = new Set<unknown>();
  function Probe() {
    clients.add(useClient());
    useStoredAccount();
    return <p>{useSession().session?.account?.display_name}</p>;
  }
  let cache: QueryClient | null = null;
  function Cache() {
    cache = useQueryClient();
    return null;
  }
  render(
    <MemoryRouter>
      <SessionProvider>
        <Probe />
        <Cache />
      </SessionProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Mara')).toBeVisible();
  const avatar = 'https://tram.example/2.png';
  act(
    () => void cache?.setQueryData(ownAccountKey, anAccount({ id: '7', acct: 'mara', display_name: 'Mara Lindqvist', avatar })),
  );
  expect(await screen.findByText('Mara Lindqvist')).toBeVisible();
  expect(clients.size).toBe(1);
  expect(sessionStore.current()?.account).toEqual({ id: '7', acct: 'mara', display_name: 'Mara Lindqvist', avatar });
});
