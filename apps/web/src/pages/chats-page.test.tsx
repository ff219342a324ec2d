import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChatsPage } from './chats-page.js';

const origin = 'https://rookery.test';
const noon = () => Date.UTC(2026, 10, 20, 12);

const session = vi.hoisted(() => ({ current: null as object | null }));
vi.mock('../session/session-provider.js', () => ({ useSession: () => ({ session: session.current }) }));

beforeEach(() => {
  session.current = {};
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollTo ??= () => undefined;
});

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

const place = () => screen.getByTestId('place').textContent;

/** Renders the page at an address, against a server with the given server profile. */
function open(address: string, serverProfile: ServerProfileName = 'pleroma', failing?: string) {
  const instance = createInstance({ origin, serverProfile, now: noon });
  if (failing !== undefined) instance.faults.add({ pattern: failing, kind: 'status', status: 422, message: 'Noor is out' });
  const client = createClient({
    baseUrl: origin,
    accessToken: session.current === null ? null : instance.issueToken('mara'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  const onNotify = vi.fn();
  const onSignIn = vi.fn();
  render(
    <NotifyProvider onNotify={onNotify}>
      <MemoryRouter initialEntries={[address]}>
        <QueryClientProvider client={cache}>
          <ClientProvider client={client}>
            <TimelineProvider isSignedIn={session.current !== null} onSignIn={onSignIn}>
              <Place />
              <Routes>
                <Route path="/chats/:chatId?" element={<ChatsPage />} />
              </Routes>
            </TimelineProvider>
          </ClientProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </NotifyProvider>,
  );
  return { onNotify, onSignIn };
}

test('[NAV-09] asks visitors to log in', async () => {
  session.current = null;
  const { onSignIn } = open('/chats');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

test.each(['snac', 'hollo'] as const)('says that %s has no chats', async serverProfile => {
  open('/chats', serverProfile);
  expect(await screen.findByText('This server has no chats')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Chats', level: 1 })).toBeVisible();
});

test('[NAV-10] names the open screen in the title', async () => {
  open('/chats/settings');
  await waitFor(() => expect(document.title).toBe('Chat settings · Rookery'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
});

test('[CHAT-06] shows the words of a server that refuses a chat, and stays at the search', async () => {
  const { onNotify } = open('/chats/new?with=1042', 'pleroma', 'POST /api/v1/pleroma/chats/by-account-id/*');
  await waitFor(() => expect(onNotify).toHaveBeenCalledWith({ kind: 'error', text: 'Noor is out' }));
  await waitFor(() => expect(place()).toBe('/chats/new'));
});
