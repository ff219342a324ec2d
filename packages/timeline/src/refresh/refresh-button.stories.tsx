import type { Meta, StoryObj } from '@storybook/react';
import { RefreshButton } from './refresh-button.js';

const meta = {
  title: 'Timeline/List/RefreshButton',
  component: RefreshButton,
  args: { isBusy: false, onPress: () => undefined },
} satisfies Meta<typeof RefreshButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['spec:PTR-03'] };
export const Busy: Story = { args: { isBusy: true }, tags: ['spec:PTR-03'] };
