import type { ServerProfileName } from '@rookery/instance';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { InApp, startServer } from '../test-support/in-app.js';
import { ExplorePage } from './explore-page.js';

interface ExploreAtProps {
  kind: 'tags' | 'posts' | 'links';
  serverProfile: ServerProfileName;
  /** How the server answers the requests for trends; 0: as it does. */
  status: 0 | 500;
}

/** The page of trends, against a built-in server in the page. */
function ExploreAt({ kind, serverProfile, status }: ExploreAtProps) {
  const [server] = useState(() =>
    startServer({
      serverProfile,
      prepare: ({ faults }) => status !== 0 && faults.add({ pattern: `/api/v1/trends/*`, kind: 'status', status }),
    }),
  );
  return (
    <InApp server={server} address={`/explore/${kind}`}>
      <main style={{ maxInlineSize: 600 }}>
        <Routes>
          <Route path="/explore/:kind?" element={<ExplorePage />} />
        </Routes>
      </main>
    </InApp>
  );
}

const meta = {
  title: 'App/Search/ExplorePage',
  component: ExploreAt,
  tags: ['spec:HINT-07'],
  args: { kind: 'tags', serverProfile: 'default', status: 0 },
} satisfies Meta<typeof ExploreAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hashtags: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '#birdwatching' })).toBeVisible();
  },
};
export const Posts: Story = {
  args: { kind: 'posts' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  },
};
export const Links: Story = {
  args: { kind: 'links' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toBeVisible();
  },
};
/** GoToSocial answers with empty lists. */
export const Empty: Story = {
  args: { serverProfile: 'gotosocial' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trending hashtags')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { status: 500 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const LinksFailed: Story = { args: { kind: 'links', status: 500 } };
export const RightToLeft: Story = { args: { kind: 'links' }, globals: { locale: 'ar', theme: 'dark' } };
