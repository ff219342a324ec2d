import type { Meta, StoryObj } from '@storybook/react';
import { DockedBar } from './docked-bar.js';
import './docked.css';

const meta = {
  title: 'Chats/Pane/DockedBar',
  component: DockedBar,
  args: { name: 'Chats', unread: null, onOpen: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DockedBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Minimised, with everything read. */
export const Minimised: Story = { tags: ['spec:CHAT-32'] };
/** Minimised, with unread messages. */
export const Unread: Story = { tags: ['spec:CHAT-32'], args: { unread: { count: '12', label: 'Chats 12 unread' } } };
