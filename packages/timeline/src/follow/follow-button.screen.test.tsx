import { accountsOf, createClient, relationshipsOf, type Account } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TimelineOptions } from '../options/timeline-options.js';
import { TimelineProvider } from '../timeline-provider.js';
import { FollowButtonScreen } from './follow-button.screen.js';

const origin = 'https://rookery.test';

// Load the lazy modules first: their loading time is not under test.
beforeAll(async () => {
  await import('../commands/actions.data.js');
  await import('@rookery/ui/menu');
});

interface Scene extends Partial<Pick<TimelineOptions, 'onUnfollow' | 'onSignInNeeded'>> {
  serverProfile?: ServerProfileName;
  isSignedIn?: boolean;
  hasOptions?: boolean;
  isBlocked?: boolean;
}

/** The follow button of an account of the built-in server, for Mara or for a visitor. */
async function follow(acct: string, scene: Scene = {}) {
  const { serverProfile = 'default', isSignedIn = true, hasOptions = false, isBlocked = false, ...callbacks } = scene;
  const instance = createInstance({ origin, serverProfile, now: () => Date.UTC(2026, 10, 20, 12) });
  const client = createClient({
    baseUrl: origin,
    accessToken: isSignedIn ? instance.issueToken('mara') : null,
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const account: Account = await accountsOf(client).lookup(acct);
  if (isBlocked) await relationshipsOf(client).block(account.id);
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  const notify = vi.fn();
  render(
    <QueryClientProvider client={cache}>
      <ClientProvider client={client}>
        <NotifyProvider onNotify={notify}>
          <TimelineProvider options={{ isSignedIn, storage: null, ...callbacks }}>
            <FollowButtonScreen account={account} hasOptions={hasOptions} />
          </TimelineProvider>
        </NotifyProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { instance, client, account, notify, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });
const relationship = async ({ client, account }: Awaited<ReturnType<typeof follow>>) =>
  (await accountsOf(client).relationships([account.id]))[0];

describe('[HINT-03] the follow button', () => {
  it('follows an account and keeps the focus', async () => {
    const scene = await follow('ines@mar.example');
    await scene.user.click(await button('Follow back'));
    expect(await button('Following Unfollow')).toHaveFocus();
    await waitFor(async () => expect(await relationship(scene)).toMatchObject({ following: true }));
  });

  it('requests to follow a locked account, and takes the request back', async () => {
    const scene = await follow('keyholder');
    await scene.user.click(await button('Follow'));
    await waitFor(async () => expect(await relationship(scene)).toMatchObject({ requested: true }));
    await scene.user.click(await button('Requested Cancel request'));
    expect(await button('Follow')).toBeVisible();
    await waitFor(async () => expect(await relationship(scene)).toMatchObject({ requested: false }));
  });

  it('rolls a refused follow back and says why', async () => {
    const scene = await follow('ines@mar.example');
    scene.instance.faults.add({ pattern: 'POST /api/v1/accounts/:id/follow', kind: 'status', status: 422, times: 1 });
    await scene.user.click(await button('Follow back'));
    await waitFor(() => expect(scene.notify).toHaveBeenCalledOnce());
    expect(await button('Follow back')).toBeEnabled();
  });

  it('unfollows once the question was answered', async () => {
    const onUnfollow = vi.fn<(account: Account, unfollow: () => void) => void>();
    const scene = await follow('tobi@tram.example', { onUnfollow });
    await scene.user.click(await button('Following Unfollow'));
    expect(await relationship(scene)).toMatchObject({ following: true });
    onUnfollow.mock.calls[0]?.[1]();
    await waitFor(async () => expect(await relationship(scene)).toMatchObject({ following: false }));
  });

  it('says that the account blocks the reader', async () => {
    await follow('foghorn@north.example');
    expect(await screen.findByText('You are blocked')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('unblocks a blocked account', async () => {
    const scene = await follow('ines@mar.example', { isBlocked: true });
    await scene.user.click(await button('Blocked Unblock'));
    await waitFor(async () => expect(await relationship(scene)).toMatchObject({ blocking: false }));
  });

  it('asks a visitor to sign in for the account', async () => {
    const onSignInNeeded = vi.fn();
    const scene = await follow('ines@mar.example', { isSignedIn: false, onSignInNeeded });
    await scene.user.click(await button('Follow'));
    expect(onSignInNeeded).toHaveBeenCalledWith({ action: 'follow', account: scene.account });
  });

  it('has nothing for the reader’s own account', async () => {
    await follow('mara');
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('opens the ways of following from the keyboard', async () => {
    const scene = await follow('tobi@tram.example', { hasOptions: true });
    (await button('Following Tobias Okafor')).focus();
    await scene.user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Hide reposts in Home' })).toBeVisible();
    await scene.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  });

  it('offers the end of following alone where the server has no ways of it', async () => {
    const scene = await follow('tobi@tram.example', { hasOptions: true, serverProfile: 'snac' });
    await scene.user.click(await button('Following Tobias Okafor'));
    expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual(['Unfollow']);
  });
});
