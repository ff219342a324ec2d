import type { Meta, StoryObj } from '@storybook/react';
import { NavTabs } from './nav-tabs.js';

const meta = {
  title: 'UI/Navigation/NavTabs',
  component: NavTabs,
  args: {
    label: 'Timelines',
    items: [
      { href: '/', label: 'Following', isCurrent: true },
      { href: '/timeline/local', label: 'Local', isCurrent: false },
      { href: '/timeline/fediverse', label: 'Federated', isCurrent: false },
    ],
  },
} satisfies Meta<typeof NavTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const NoneCurrent: Story = {
  args: { items: [{ href: '/', label: 'Following', isCurrent: false }] },
};
