import type { Meta, StoryObj } from '@storybook/react';
import { AddToList } from './add-to-list.js';
import './styles.css';

const meta = {
  title: 'People/Lists/AddToList',
  component: AddToList,
  args: {
    name: 'Inês Duarte',
    lists: [
      { id: '3', title: 'Next winter', isOn: false },
      { id: '2', title: 'Letterpress', isOn: true },
      { id: '1', title: 'Rails and harbours', isOn: false },
    ],
    onChange: () => undefined,
    errorText: '',
    newList: { isSubmitting: false, errorText: '', onCreate: () => Promise.resolve(true) },
  },
} satisfies Meta<typeof AddToList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One of the lists contains the profile. */
export const Lists: Story = { tags: ['spec:HINT-04'] };
export const None: Story = { tags: ['spec:HINT-04'], args: { lists: [] } };
/** The server refused a change, which was taken back. */
export const Refused: Story = { args: { errorText: 'The list could not be changed.' } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
