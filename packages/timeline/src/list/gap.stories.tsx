import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Gap } from './gap.js';

const meta = {
  title: 'Timeline/List/Gap',
  component: Gap,
  args: {
    newerAt: '2026-11-20T09:15:00',
    olderAt: '2026-11-20T07:40:00',
    isLoading: false,
    hasFailed: false,
    onFill: () => undefined,
  },
} satisfies Meta<typeof Gap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills from the side the reader comes from; the arrows choose a side. */
export const OneDay: Story = { tags: ['spec:LIST-03'] };
export const OverMidnight: Story = { args: { olderAt: '2026-11-19T23:40:00' }, tags: ['spec:LIST-03'] };
export const WithinAMinute: Story = { args: { newerAt: '2026-11-20T07:40:48' }, tags: ['spec:LIST-03'] };
export const TimesUnknown: Story = { args: { newerAt: null }, tags: ['spec:LIST-03'] };
export const Filling: Story = { args: { isLoading: true }, tags: ['spec:LIST-03'] };
export const Failed: Story = { args: { hasFailed: true }, tags: ['spec:LIST-14'] };
/** On a phone the text takes several lines. The row keeps its height while it loads and when that fails: the posts below stay in place. */
export const OneHeight: Story = {
  args: { olderAt: '2026-11-19T23:40:00' },
  tags: ['spec:LIST-03', 'spec:LIST-13'],
  render: args => (
    <div style={{ inlineSize: 390, maxInlineSize: '100%' }}>
      <Gap {...args} />
      <Gap {...args} isLoading />
      <Gap {...args} hasFailed />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('article').map(row => row.offsetHeight);
    await expect(first).toBeGreaterThan(60);
    for (const height of others) await expect(height).toBe(first);
    await expect(canvas.getByRole('alert')).toHaveTextContent('These posts could not be loaded. Press to try again.');
  },
};
