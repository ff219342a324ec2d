import type { Meta, StoryObj } from '@storybook/react';
import { CollapsedReblogsLine } from './collapsed-reblogs.js';

const meta = {
  title: 'Timeline/List/CollapsedReblogsLine',
  component: CollapsedReblogsLine,
  args: { ids: ['9', '8', '7'], names: ['Ann', 'Ben', 'Cem'], isExpanded: false, onToggle: () => undefined },
} satisfies Meta<typeof CollapsedReblogsLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = { tags: ['spec:LIST-13'] };
export const ByOne: Story = { args: { ids: ['7'], names: ['Ann'] } };
export const Expanded: Story = { args: { isExpanded: true } };
/** An older page brought the post itself after its reblog was seen. */
export const PostAfterItsReblog: Story = { args: { ids: ['5'], names: [] } };
