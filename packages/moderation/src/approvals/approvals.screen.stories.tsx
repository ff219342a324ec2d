import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { StaffPage } from '../test-support/staff-page.js';
import '../styles.css';
import { ApprovalsSection } from './approvals.screen.js';

const meta = {
  title: 'Moderation/Approvals/ApprovalsSection',
  component: ApprovalsSection,
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof ApprovalsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  render: () => (
    <StaffPage
      section="approvals"
      serverProfile="mastodon-4.7"
      prepare={ask => ask('POST', '/_control/members', { username: 'wren', count: 3, approved: false, reason: 'Trams' })}
    />
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Trams'))[0]).toBeVisible();
  },
};

export const None: Story = { render: () => <StaffPage section="approvals" serverProfile="pleroma" /> };

/** They could not be loaded. */
export const Failed: Story = {
  render: () => <StaffPage section="approvals" serverProfile="mastodon-4.7" isFailing />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy.', {}, { timeout: 10_000 })).toBeVisible();
  },
};
