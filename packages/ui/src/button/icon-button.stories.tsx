import type { Meta, StoryObj } from '@storybook/react';
import { Heart } from 'lucide-react';
import { IconButton } from './icon-button.js';

const meta = {
  title: 'UI/Controls/IconButton',
  component: IconButton,
  args: { label: 'Like', icon: <Heart size={18} strokeWidth={1.85} aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithCount: Story = { args: { children: '1.2k' } };
export const Pressed: Story = { args: { isPressed: true } };
export const Disabled: Story = { args: { disabled: true } };
