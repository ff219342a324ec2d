import './styles.css';
import { aStatus, anEvent } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TimelineProvider } from '../timeline-provider.js';
import { EventCard } from './event-card.js';
import { EventCarousel } from './event-carousel.js';

const meta = {
  title: 'Timeline/Events/EventCarousel',
  component: EventCarousel,
  args: {
    title: 'Public events',
    phase: 'ready',
    ids: ['1', '2', '3'],
    onRetry: () => undefined,
    renderEvent: id => <EventCard status={aStatus({ id, event: anEvent({ name: `Event ${id}` }) })} />,
    emptyText: 'No public events yet.',
    onReachEnd: () => undefined,
  },
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
} satisfies Meta<typeof EventCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One event at a time; no way back before the first. */
export const First: Story = {};
/** No way on behind the last. */
export const Last: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = page.getByRole('list');
    for (const steps of [1, 2]) {
      await userEvent.click(await page.findByRole('button', { name: 'Next events' }));
      await waitFor(() => expect(Math.round(Math.abs(list.scrollLeft) / list.clientWidth)).toBe(steps));
    }
    await waitFor(() => expect(page.queryByRole('button', { name: 'Next events' })).toBeNull());
    await expect(page.getByRole('button', { name: 'Previous events' })).toBeVisible();
  },
};
export const Loading: Story = { args: { phase: 'loading', ids: [] } };
export const Failed: Story = { args: { phase: 'failed', ids: [] } };
export const NoRecentEvents: Story = { args: { ids: [] } };
export const NoJoinedEvents: Story = {
  args: { ids: [], title: 'Joined events', emptyText: 'You have not joined an event yet.' },
};
