import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { StaffPage } from '../test-support/staff-page.js';
import '../styles.css';
import { ServersSection } from './servers.screen.js';

const meta = {
  title: 'Moderation/Servers/ServersSection',
  component: ServersSection,
  tags: ['spec:HINT-11'],
  render: () => <StaffPage section="servers" serverProfile="mastodon-4.7" />,
} satisfies Meta<typeof ServersSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Limited: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('loud.example')).toBeVisible();
  },
};

export const Allowed: Story = {
  render: () => (
    <StaffPage
      section="servers"
      itemId="allowed"
      serverProfile="mastodon-4.7"
      prepare={ask => ask('POST', '/api/v1/admin/domain_allows', { domain: 'tram.example' })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('tram.example')).toBeVisible();
  },
};

/** They could not be loaded. */
export const Failed: Story = {
  render: () => <StaffPage section="servers" serverProfile="mastodon-4.7" isFailing />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy.', {}, { timeout: 10_000 })).toBeVisible();
  },
};
