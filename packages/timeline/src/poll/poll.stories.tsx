import { aPoll } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TimelineProvider } from '../timeline-provider.js';
import { Poll, type PollProps } from './poll.js';

const NOW = Date.parse('2026-11-20T12:04:00.000Z');
const ignore = () => undefined;

const options = [
  { title: 'Boat', votes_count: 6 },
  { title: 'Bridge, the old one by the mill, if the planks are back by then', votes_count: 4 },
  { title: 'Swim', votes_count: 0 },
];

const meta = {
  title: 'Timeline/Status/Poll',
  component: Poll,
  args: { poll: aPoll({ options }), isOwn: false, now: () => NOW, onVote: ignore },
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <main style={{ maxInlineSize: 520, padding: 16 }}>
          <Story />
        </main>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof Poll>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The reader has not voted: one option can be chosen, or the results shown first. */
export const Open: Story = { tags: ['spec:STAT-01'] };

/** Several options can be chosen. */
export const Multiple: Story = { tags: ['spec:STAT-01'], args: { poll: aPoll({ options, multiple: true }) } };

/** The reader has voted; the vote may still be on its way. */
export const Voted: Story = { tags: ['spec:STAT-01'], args: { poll: aPoll({ options, voted: true, own_votes: [0] }) } };

/** The reader has voted, and the server hides the votes until the end. */
export const HiddenVotes: Story = {
  tags: ['spec:STAT-01'],
  args: {
    poll: aPoll({ options: options.map(({ title }) => ({ title, votes_count: null })), voted: true, own_votes: [1] }),
  },
};

/** The poll has ended. */
export const Ended: Story = { tags: ['spec:STAT-01'], args: { poll: aPoll({ options, expired: true }) } };

/** The reader's own poll: they see results and have no vote. */
export const Own: Story = { tags: ['spec:STAT-01'], args: { isOwn: true } };

/** A poll without an end that counts votes and not people. */
export const WithoutEnd: Story = {
  tags: ['spec:STAT-01'],
  args: { poll: aPoll({ options, expires_at: null, voters_count: null, multiple: true, voted: true, own_votes: [0, 2] }) },
};

/** A server that sent a poll without options. */
export const WithoutOptions: Story = { tags: ['spec:STAT-01'], args: { poll: aPoll({ options: [], votes_count: 0 }) } };

/** A vote shows its result at once and moves nothing below. */
export const Voting: Story = {
  tags: ['spec:STAT-01'],
  render: function Voting(args: PollProps) {
    const [poll, setPoll] = useState(args.poll);
    return <Poll {...args} poll={poll} onVote={own_votes => setPoll({ ...poll, voted: true, own_votes: [...own_votes] })} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('group', { name: 'Poll' });
    const parts = () => [...box.querySelectorAll('li, p')].map(part => part.getBoundingClientRect().height).join();
    const before = parts();
    const height = box.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('radio', { name: 'Boat' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vote' }));
    await expect(canvas.getByRole('img', { name: 'Your vote' })).toBeVisible();
    await expect(parts()).toBe(before);
    await expect(box).toHaveFocus();
    await expect(Math.abs(box.getBoundingClientRect().height - height)).toBeLessThan(1);
  },
};
