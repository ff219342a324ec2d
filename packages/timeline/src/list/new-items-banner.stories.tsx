import type { Meta, StoryObj } from '@storybook/react';
import { NewItemsBanner } from './new-items-banner.js';

const meta = {
  title: 'Timeline/List/NewItemsBanner',
  component: NewItemsBanner,
  args: { count: 12, isFloating: true, onPress: () => undefined },
} satisfies Meta<typeof NewItemsBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { tags: ['spec:LIST-08', 'spec:LIST-09'] };
/** The newest page did not reach the posts that are shown. */
export const MoreThanCounted: Story = { args: { count: 20, hasMore: true }, tags: ['spec:LIST-08'] };
export const One: Story = { args: { count: 1 }, tags: ['spec:LIST-09'] };
/** Between 50 and 400 px from the top, where the button at the top is out of view. */
export const NearTheTop: Story = { args: { isShort: true }, tags: ['spec:LIST-08'] };
export const AtTheTop: Story = { args: { isFloating: false }, tags: ['spec:LIST-09'] };
