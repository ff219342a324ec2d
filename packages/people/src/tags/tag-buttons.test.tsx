import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TagButtons } from './tag-buttons.js';
import { TagButtonsScreen, TagTalkingScreen } from './tag-buttons.screen.js';

const origin = 'https://rookery.test';
const now = () => Date.UTC(2026, 10, 20, 12);

/** `send`: lets the requests of actions through. */
function open(isSignedIn = true) {
  let send = (): void => undefined;
  const sent = new Promise<void>(resolve => (send = resolve));
  const instance = createInstance({ origin, now });
  const client = createClient({
    baseUrl: origin,
    accessToken: isSignedIn ? instance.issueToken('mara') : null,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') await sent;
      return instance.fetch(request);
    },
  });
  const notify = vi.fn<(toast: { text: string }) => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientProvider client={client}>
        <NotifyProvider onNotify={notify}>
          <TimelineProvider options={{ isSignedIn }}>
            <TagButtonsScreen name="birdwatching" />
            <TagTalkingScreen name="birdwatching" className="talking" />
          </TimelineProvider>
        </NotifyProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  const isFollowed = () => instance.world.followedTags.get(instance.world.memberId)?.has('birdwatching') === true;
  return { send: () => send(), instance, notify, isFollowed, user: userEvent.setup() };
}

const follow = () => screen.findByRole('button', { name: 'Follow #birdwatching' });
const following = () => screen.findByRole('button', { name: /^Following #birdwatching/ });

it('[NAV-02] follows a hashtag at once, and unfollows it', async () => {
  const { send, isFollowed, user } = open();
  await user.click(await follow());
  expect(await following()).toBeVisible();
  expect(isFollowed()).toBe(false);
  send();
  await waitFor(() => expect(isFollowed()).toBe(true));
  await user.click(await following());
  expect(await follow()).toBeVisible();
  await waitFor(() => expect(isFollowed()).toBe(false));
});

it('[NAV-02] takes a follow back that the server refuses, and says so', async () => {
  const { send, instance, isFollowed, notify, user } = open();
  send();
  await follow();
  instance.faults.add({ pattern: 'POST /api/v1/tags/:name/follow', kind: 'status', status: 403, message: 'Not today' });
  await user.click(await follow());
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', text: 'Not today' })));
  expect(await follow()).toBeVisible();
  expect(isFollowed()).toBe(false);
});

it.each([404, 405, 501])('[NAV-02] follows a hashtag that the server does not show: %i', async status => {
  const { send, instance, isFollowed, user } = open();
  instance.faults.add({ pattern: 'GET /api/v1/tags/:name', kind: 'status', status });
  send();
  await user.click(await follow());
  expect(await following()).toBeVisible();
  await waitFor(() => expect(isFollowed()).toBe(true));
});

it('[NAV-02] offers no button where the server has neither', () => {
  render(<TagButtons name="a" isFollowing={undefined} isFeatured={undefined} onFollow={vi.fn()} onFeature={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('[NAV-02] offers visitors no buttons, and shows how many people talk', async () => {
  open(false);
  expect(await screen.findByText('128 people talking')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('[NAV-02] shows a hashtag on the profile, and removes it', async () => {
  const { send, instance, notify, user } = open();
  send();
  const own = () => instance.world.accounts.get(instance.world.memberId)?.featured_tags ?? [];
  await user.click(await screen.findByRole('button', { name: 'Options for #birdwatching' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Feature on profile' }));
  await waitFor(() => expect(own()).toContain('birdwatching'));
  expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'Hashtag is on your profile' });
  await user.click(await screen.findByRole('button', { name: 'Options for #birdwatching' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from profile' }));
  await waitFor(() => expect(own()).not.toContain('birdwatching'));
});
