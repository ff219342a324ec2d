import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import '../styles.css';
import { RuleForm } from './rule-form.js';

const meta = {
  title: 'Moderation/Rules/RuleForm',
  component: RuleForm,
  args: {
    draft: { text: 'Describe your pictures.', hint: 'A sentence is enough.', priority: 1 },
    onChange: () => undefined,
    onSave: () => undefined,
    isSaving: false,
    errorText: '',
  },
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof RuleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Saving: Story = { args: { isSaving: true } };
/** The words stay. */
export const Failed: Story = { args: { errorText: 'The rule could not be saved.' } };
/** It was sent without a word: the field has the focus. */
export const Missing: Story = {
  args: { draft: { text: ' ', hint: '', priority: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [field] = canvas.getAllByRole('textbox');
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
  },
};
