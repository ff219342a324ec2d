import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { StaffPage } from '../test-support/staff-page.js';
import '../styles.css';
import { RulesSection } from './rules.screen.js';

const meta = {
  title: 'Moderation/Rules/RulesSection',
  component: RulesSection,
  render: () => <StaffPage section="rules" serverProfile="pleroma" />,
} satisfies Meta<typeof RulesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each rule is moved, edited and deleted. */
export const Rules: Story = {
  tags: ['spec:HINT-11'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Be kind to your neighbours.')).toBeVisible();
  },
};

/** They could not be loaded. */
export const Failed: Story = {
  tags: ['spec:HINT-11'],
  render: () => <StaffPage section="rules" serverProfile="pleroma" isFailing />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy.', {}, { timeout: 10_000 })).toBeVisible();
  },
};

/** Mastodon has no requests for its rules. */
export const Elsewhere: Story = {
  tags: ['spec:HINT-11'],
  render: () => <StaffPage section="rules" serverProfile="mastodon-4.7" />,
};

export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
