import '@rookery/timeline/events.css';
import './styles.css';
import { anAccount } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { TimelineProvider } from '@rookery/timeline';
import { EventRequests } from './event-requests.js';

const meta = {
  title: 'Compose/Events/EventRequests',
  component: EventRequests,
  args: {
    requests: [
      {
        account: anAccount({ id: '1', display_name: 'Tobias Okafor', acct: 'tobi@tram.example', verified: true }),
        participation_message: 'I set type once, badly. I would like to do it well.\nMay I bring a friend?',
      },
      { account: anAccount({ id: '2', display_name: 'Céleste Arnaud', acct: 'celeste' }), participation_message: null },
    ],
    hasFailed: false,
    onRetry: () => undefined,
    onDecide: () => undefined,
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
} satisfies Meta<typeof EventRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const None: Story = { args: { requests: [] } };
export const Loading: Story = { args: { requests: null } };
export const Failed: Story = { args: { requests: null, hasFailed: true } };
/** Markup is shown as it was written. */
export const HostileMessage: Story = {
  args: {
    requests: [
      {
        account: anAccount({ id: '3', display_name: '<b>Bo</b>' }),
        participation_message: `<script>alert(1)</script> \u202Egnirts desrever ${'W'.repeat(300)}`,
      },
    ],
  },
};
