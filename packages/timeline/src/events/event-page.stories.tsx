import './styles.css';
import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient, ingestStatuses } from '@rookery/store';
import { anAccount, anAttachment, aStatus, anEvent } from '@rookery/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TimelineProvider } from '../timeline-provider.js';
import { EventScreen } from './event.screen.js';

const organizer = anAccount({ id: '9', display_name: 'Viaduct Street Library', acct: 'library', verified: true });
const event = anEvent({ join_mode: 'restricted' });
const status = aStatus({
  id: '1',
  account: organizer,
  event,
  content: '<p>Readings, lantern slides and soup until the 23:40 leaves.</p>',
  media_attachments: [
    anAttachment({
      id: '2',
      type: 'unknown',
      mime_type: 'text/html',
      remote_url: 'https://library.example/last-trams',
      url: null,
    }),
  ],
});
const guests = ['Noor', 'Kazimir', 'Inês Duarte'].map((name, index) =>
  anAccount({ id: String(index + 20), display_name: name, acct: `guest${index}@tram.example` }),
);

/** A server with this event alone. */
function Page({ tab = 'information', known = status }: { tab?: 'information' | 'discussion'; known?: typeof status | null }) {
  const answers: Record<string, unknown> = {
    '/api/v1/statuses/1': known && { ...known, pleroma: { event: known.event } },
    '/api/v1/statuses/1/context': { ancestors: [], descendants: [] },
    '/api/v1/pleroma/events/1/participations': guests,
  };
  const client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: 'token',
    fetch: (input, init) => {
      const answer = answers[new URL(new Request(input, init).url).pathname] ?? null;
      return Promise.resolve(
        answer === null ? Response.json({ error: 'Record not found' }, { status: 404 }) : Response.json(answer),
      );
    },
  });
  const queryClient = createQueryClient();
  if (known !== null) ingestStatuses(queryClient, [known]);
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true }}>
          <main style={{ maxInlineSize: 600 }}>
            <EventScreen statusId="1" tab={tab} displayCta={false} isVisitor={false} loginHref="/login" signupHref="/signup" />
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Timeline/Events/EventPage',
  component: Page,
  subcomponents: { EventScreen },
  tags: ['spec:EVT-01'],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};
export const DiscussionEmpty: Story = {
  args: { tab: 'discussion' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No comments yet.')).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { known: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Event not found')).toBeVisible();
  },
};
export const Participants: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '10 people going' }));
    await waitFor(() => expect(screen.getByText('Kazimir')).toBeVisible());
  },
};
/** A restricted event asks for words to the organiser. */
export const RequestToJoin: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Participate/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Request to join' })).toBeVisible());
  },
};
/** Joining a restricted event again needs a new approval. */
export const Leave: Story = {
  args: { known: { ...status, event: { ...event, join_state: 'accept' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Leave$/ }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave event' })).toBeVisible());
  },
};
