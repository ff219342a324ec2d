import { createClient, memoryStorage } from '@rookery/api-client';
import { beginSignUp } from '@rookery/api-client/sign-in';
import { createInstance } from '@rookery/instance';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { keepPending } from './pending-sign-ups.js';
import { SignUpScreen } from './sign-up.screen.js';

const origin = 'https://harbour.example';

function open({
  device = memoryStorage(),
  tab = memoryStorage(),
  fetch: ask,
}: Partial<Record<'device' | 'tab', Storage>> & { fetch?: typeof fetch } = {}) {
  const instance = createInstance({ origin, seed: 1, now: Date.now, serverProfile: 'rebased' });
  const answer: typeof fetch = ask ?? ((input, init) => instance.fetch(new Request(input, init)));
  vi.stubGlobal('fetch', answer);
  const onSignedIn = vi.fn();
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientProvider client={createClient({ baseUrl: origin, fetch: answer })}>
        <SignUpScreen
          begin={() => beginSignUp({ server: origin, redirectUri: 'https://app.test/r', clientName: 'T', storage: null })}
          onSignedIn={onSignedIn}
          storage={{ tab, device }}
          sessionIds={[]}
          inviteCode=""
          aboutHref="/about"
          loginHref="/login"
        />
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { instance, onSignedIn, tab, device, unmount };
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const accept = async () => userEvent.click(await screen.findByRole('button', { name: 'Accept' }));

afterEach(() => vi.unstubAllGlobals());

it('[HINT-09] asks for nothing before the rules are accepted, and signs in where nothing is left to do', async () => {
  const { onSignedIn, tab } = open();
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  expect(screen.queryByLabelText('Name')).toBeNull();
  await accept();
  await userEvent.type(field('Name'), 'wren');
  await userEvent.type(field('E-mail address'), 'wren@post.example');
  await userEvent.type(field('Password'), 'brick lamp otter violin');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(onSignedIn.mock.calls[0]?.[0]).toMatchObject({ id: 'wren@harbour.example' });
  expect(tab.length).toBe(0);
});

it('[HINT-09] keeps what a password manager fills into several fields at once', async () => {
  open();
  await accept();
  const [name, email] = [field('Name'), field('E-mail address')];
  fireEvent.change(name, { target: { value: 'wren' } });
  fireEvent.change(email, { target: { value: 'wren@post.example' } });
  expect(name).toHaveValue('wren');
  expect(email).toHaveValue('wren@post.example');
});

it('[HINT-09] sends nothing while answers are missing, and focuses the first of them', async () => {
  const { onSignedIn } = open();
  await accept();
  await userEvent.type(field('Name'), 'wren');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(field('E-mail address')).toHaveFocus();
  expect(field('E-mail address')).toHaveAccessibleDescription(/Fill in this field\./);
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('[HINT-09] continues a sign-up that waits for its approval', async () => {
  const device = memoryStorage();
  const app = { server: origin, accessToken: 'a', clientId: 'c', clientSecret: 's', scope: 'read' };
  const email = 'wren@post.example';
  keepPending(device, { app, username: 'wren', email, wait: 'approval', token: null, scope: '', message: 'Soon.' });
  open({ device });
  expect(await screen.findByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible();
  expect(screen.getByText('Soon.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign up with another name' }));
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  expect(device.length).toBe(0);
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['a number', 7],
])('[API-07] offers a retry, and throws nothing, where the server answers with %s', async (_name, body) => {
  open({ fetch: async () => Response.json(body) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
