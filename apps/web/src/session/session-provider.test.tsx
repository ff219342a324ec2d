import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGN_IN_RETURN_PATH } from '../routing/hrefs.js';
import { storageKeys } from '../storage/storage-keys.js';
import { sessionStore } from './sessions.dom.js';
import { SessionProvider } from './session-provider.js';

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
