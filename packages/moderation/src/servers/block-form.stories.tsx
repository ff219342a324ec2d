import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import '../styles.css';
import { newBlock } from './block-draft.js';
import { BlockForm, type BlockFormProps } from './block-form.js';
import { Ties } from './ties.js';

function OpenForm(props: BlockFormProps) {
  const [draft, setDraft] = useState(props.draft);
  return <BlockForm {...props} draft={draft} onChange={setDraft} />;
}

const ties = { accounts: 1204, follows: 12, followers: 1 };

const meta = {
  title: 'Moderation/Servers/BlockForm',
  component: BlockForm,
  render: args => <OpenForm {...args} />,
  args: {
    draft: newBlock,
    onChange: () => undefined,
    isNew: true,
    ownHost: 'harbour.example',
    ties: null,
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
} satisfies Meta<typeof BlockForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
/** The ties to the server stay. */
export const Limit: Story = {
  args: { draft: { ...newBlock, domain: 'loud.example' }, ties: <Ties ties={ties} areCut={false} /> },
};
/** It says before how many follows end. */
export const Suspension: Story = {
  args: { draft: { ...newBlock, domain: 'loud.example', severity: 'suspend' }, ties: <Ties ties={ties} areCut /> },
};
export const TiesBeingCounted: Story = {
  args: { draft: { ...newBlock, domain: 'loud.example' }, ties: <Ties ties={null} areCut={false} /> },
};
export const TiesUnknown: Story = {
  args: { draft: { ...newBlock, domain: 'loud.example' }, ties: <Ties ties="unknown" areCut={false} /> },
};
/** The server refused it: what was typed stays. */
export const Failed: Story = {
  args: { draft: { ...newBlock, domain: 'loud.example' }, errorText: 'Domain has already been taken' },
};
/** The own server cannot be limited. */
export const OwnServer: Story = {
  args: { draft: { ...newBlock, domain: 'harbour.example' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('textbox')[0]).toBeInvalid();
  },
};
export const RightToLeft: Story = {
  args: { draft: { ...newBlock, domain: 'loud.example', severity: 'suspend' }, ties: <Ties ties={ties} areCut /> },
  globals: { locale: 'ar', theme: 'dark' },
};
