import '../styles.css';
import { anAccount } from '@rookery/api-client/testing';
import type { NotificationPolicy } from '@rookery/api-client';
import type { Meta, StoryObj } from '@storybook/react';
import { TimelineProvider } from '@rookery/timeline';
import { PolicyForm, RequestList } from './notification-requests.js';

const requests = ['Inês Duarte', 'Owl Box Camera'].map((display_name, index) => ({
  id: String(index + 1),
  updated_at: null,
  notifications_count: 3 - index,
  account: anAccount({ id: `${index}`, acct: `person${index}@mar.example`, display_name }),
  last_status: null,
}));
const policy: NotificationPolicy = {
  for_not_following: 'accept',
  for_not_followers: 'accept',
  for_new_accounts: 'drop',
  for_private_mentions: 'filter',
  for_limited_accounts: 'filter',
  pending_requests_count: 2,
  canDrop: true,
};

const meta = {
  title: 'Notifications/Requests/NotificationRequests',
  component: RequestList,
  args: {
    phase: 'ready',
    onRetry: () => undefined,
    requests,
    older: null,
    hrefOf: id => `/notifications/requests/${id}`,
    onAnswer: () => undefined,
  },
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true, storageScope: 'story' }}>
        <Story />
      </TimelineProvider>
    ),
  ],
  tags: ['spec:HINT-02'],
} satisfies Meta<typeof RequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = { args: { requests: requests.slice(0, 1) } };
export const WithMore: Story = { args: { older: { isLoading: false, hasFailed: false, onLoad: () => undefined } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
/** The choices of the server for groups of accounts. */
export const Policy: Story = { render: () => <PolicyForm policy={policy} onChange={() => undefined} /> };
/** Version 1 of the policy cannot drop. */
export const PolicyWithoutDrop: Story = {
  render: () => <PolicyForm policy={{ ...policy, for_new_accounts: 'filter', canDrop: false }} onChange={() => undefined} />,
};
