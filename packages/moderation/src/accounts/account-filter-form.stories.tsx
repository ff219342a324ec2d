import type { Meta, StoryObj } from '@storybook/react';
import { InModeration } from '../test-support/in-moderation.js';
import { AccountFilterForm } from './account-filter-form.js';
import '../styles.css';

const meta = {
  title: 'Moderation/Accounts/AccountFilterForm',
  component: AccountFilterForm,
  args: {
    api: 'accounts',
    filter: { status: '', origin: '', isStaff: false, field: 'username', words: '' },
    onFilter: () => undefined,
  },
  decorators: [
    Story => (
      <InModeration>
        <Story />
      </InModeration>
    ),
  ],
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof AccountFilterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { filter: { status: 'suspended', origin: 'remote', isStaff: false, field: 'by_domain', words: 'tram.example' } },
};
/** Pleroma finds neither frozen accounts nor addresses of the network. */
export const OfPleroma: Story = { args: { api: 'users' } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
