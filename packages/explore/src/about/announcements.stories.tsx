import type { Announcement } from '@rookery/api-client';
import { TimelineProvider } from '@rookery/timeline';
import type { Meta, StoryObj } from '@storybook/react';
import { Announcements } from './announcements.js';
import './styles.css';

const anAnnouncement = (fields: Partial<Announcement>): Announcement => ({
  id: '1',
  content: '<p>The server moves to another machine on Saturday night.</p>',
  published_at: '2026-11-20T12:00:00Z',
  updated_at: null,
  starts_at: null,
  ends_at: null,
  all_day: false,
  read: false,
  emojis: [],
  reactions: [],
  mentions: [],
  tags: [],
  ...fields,
});
const reaction = (name: string, count: number, me: boolean) => ({ name, count, me, url: null, static_url: null });

const meta: Meta<typeof Announcements> = {
  title: 'Explore/About/Announcements',
  component: Announcements,
  args: {
    announcements: [
      anAnnouncement({ id: '2', reactions: [reaction('🎉', 7, true), reaction('👍', 1, false)] }),
      anAnnouncement({ id: '1', read: true, content: '<p>Custom emoji of the harbour are here.</p>' }),
    ],
    offeredEmoji: ['👍', '❤️'],
    onDismiss: () => undefined,
    onReact: () => undefined,
  },
  tags: ['spec:HINT-13'],
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <div style={{ maxInlineSize: 600 }}>
          <Story />
        </div>
      </TimelineProvider>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** One is new, one was read. */
export const Two: Story = {};
/** The server takes no reactions. */
export const WithoutReactions: Story = { args: { onReact: null } };
export const None: Story = { args: { announcements: [] } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
