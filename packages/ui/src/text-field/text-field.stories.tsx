import type { Meta, StoryObj } from '@storybook/react';
import { TextField } from './text-field.js';

const meta = { title: 'UI/Forms/TextField', component: TextField, args: { label: 'Server' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'example.social', description: 'The address of your server.' } };
/** The placeholder is at the start of the field. */
export const EmptyRightToLeft: Story = { ...Empty, globals: { locale: 'ar' } };
export const Filled: Story = { args: { defaultValue: 'tram.example' } };
export const Invalid: Story = { args: { defaultValue: 'not a server', errorText: 'There is no server at this address.' } };
