import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/api-client/query';
import { createInstance } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { SessionProvider } from '../session/session-provider.js';
import { SettingsProvider } from '../settings/settings-provider.js';
import { SearchPage } from './search-page.js';

const origin = 'https://rookery.test';
const noon = () => Date.UTC(2026, 10, 20, 12);

interface SearchAtProps {
  /** `/search` with its parameters. */
  address: string;
  /** Whether the server answers every search with a 500. */
  isFailing: boolean;
}

/** The search page at an address, against a built-in server in the page. */
function SearchAt({ address, isFailing }: SearchAtProps) {
  const [{ client, cache }] = useState(() => {
    const instance = createInstance({ origin, now: noon });
    const cache = createQueryClient();
    cache.setDefaultOptions({ queries: { retry: false } });
    const client = createClient({
      baseUrl: origin,
      accessToken: instance.issueToken('mara'),
      fetch: (input, init) => {
        const request = new Request(input, init);
        if (isFailing && new URL(request.url).pathname.endsWith('/search')) {
          return Promise.resolve(Response.json({ error: 'Search is down' }, { status: 500 }));
        }
        return instance.fetch(request);
      },
    });
    return { client, cache };
  });
  return (
    <MemoryRouter initialEntries={[address]}>
      <SessionProvider>
        <QueryClientProvider client={cache}>
          <ClientProvider client={client}>
            <SettingsProvider>
              <TimelineProvider isSignedIn>
                <main style={{ maxInlineSize: 600 }}>
                  <SearchPage />
                </main>
              </TimelineProvider>
            </SettingsProvider>
          </ClientProvider>
        </QueryClientProvider>
      </SessionProvider>
    </MemoryRouter>
  );
}

const meta = {
  title: 'App/Search/SearchPage',
  component: SearchAt,
  args: { address: '/search', isFailing: false },
} satisfies Meta<typeof SearchAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeSearch: Story = {
  tags: ['spec:HINT-07'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Search posts, people and hashtags')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Trending posts' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Trending links' })).toBeVisible();
  },
};
export const Posts: Story = {
  tags: ['spec:HINT-06'],
  args: { address: '/search?q=tram&type=posts' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  },
};
export const People: Story = {
  tags: ['spec:HINT-06'],
  args: { address: '/search?q=a' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('@ada')).toBeVisible();
  },
};
export const Hashtags: Story = {
  tags: ['spec:HINT-06'],
  args: { address: '/search?q=bird&type=tags' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /birdwatching/ })).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { address: '/search?q=qqqzzz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/qqqzzz”/)).toBeVisible();
  },
};
export const Failed: Story = {
  args: { address: '/search?q=tram', isFailing: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const RightToLeft: Story = { args: { address: '/search?q=a' }, globals: { locale: 'ar', theme: 'dark' } };
