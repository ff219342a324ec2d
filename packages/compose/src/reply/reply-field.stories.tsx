import type { Meta, StoryObj } from '@storybook/react';
import { ReplyField } from './reply-field.js';
import './styles.css';

const meta = {
  title: 'Compose/Reply/ReplyField',
  component: ReplyField,
  args: { statusId: '1', typing: null, Composer: () => null, account: { avatar: '', name: 'Mara Lindqvist' } },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 600, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReplyField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below the post that a thread is about. */
export const Closed: Story = { tags: ['spec:CMP-01'] };
export const RightToLeft: Story = { tags: ['spec:CMP-01'], globals: { locale: 'ar', theme: 'dark' } };
