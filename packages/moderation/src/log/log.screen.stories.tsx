import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { StaffPage } from '../test-support/staff-page.js';
import '../styles.css';
import { LogSection } from './log.screen.js';

const RULES = '/api/v1/pleroma/admin/rules';

const meta = {
  title: 'Moderation/Log/LogSection',
  component: LogSection,
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof LogSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  render: () => (
    <StaffPage
      section="log"
      serverProfile="pleroma"
      prepare={async ask => {
        await ask('POST', RULES, { text: 'No shouting.' });
        await ask('PATCH', `${RULES}/1`, { text: 'Be kind.' });
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/changed #1 in rules/)).toBeVisible();
  },
};

export const None: Story = { render: () => <StaffPage section="log" serverProfile="pleroma" /> };

/** It could not be loaded. */
export const Failed: Story = {
  render: () => <StaffPage section="log" serverProfile="pleroma" isFailing />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy.', {}, { timeout: 10_000 })).toBeVisible();
  },
};
