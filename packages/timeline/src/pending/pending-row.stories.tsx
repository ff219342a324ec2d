import { anAccount } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { TimelineProvider } from '../timeline-provider.js';
import { PendingRow } from './pending-row.js';

const post = {
  draft: {
    status: 'The ferry takes bicycles again from Monday.\n\nBring <b>cash</b>,\nthe card reader is at the bottom of the harbour.',
    visibility: 'public' as const,
    language: 'en',
  },
  startedAt: Date.UTC(2026, 10, 20, 12),
  phase: 'sending' as const,
  error: null,
  mayBeSent: false,
};

const meta = {
  title: 'Timeline/PendingRow',
  component: PendingRow,
  args: {
    idempotencyKey: '5f0c',
    post,
    account: anAccount({ acct: 'mara', display_name: 'Mara Lindqvist' }),
    position: 1,
    setSize: -1,
    onRetry: () => undefined,
    onDiscard: () => undefined,
  },
  decorators: [
    Story => (
      <TimelineProvider isSignedIn>
        <div role="feed" aria-label="Posts" style={{ maxInlineSize: 600 }}>
          <Story />
        </div>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof PendingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = { tags: ['spec:LIST-05'] };
export const SendingWithWarning: Story = {
  args: { post: { ...post, draft: { ...post.draft, spoiler_text: 'Harbour news', visibility: 'private' } } },
  tags: ['spec:LIST-05'],
};
export const Failed: Story = {
  args: { post: { ...post, phase: 'failed', error: 'Validation failed: Text character limit of 500 exceeded' } },
  tags: ['spec:LIST-05'],
};
export const FailedWithoutWords: Story = {
  args: { post: { ...post, phase: 'failed', mayBeSent: true }, account: null },
  tags: ['spec:LIST-05'],
};
