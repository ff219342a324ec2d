import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import '../styles.css';
import { newIpBlock } from './ip-block-draft.js';
import { NetworkForm } from './network-form.js';

const meta = {
  title: 'Moderation/Blocks/NetworkForm',
  component: NetworkForm,
  args: {
    words: { ...newIpBlock, ip: '198.51.100.0/24' },
    onChange: () => undefined,
    savedEnd: null,
    onSave: () => undefined,
    isSaving: false,
    errorText: '',
  },
  tags: ['spec:HINT-11'],
  decorators: [
    Story => (
      <main style={{ maxInlineSize: 520, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NetworkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
/** It warns of what the block does to members. Its end stays as it is. */
export const NoAccess: Story = {
  args: {
    words: { ip: '198.51.100.4', severity: 'no_access', comment: 'Bots', expires: 'kept' },
    savedEnd: '2026-12-01T00:00:00Z',
  },
};
export const Failed: Story = { args: { errorText: 'IP has already been taken' } };
export const Invalid: Story = {
  args: { words: { ...newIpBlock, ip: '198.51.100' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('textbox')[0]).toBeInvalid();
  },
};
