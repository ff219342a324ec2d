import type { Meta, StoryObj } from '@storybook/react';
import { MemoryRouter } from 'react-router-dom';
import { barPlaces, destinations } from './destinations.js';
import { Navigation } from './navigation.js';
import { noUnread, unreadCounts } from '@rookery/notifications/unread';

const features = { lists: true, events: false, trends: false, chats: true };

const meta = {
  title: 'App/Shell/Navigation',
  component: Navigation,
  args: { items: destinations('mara', features), label: 'Main' },
  decorators: [
    Story => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Navigation>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Destinations of a member. */
export const Member: Story = {};
/** Destinations of a visitor. */
export const Visitor: Story = { args: { items: destinations(null, features) } };
/** Destinations of a member whose server has events. */
export const WithEvents: Story = { args: { items: destinations('mara', { ...features, events: true }) }, tags: ['spec:EVT-01'] };
/** The bottom bar of narrow pages. */
/** Where the server has trends. */
export const WithTrends: Story = {
  args: { items: destinations('mara', { ...features, trends: true }) },
  tags: ['spec:HINT-07'],
};

export const Bar: Story = { args: { items: barPlaces(destinations('mara', features)).shown, isBar: true } };
/** With unread chat messages. */
export const Unread: Story = {
  beforeEach: () => {
    unreadCounts.set(() => ({ chats: 13, notifications: 3 }));
    return () => unreadCounts.set(() => noUnread);
  },
};
/** The bottom bar with unread chat messages. */
export const UnreadBar: Story = { ...Unread, args: Bar.args };
