import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import '../styles.css';
import { aChat, chats } from '../test-support/chats.js';
import { ChatHeader } from './chat-header.js';
import { InboxBody } from './chats-columns.js';
import { MinimiseButton, PaneFrame } from './pane-frame.js';
import { ChatSettingsForm, WelcomePanel } from './settings-form.js';

const inbox = (
  <InboxBody
    term=""
    onTermChange={fn()}
    chats={chats}
    isLoading={false}
    hasFailed={false}
    onRetry={fn()}
    hasMore={false}
    isLoadingMore={false}
    onLoadMore={fn()}
    results={null}
    currentChatId={null}
    onOpen={fn()}
    onStart={fn()}
  />
);

const meta = {
  title: 'Chats/Parts/PaneFrame',
  component: PaneFrame,
  args: { isOpen: true, onOpenChange: fn(), unreadCount: 2, onStart: fn(), hasHeader: true, children: inbox },
  decorators: [
    Story => (
      <div style={{ blockSize: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaneFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['spec:CHAT-32'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const pane = canvas.getByRole('complementary', { name: 'Chats' });
    const { width, height } = pane.getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 384, height: 550 });
    await userEvent.click(canvas.getByRole('button', { name: 'Minimise chats' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** The pencil opens the pane with the search. */
export const Minimised: Story = {
  tags: ['spec:CHAT-32'],
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('complementary').getBoundingClientRect().height).toBe(64);
    await expect(canvas.getByText('2 unread messages')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'New chat' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};
export const OpenChat: Story = {
  tags: ['spec:CHAT-32'],
  args: {
    hasHeader: false,
    children: (
      <ChatHeader chat={aChat()} onBack={fn()} onInformation={fn()}>
        <MinimiseButton isOpen onOpenChange={fn()} />
      </ChatHeader>
    ),
  },
};

const panel = (form: React.ReactNode) => <div className="rk-chats">{form}</div>;
export const Settings: Story = {
  tags: ['spec:CHAT-30'],
  render: () => panel(<ChatSettingsForm acceptsChats sound={false} onSoundChange={fn()} onSave={fn()} />),
};
export const SettingsWithoutPrivacy: Story = {
  tags: ['spec:CHAT-30'],
  render: () => panel(<ChatSettingsForm acceptsChats={null} sound onSoundChange={fn()} onSave={fn()} />),
};
/** The account has not seen chats yet. */
export const Welcome: Story = {
  tags: ['spec:CHAT-30'],
  render: () => panel(<WelcomePanel acceptsChats onSave={fn()} />),
};
export const RightToLeft: Story = { tags: ['spec:CHAT-32'], globals: { locale: 'ar' } };
