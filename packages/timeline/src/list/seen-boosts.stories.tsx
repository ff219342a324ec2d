import type { Meta, StoryObj } from '@storybook/react';
import { SeenBoosts } from './seen-boosts.js';

const meta = {
  title: 'Timeline/Seen boosts',
  component: SeenBoosts,
  args: { ids: ['9', '8', '7'], names: ['Ann', 'Ben', 'Cem'], isExpanded: false, onToggle: () => undefined },
} satisfies Meta<typeof SeenBoosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = { tags: ['spec:LIST-13'] };
export const ByOne: Story = { args: { ids: ['7'], names: ['Ann'] } };
export const Expanded: Story = { args: { isExpanded: true } };
/** The post itself came on an older page, after a boost of it was read. */
export const PostAfterItsBoost: Story = { args: { ids: ['5'], names: [] } };
