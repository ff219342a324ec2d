import type { Meta, StoryObj } from '@storybook/react';
import { PolicyModal } from './policy-modal.js';
import './styles.css';

const meta = {
  title: 'Explore/Policy/PolicyModal',
  component: PolicyModal,
  args: {
    isOpen: true,
    isCovered: false,
    server: 'Tram City',
    href: 'https://tram.example',
    isPending: false,
    hasFailed: false,
    onAccept: () => undefined,
    onLogOut: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof PolicyModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It has no close button: the way out is an answer, or to log out. */
export const Waiting: Story = { tags: ['spec:MOD-08'] };
export const Saving: Story = { args: { isPending: true } };
export const Failed: Story = { args: { hasFailed: true } };
