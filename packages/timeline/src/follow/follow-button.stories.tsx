import { NotifyProvider } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FollowButton } from './follow-button.js';

const options = {
  isNotifying: false,
  showsReblogs: true,
  onNotify: () => undefined,
  onShowReblogs: () => undefined,
  onLanguages: () => undefined,
};

const meta = {
  title: 'Timeline/Profiles/FollowButton',
  component: FollowButton,
  args: { state: 'follow', name: 'Inês Duarte', onPress: () => undefined },
  tags: ['spec:HINT-03'],
  decorators: [
    Story => (
      <NotifyProvider onNotify={() => undefined}>
        <Story />
      </NotifyProvider>
    ),
  ],
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Follow: Story = { args: { isPrimary: true } };
/** The relationship is on its way. */
export const Loading: Story = { args: { state: 'loading' } };
/** The account follows the reader. */
export const FollowBack: Story = { args: { state: 'followBack', isPrimary: true } };
/** The account approves its followers; a press takes the request back. */
export const Requested: Story = { args: { state: 'requested' } };
/** In a list: a press unfollows. */
export const FollowingInAList: Story = { args: { state: 'following', isInList: true, size: 'sm' } };
/** On a profile: the ways of following, and its end, are behind it. */
export const Following: Story = {
  args: { state: 'following', options },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Following Inês Duarte' }));
    const unfollow = await screen.findByRole('menuitem', { name: 'Unfollow' });
    // The menu fades in.
    await waitFor(() => expect(unfollow).toBeVisible());
  },
};
/** The reader is notified about posts and does not see reposts. */
export const FollowingOtherwise: Story = {
  args: { state: 'following', options: { ...options, isNotifying: true, showsReblogs: false } },
};
export const Blocked: Story = { args: { state: 'blocked' } };
/** The account blocks the reader. */
export const BlockedBy: Story = { args: { state: 'blockedBy' } };
