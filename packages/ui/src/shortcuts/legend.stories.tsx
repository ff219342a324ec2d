import type { Meta, StoryObj } from '@storybook/react';
import { Legend } from './legend.js';
import './shortcuts.css';

const meta = {
  title: 'UI/Keyboard/Legend',
  component: Legend,
  args: {
    isOpen: true,
    onClose: () => undefined,
    isOff: false,
    groups: [
      {
        id: 'moving',
        title: 'Moving',
        entries: [
          { id: 'next', name: 'Next row', keys: ['j', 'ArrowDown'] },
          { id: 'previous', name: 'Previous row', keys: ['k', 'ArrowUp'] },
        ],
      },
      {
        id: 'places',
        title: 'Go to',
        entries: [
          { id: 'goHome', name: 'Home', keys: ['g h'] },
          { id: 'goProfile', name: 'Your profile', keys: [] },
        ],
      },
    ],
  },
} satisfies Meta<typeof Legend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = { tags: ['spec:A11Y-01'] };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
export const SwitchedOff: Story = {
  args: {
    isOff: true,
    groups: [{ id: 'pattern', title: 'Inside a list, always', entries: [{ id: 'next', name: 'Next row', keys: ['PageDown'] }] }],
  },
};
