import type { Meta, StoryObj } from '@storybook/react';
import '../styles.css';
import { RuleList } from './rule-list.js';

const meta = {
  title: 'Moderation/Rules/RuleList',
  component: RuleList,
  args: {
    rules: [
      { id: '1', text: 'Be kind to your neighbours.', hint: '', priority: 0 },
      { id: '2', text: 'Describe your pictures.', hint: 'A sentence is enough.', priority: 1 },
    ],
    onMove: () => undefined,
    onEdit: () => undefined,
    onDelete: () => undefined,
  },
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof RuleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const None: Story = { args: { rules: [] } };
/** Words of a stranger run nothing and move nothing. */
export const Hostile: Story = {
  args: {
    rules: [
      {
        id: '1',
        text: `<img src=x onerror=alert(1)>${'w'.repeat(400)}\u202Egnp.exe`,
        hint: '<script>alert(1)</script>',
        priority: 0,
      },
    ],
  },
};
