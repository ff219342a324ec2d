import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { DomainForm } from './domain-form.js';
import './styles.css';

const meta = {
  title: 'People/Safety/DomainForm',
  component: DomainForm,
  args: { ownDomain: 'rookery.example', onSubmit: () => undefined, ref: null },
} satisfies Meta<typeof DomainForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['spec:HINT-12'] };
/** The words stay, and the field says what is missing. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'no domain{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Enter a domain/);
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
