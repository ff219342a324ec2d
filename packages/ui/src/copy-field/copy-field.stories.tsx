import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { CopyField } from './copy-field.js';

const meta = {
  title: 'UI/Forms/CopyField',
  component: CopyField,
  args: { label: 'Your address', value: '@mara@rookery.example' },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['spec:UI-02'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Your address' });
    await userEvent.click(field);
    await expect(field.selectionEnd).toBe(field.value.length);
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { label: 'عنوانك' } };
/** Longer than the field. */
export const LongText: Story = {
  args: { value: `https://rookery.example/@mara/${'1234567890'.repeat(12)}`, description: 'Others find you with it.' },
};
