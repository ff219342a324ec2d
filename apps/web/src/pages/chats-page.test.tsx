import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { InApp, startServer, type ServerScene } from '../test-support/in-app.js';
import { ChatsPage } from './chats-page.js';

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

const place = () => screen.getByTestId('place').textContent;

/** Renders the page at an address. */
function open(address: string, scene: ServerScene = {}) {
  const onNotify = vi.fn();
  const onSignIn = vi.fn();
  render(
    <InApp server={startServer({ serverProfile: 'pleroma', ...scene })} {...{ address, onNotify, onSignIn }}>
      <Place />
      <Routes>
        <Route path="/chats/:chatId?" element={<ChatsPage />} />
      </Routes>
    </InApp>,
  );
  return { onNotify, onSignIn };
}

test('[NAV-09] asks visitors to log in', async () => {
  const { onSignIn } = open('/chats', { isSignedIn: false });
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

test.each(['snac', 'hollo'] as const)('says that %s has no chats', async serverProfile => {
  open('/chats', { serverProfile });
  expect(await screen.findByText('This server has no chats')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Chats', level: 1 })).toBeVisible();
});

test('[NAV-10] names the open screen in the title', async () => {
  open('/chats/settings');
  await waitFor(() => expect(document.title).toBe('Chat settings · Rookery'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
});

test('[CHAT-06] shows the words of a server that refuses a chat, and stays at the search', async () => {
  const { onNotify } = open('/chats/new?with=1042', {
    prepare: ({ faults }) =>
      faults.add({ pattern: 'POST /api/v1/pleroma/chats/by-account-id/*', kind: 'status', status: 422, message: 'Noor is out' }),
  });
  await waitFor(() => expect(onNotify).toHaveBeenCalledWith({ kind: 'error', text: 'Noor is out' }));
  await waitFor(() => expect(place()).toBe('/chats/new'));
});
