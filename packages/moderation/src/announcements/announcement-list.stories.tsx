import type { AdminAnnouncement } from '@rookery/api-client/admin';
import { TimelineProvider } from '@rookery/timeline';
import type { Meta, StoryObj } from '@storybook/react';
import '../styles.css';
import { AnnouncementList } from './announcement-list.js';

const anAnnouncement = (fields: Partial<AdminAnnouncement>): AdminAnnouncement => ({
  id: '1',
  content: '<p>The server moves to another machine on Saturday night.</p>',
  raw_content: 'The server moves to another machine on Saturday night.',
  starts_at: null,
  ends_at: null,
  all_day: false,
  published_at: '2026-11-20T12:00:00Z',
  updated_at: null,
  ...fields,
});

const meta = {
  title: 'Moderation/Announcements/AnnouncementList',
  component: AnnouncementList,
  args: {
    announcements: [
      anAnnouncement({ id: '3', starts_at: '2026-12-01T09:00:00Z', ends_at: '2026-12-02T09:00:00Z', all_day: true }),
      anAnnouncement({ id: '2', ends_at: '2026-11-21T09:00:00Z' }),
      anAnnouncement({ id: '1', ends_at: '2026-11-19T09:00:00Z' }),
    ],
    now: Date.UTC(2026, 10, 20, 12),
    onEdit: () => undefined,
    onPublish: () => undefined,
    onEnd: () => undefined,
    onDelete: () => undefined,
  },
  tags: ['spec:HINT-11'],
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <Story />
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof AnnouncementList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scheduled, published and ended. */
export const Three: Story = {};
export const None: Story = { args: { announcements: [] } };
/** Its HTML runs nothing. */
export const Hostile: Story = {
  args: {
    announcements: [
      anAnnouncement({
        content: `<p onclick="alert(1)">${'w'.repeat(300)}</p><script>alert(1)</script><img src=x onerror=alert(1)>`,
        raw_content: '\u202E<script>',
      }),
    ],
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
