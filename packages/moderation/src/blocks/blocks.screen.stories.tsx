import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { StaffPage } from '../test-support/staff-page.js';
import '../styles.css';
import { BlocksSection } from './blocks.screen.js';

const ADMIN = '/api/v1/admin';

const meta = {
  title: 'Moderation/Blocks/BlocksSection',
  component: BlocksSection,
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof BlocksSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Providers: Story = {
  render: () => (
    <StaffPage
      section="blocks"
      serverProfile="mastodon-4.7"
      prepare={async ask => {
        await ask('POST', `${ADMIN}/email_domain_blocks`, { domain: 'throwaway.example' });
        await ask('POST', `${ADMIN}/email_domain_blocks`, { domain: 'cheap.example', allow_with_approval: true });
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('throwaway.example')).toBeVisible();
  },
};

export const Addresses: Story = {
  render: () => (
    <StaffPage
      section="blocks"
      itemId="addresses"
      serverProfile="mastodon-4.7"
      prepare={ask => ask('POST', `${ADMIN}/canonical_email_blocks`, { email: 'bot@post.example' })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^[0-9a-f]{64}$/)).toBeVisible();
  },
};

/** A stranger's comment runs nothing and moves nothing. */
export const Networks: Story = {
  render: () => (
    <StaffPage
      section="blocks"
      itemId="networks"
      serverProfile="mastodon-4.7"
      prepare={async ask => {
        await ask('POST', `${ADMIN}/ip_blocks`, { ip: '198.51.100.0/24', severity: 'sign_up_block', expires_in: 86_400 });
        const comment = `<img src=x onerror=alert(1)>${'w'.repeat(200)}\u202Egnp.exe`;
        await ask('POST', `${ADMIN}/ip_blocks`, { ip: '2001:db8::/32', severity: 'no_access', comment });
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('198.51.100.0/24')).toBeVisible();
  },
};

export const None: Story = { render: () => <StaffPage section="blocks" itemId="networks" serverProfile="mastodon-4.7" /> };

/** They could not be loaded. */
export const Failed: Story = {
  render: () => <StaffPage section="blocks" serverProfile="mastodon-4.7" isFailing />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy.', {}, { timeout: 10_000 })).toBeVisible();
  },
};
