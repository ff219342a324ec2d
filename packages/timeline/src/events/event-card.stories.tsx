import './styles.css';
import { anAccount, anAttachment, aStatus, anEvent, aPlace } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { TimelineProvider } from '../timeline-provider.js';
import { EventActionButton } from './event-action-button.js';
import { EventCard } from './event-card.js';
import type { EventAction } from './event-rules.js';

const banner =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="150" height="50"%3E%3Crect width="150" height="50" fill="teal"/%3E%3C/svg%3E';
const organizer = anAccount({ display_name: 'Viaduct Street Library', acct: 'library' });
const eventStatus = (fields: Parameters<typeof anEvent>[0] = {}) =>
  aStatus({ id: '1', account: organizer, event: anEvent(fields) });
const button = (action: EventAction) => (
  <EventActionButton
    action={action}
    name="Night of the last trams"
    onJoin={() => undefined}
    onLeave={() => undefined}
    onManage={() => undefined}
  />
);

const meta = {
  title: 'Timeline/Events/EventCard',
  component: EventCard,
  args: { status: eventStatus(), action: button('join') },
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <main style={{ maxInlineSize: 500 }}>
          <Story />
        </main>
      </TimelineProvider>
    ),
  ],
  tags: ['spec:EVT-01'],
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On one day: the start and the hour of the end. A colour stands for the missing banner. */
export const OneDay: Story = {};
export const WithBanner: Story = {
  args: {
    status: aStatus({
      id: '2',
      account: organizer,
      event: anEvent(),
      media_attachments: [anAttachment({ description: 'Banner', url: banner, preview_url: banner })],
    }),
  },
};
/** On several days: both dates, without hours. */
export const SeveralDays: Story = { args: { status: eventStatus({ end_time: '2026-11-28T12:00:00.000Z' }) } };
export const WithoutEnd: Story = { args: { status: eventStatus({ end_time: null }) } };
/** Nothing but a name is known. */
export const NameOnly: Story = {
  args: { status: eventStatus({ start_time: null, end_time: null, location: null, participants_count: 0 }) },
};
export const Going: Story = { args: { status: eventStatus({ join_state: 'accept' }), action: button('going') } };
export const Pending: Story = { args: { status: eventStatus({ join_state: 'pending' }), action: button('pending') } };
/** The organiser declined the request. */
export const Rejected: Story = { args: { status: eventStatus({ join_state: 'reject' }), action: button('rejected') } };
export const Own: Story = { args: { action: button('manage') } };
/** In a post, whose author is the organiser. */
export const InAPost: Story = { args: { hasOrganizer: false } };
/** Markup, characters that turn the direction, and words without spaces. */
export const HostileText: Story = {
  args: {
    status: eventStatus({
      name: `<img src=x onerror=alert(1)> \u202Egnirts desrever ${'W'.repeat(200)}`,
      location: aPlace({ name: `<b>Depot</b> \u202E${'M'.repeat(120)}` }),
    }),
  },
};
