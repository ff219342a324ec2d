import { ClientProvider, createQueryClient } from '@rookery/store';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createTimelineServer, numbersDown } from '../test-support/timeline-server.js';
import { TimelineProvider } from '../timeline-provider.js';
import type { CatchUpView } from './catch-up-rows.js';
import { CatchUpScreen } from './catch-up.screen.js';

interface AbsenceProps {
  view: CatchUpView;
  /** The posts since the reader left. */
  posts: number;
  /** When the server stops answering: never, after the newest page, or before it. */
  fails: 'never' | 'later' | 'always';
  names: readonly string[];
}

const OLDEST = 1_000;
const link = 'https://harbour.example/nests';

/** A server to whose Home the reader comes back. Posts have several authors, links, replies and reposts. */
function aServer({ posts, fails, names }: AbsenceProps) {
  const server = createTimelineServer(numbersDown(OLDEST + posts, OLDEST - 5));
  const { wire } = server;
  server.marker = OLDEST;
  server.pictures = new Set(server.posts.filter(id => id % 7 === 3));
  for (const id of server.posts) if (id % 5 === 0 && id > OLDEST + 5) server.reblogs.set(id, OLDEST + (id % 3) + 1);
  server.wire = id => ({
    ...wire(id),
    account: {
      id: `${id % 3}`,
      username: 'x',
      acct: `author${id % 3}`,
      display_name: names[id % names.length],
      url: 'https://harbour.example/x',
    },
    content: id % 4 === 1 ? `<p>The nests are back: <a href="${link}">${link}</a></p>` : `<p>Post ${id}</p>`,
    card: id % 8 === 1 ? { url: link, title: 'Nests on the north pier', type: 'link' } : null,
    in_reply_to_id: id % 4 === 2 ? String(id - 1) : null,
    language: id % 2 === 0 ? 'en' : null,
  });
  server.beforeAnswer = () => {
    server.isDown = fails === 'always' || (fails === 'later' && server.requests.length > 1);
  };
  return server;
}

function Absence(props: AbsenceProps) {
  const [{ server, cache }] = useState(() => ({ server: aServer(props), cache: createQueryClient() }));
  return (
    <QueryClientProvider client={cache}>
      <ClientProvider client={server.client}>
        <TimelineProvider
          options={{ isSignedIn: true, storage: null, storageScope: `story ${props.view} ${props.posts} ${props.fails}` }}
        >
          <main style={{ maxInlineSize: 600 }}>
            <CatchUpScreen view={props.view} restore={false} scrollKey="catch-up" homeKey="home" />
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Timeline/Catch up/CatchUpScreen',
  component: Absence,
  args: { view: 'time', posts: 60, fails: 'never', names: ['Mara Lindqvist', 'Idris', 'Ada'] },
  // The times of its posts are relative.
  parameters: { pictures: false },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== 'en' && globals['locale'] !== undefined) return;
    await waitFor(() => expect(canvas.getAllByText(/This is everything since/)[0]).toBeVisible());
  },
} satisfies Meta<typeof Absence>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first. The reposts of a post are in its row. */
export const Time: Story = {};
/** The author with the most posts first. */
export const Authors: Story = { args: { view: 'authors' } };
export const Conversations: Story = { args: { view: 'conversations' } };
/** The link of the most people first. */
export const Links: Story = { args: { view: 'links' } };
export const Pictures: Story = { args: { view: 'media' } };
/** The row says why it is there. */
export const Reposts: Story = { args: { view: 'reposts' } };
export const LongNames: Story = {
  args: {
    view: 'authors',
    names: ['The Evening Gazette of the Harbour and its Islands, Sundays excepted', 'ﷺ'.repeat(30), 'i'.repeat(200)],
  },
};
/** Accounts without names have their addresses. */
export const WithoutNames: Story = { args: { view: 'reposts', names: ['', ' '] } };
export const RightToLeft: Story = { args: { view: 'links', names: ['مها', 'ياسر'] }, globals: { locale: 'ar' } };
/** Nothing came. */
export const Empty: Story = {
  args: { posts: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was posted since you stopped reading Home.')).toBeVisible();
  },
};
/** The posts that were read stay, and reading goes on when asked. */
export const FailedInTheMiddle: Story = {
  args: { fails: 'later', posts: 90 },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Continue reading' }, { timeout: 20_000 });
    await expect(canvas.getAllByText(/could not be read: the server did not answer/)[0]).toBeVisible();
    await expect(canvas.getAllByRole('article')[0]).toBeInTheDocument();
    if (button) await userEvent.click(button);
  },
};
/** Nothing is stored, and the server does not answer. */
export const Failed: Story = {
  args: { fails: 'always' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })).toBeVisible();
  },
};
