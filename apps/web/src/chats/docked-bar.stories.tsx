import type { Meta, StoryObj } from '@storybook/react';
import { noUnread, unreadCounts } from '@rookery/notifications/unread';
import { DockedBar } from './docked-bar.js';
import './docked-chats.css';

const meta = {
  title: 'App/Chats/DockedBar',
  component: DockedBar,
  args: { onOpen: () => undefined },
  beforeEach: () => {
    unreadCounts.set(() => noUnread);
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DockedBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Minimised, with everything read. */
export const Minimised: Story = { tags: ['spec:CHAT-32'] };
/** Minimised, with unread messages. */
export const Unread: Story = {
  tags: ['spec:CHAT-32'],
  beforeEach: () => {
    unreadCounts.set(() => ({ ...noUnread, chats: 12 }));
    return () => unreadCounts.set(() => noUnread);
  },
};
