import type { Meta, StoryObj } from '@storybook/react';
import { TagButtons } from './tag-buttons.js';

const meta = {
  title: 'People/Tags/TagButtons',
  component: TagButtons,
  tags: ['spec:NAV-02'],
  args: { name: 'birdwatching', isFollowing: false, onFollow: () => undefined, isFeatured: false, onFeature: () => undefined },
} satisfies Meta<typeof TagButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {};
export const Followed: Story = { args: { isFollowing: true } };
/** Hashtags cannot be followed here, and can be shown on the profile. */
export const FeatureAlone: Story = { args: { isFollowing: undefined } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' }, args: { isFollowing: true } };
