import type { Meta, StoryObj } from '@storybook/react';
import { aReport, aStaffAccount } from '../test-support/builders.js';
import { InModeration } from '../test-support/in-moderation.js';
import { AccountCard } from './account-card.js';
import '../styles.css';

const answered = [
  aReport({
    id: '9',
    state: 'resolved',
    action_taken: true,
    action_taken_at: '2026-11-18T09:00:00.000Z',
    action_taken_by_account: aStaffAccount({ username: 'warden' }),
  }),
  aReport({ id: '4', state: 'resolved', action_taken: true, action_taken_at: null }),
];

const meta = {
  title: 'Moderation/Accounts/AccountCard',
  component: AccountCard,
  args: {
    account: aStaffAccount({ silenced: true }),
    profileHref: '/@ada',
    staffHref: '/moderation/accounts/4711',
    history: { open: 2, resolved: 7, isMore: false, answered },
    reportsHref: '/moderation/reports?about=4711',
    reportHref: id => `/moderation/reports/${id}`,
    log: [],
    historyFailure: null,
  },
  decorators: [
    Story => (
      <InModeration>
        <Story />
      </InModeration>
    ),
  ],
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof AccountCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Applicant: Story = {
  args: {
    account: aStaffAccount({ approved: false, confirmed: false, invite_request: 'I like birds and trams.' }),
    history: null,
    staffHref: null,
  },
};
/** The server cannot list reports by account, but has a log. */
export const WithLog: Story = {
  args: {
    history: null,
    reportsHref: null,
    log: [
      {
        id: '1',
        created_at: '2026-11-18T09:00:00.000Z',
        actor: 'warden',
        action: 'tag',
        message: '@warden added tags: mrf_tag:force-unlisted to users: @ada',
      },
    ],
  },
};
export const HistoryFailed: Story = {
  args: { history: null, historyFailure: 'The history of this account could not be loaded.' },
};
export const ManyReports: Story = { args: { history: { open: 200, resolved: 200, isMore: true, answered: [] } } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
