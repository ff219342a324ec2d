import type { Meta, StoryObj } from '@storybook/react';
import { EditedSince } from './edited-since.js';

const meta = {
  title: 'Timeline/Status/EditedSince',
  component: EditedSince,
  args: { since: 'favourite', onShowChanges: () => undefined },
} satisfies Meta<typeof EditedSince>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Liked: Story = {};
export const Reposted: Story = { args: { since: 'reblog' } };
export const LikedAndReposted: Story = { args: { since: 'both' } };
/** The server does not keep the versions. */
export const WithoutVersions: Story = { args: { onShowChanges: undefined } };
