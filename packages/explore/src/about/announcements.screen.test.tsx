import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { TimelineProvider } from '@rookery/timeline';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AnnouncementsScreen } from './announcements.screen.js';

/** The page on a server that answers each path as `answers` says, and anything else with 503. */
function open(answers: Record<string, unknown>) {
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: async input => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const data = answers[pathname];
      return data === undefined ? new Response('<h1>Unavailable</h1>', { status: 503 }) : Response.json(data);
    },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientProvider client={client}>
        <NotifyProvider onNotify={() => undefined}>
          <TimelineProvider options={{ isSignedIn: true }}>
            <AnnouncementsScreen />
          </TimelineProvider>
        </NotifyProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
}

const mastodon = { domain: 'a.test', version: '4.5.0' };
const announcement = { id: '8', content: '<p>Tonight the server moves.</p>', read: false, reactions: [] };

test('[HINT-13] shows the announcements after a failed request for what the server offers', async () => {
  const answers: Record<string, unknown> = { '/api/v1/announcements': [announcement] };
  open(answers);
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
  answers['/api/v2/instance'] = mastodon;
  await userEvent.click(again);
  expect(await screen.findByText('Tonight the server moves.')).toBeVisible();
});

test('[HINT-13] shows the announcements after a failed request for them', async () => {
  const answers: Record<string, unknown> = { '/api/v2/instance': mastodon };
  open(answers);
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
  answers['/api/v1/announcements'] = [announcement];
  await userEvent.click(again);
  expect(await screen.findByText('Tonight the server moves.')).toBeVisible();
});

test('[HINT-13] says that there are none on a server without announcements', async () => {
  open({ '/api/v2/instance': { domain: 'a.test', version: '2.7.2 (compatible; snac/2.75)' } });
  expect(await screen.findByText('No announcements')).toBeVisible();
});
