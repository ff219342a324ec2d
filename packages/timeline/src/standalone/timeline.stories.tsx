import { anAccount, aStatus } from '@rookery/api-client/testing';
import { ScrollArea } from '@rookery/ui/list';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { Timeline } from './timeline.js';

const tobias = anAccount({ id: '101', acct: 'tobi@tram.example', display_name: 'Tobias Okafor' });
const act = () => undefined;

const statuses = Array.from({ length: 200 }, (_, index) =>
  aStatus({
    id: String(1200 - index),
    account: tobias,
    content: `<p>Post ${index + 1}</p>${'<p>The ferry takes bicycles again from Monday.</p>'.repeat(index % 4)}`,
  }),
);

const meta = {
  title: 'Timeline/List/Timeline',
  component: Timeline,
  args: { statuses: statuses.slice(0, 5), label: 'Public posts' },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Posts to read: no provider, no client, no buttons. */
export const ReadOnly: Story = {};

/** With callbacks the posts have their buttons. */
export const WithCallbacks: Story = { args: { onReply: act, onReblog: act, onFavourite: act, onBookmark: act } };

/** Without posts. */
export const Empty: Story = { args: { statuses: [] } };

/** 200 posts in a box of 340 x 420 px: rows are in view wherever it is scrolled to. */
export const InABox: Story = {
  args: { statuses },
  render: args => (
    <ScrollArea style={{ inlineSize: 340, blockSize: 420 }} label="Box">
      <Timeline {...args} />
    </ScrollArea>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Box' });
    const seen = new Set<string>();
    // Down to the end, by steps that skip no row.
    for (let top = 0; top <= box.scrollHeight; top += 300) {
      box.scrollTo({ top });
      await waitFor(() => expect(uncovered(box)).toBeLessThan(2));
      for (const row of within(box).getAllByRole('article')) seen.add(row.getAttribute('aria-posinset') ?? '');
    }
    await waitFor(() => expect(within(box).getByText('Post 200')).toBeVisible());
    await expect(seen.size).toBe(200);
    await expect(window.scrollY).toBe(0);
  },
};

/** How much of the height of the box no row covers, in px. */
function uncovered(box: HTMLElement): number {
  const { top, bottom } = box.getBoundingClientRect();
  const covered = within(box)
    .getAllByRole('article')
    .map(row => row.getBoundingClientRect())
    .reduce((sum, row) => sum + Math.max(0, Math.min(row.bottom, bottom) - Math.max(row.top, top)), 0);
  return bottom - top - covered;
}
