import type { Meta, StoryObj } from '@storybook/react';
import { SearchField } from './search-field.js';

const meta = {
  title: 'UI/Forms/SearchField',
  component: SearchField,
  parameters: { keys: [['Escape', 'Clears the field, or closes it where it can be closed.']] },
  args: { label: 'Search', value: '', onChange: () => undefined },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** A button clears it. */
export const Filled: Story = { args: { value: 'Lev' } };
/** The placeholder is at the start of the field. */
export const EmptyRightToLeft: Story = { globals: { locale: 'ar' } };
