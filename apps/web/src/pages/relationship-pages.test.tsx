import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/api-client/query';
import { createInstance, type Fault, type ServerProfileName } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '../session/session-provider.js';
import { SettingsProvider } from '../settings/settings-provider.js';
import { BlocksPage } from './blocks-page.js';
import { DomainBlocksPage } from './domain-blocks-page.js';
import { FollowRequestsPage } from './follow-requests-page.js';
import { MutesPage } from './mutes-page.js';

const origin = 'https://rookery.test';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

/** Renders a page of the member, against a server with the given server profile. */
function open(Page: () => React.ReactNode, serverProfile: ServerProfileName = 'default', fault?: Fault) {
  const instance = createInstance({ origin, serverProfile, now: () => Date.UTC(2026, 10, 20, 12) });
  if (fault !== undefined) instance.faults.add(fault);
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  render(
    <MemoryRouter>
      <SessionProvider>
        <QueryClientProvider client={cache}>
          <ClientProvider client={client}>
            <SettingsProvider>
              <TimelineProvider isSignedIn>
                <Page />
              </TimelineProvider>
            </SettingsProvider>
          </ClientProvider>
        </QueryClientProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
  return instance;
}

test.each([
  ['follow requests', FollowRequestsPage],
  ['mutes', MutesPage],
  ['blocks', BlocksPage],
  ['blocked domains', DomainBlocksPage],
] as const)('[HINT-12] offers no list of %s on snac', async (_name, Page) => {
  open(Page, 'snac');
  expect(await screen.findByText('This server does not offer this list.')).toBeVisible();
});

test('[HINT-12] loads a list after the server did not say what it offers', async () => {
  open(BlocksPage, 'default', { pattern: 'GET /api/v2/instance', kind: 'status', status: 503, times: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 }));
  expect(await screen.findByText('No blocked accounts')).toBeVisible();
});

test.each([
  [MutesPage, 'No muted accounts'],
  [BlocksPage, 'No blocked accounts'],
  [DomainBlocksPage, 'No blocked domains'],
] as const)('[HINT-12] says that a list is empty', async (Page, title) => {
  open(Page);
  expect(await screen.findByText(title)).toBeVisible();
});

test('[HINT-12] offers to try again when a list fails', async () => {
  open(BlocksPage, 'default', { pattern: '/api/v1/blocks', kind: 'status', status: 500, times: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No blocked accounts')).toBeVisible();
});

test('[HINT-12] takes an answer to a follow request back when the server refuses it', async () => {
  const instance = open(FollowRequestsPage, 'default', {
    pattern: 'POST /api/v1/follow_requests/:id/:answer',
    kind: 'status',
    status: 422,
    message: 'No',
    times: 1,
  });
  const [accept] = await screen.findAllByRole('button', { name: /^Accept / });
  const count = screen.getAllByRole('button', { name: /^Accept / }).length;
  if (accept !== undefined) await userEvent.click(accept);
  await vi.waitFor(() => expect(instance.faults.list()).toEqual([]));
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: /^Accept / })).toHaveLength(count));
  expect(screen.queryByText('Accepted')).toBeNull();
});

test('[HINT-12] refuses to block the own server', async () => {
  open(DomainBlocksPage);
  const field = await screen.findByRole('textbox', { name: 'Domain to block' });
  await userEvent.type(field, 'rookery.test{Enter}');
  expect(field).toHaveAccessibleDescription(/This is your own server\./);
  expect(field).toHaveValue('rookery.test');
});
