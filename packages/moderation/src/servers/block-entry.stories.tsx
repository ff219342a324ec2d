import type { Meta, StoryObj } from '@storybook/react';
import '../styles.css';
import { BlockEntry } from './block-entry.js';

const block = {
  id: '1',
  domain: 'loud.example',
  severity: 'silence',
  reject_media: true,
  reject_reports: true,
  obfuscate: true,
  public_comment: 'Too many advertisements.',
  private_comment: 'Ada wrote to them in March.',
  created_at: '2026-03-01T10:00:00Z',
} as const;

const meta = {
  title: 'Moderation/Servers/BlockEntry',
  component: BlockEntry,
  args: { block, onEdit: () => undefined, onLift: () => undefined },
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof BlockEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Limited: Story = {};
export const Suspended: Story = { args: { block: { ...block, severity: 'suspend', obfuscate: false } } };
/** Words of a stranger run nothing and move nothing. */
export const Hostile: Story = {
  args: {
    block: {
      ...block,
      domain: `${'a-very-long-label.'.repeat(8)}example`,
      public_comment: `<img src=x onerror=alert(1)>${'w'.repeat(300)}`,
      private_comment: '\u202Egnp.exe\n\n\n<script>alert(1)</script>',
    },
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
