import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { InApp, startServer } from '../test-support/in-app.js';
import { SearchPage } from './search-page.js';

interface SearchAtProps {
  /** `/search` with its parameters. */
  address: string;
  /** Whether the server answers every search with a 500. */
  isFailing: boolean;
}

/** The search page at an address, against a built-in server in the page. */
function SearchAt({ address, isFailing }: SearchAtProps) {
  const [server] = useState(() =>
    startServer({
      prepare: ({ faults }) => isFailing && faults.add({ pattern: '/api/v2/search', kind: 'status', status: 500 }),
    }),
  );
  return (
    <InApp server={server} address={address}>
      <main style={{ maxInlineSize: 600 }}>
        <SearchPage />
      </main>
    </InApp>
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
