import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { StaffPage } from '../test-support/staff-page.js';
import '../styles.css';
import { AnnouncementsSection } from './announcements.screen.js';

const meta = {
  title: 'Moderation/Announcements/AnnouncementsSection',
  component: AnnouncementsSection,
  tags: ['spec:HINT-11'],
  render: () => <StaffPage section="announcements" serverProfile="rebased" />,
} satisfies Meta<typeof AnnouncementsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announcements: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/moves to another machine/)).toBeVisible();
  },
};

/** They could not be loaded. */
export const Failed: Story = {
  render: () => <StaffPage section="announcements" serverProfile="rebased" isFailing />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy.', {}, { timeout: 10_000 })).toBeVisible();
  },
};
