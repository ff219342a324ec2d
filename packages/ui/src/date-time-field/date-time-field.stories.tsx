import './date-time-field.css';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field.js';

function Field(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateTimeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'UI/Forms/DateTimeField',
  component: DateTimeField,
  parameters: {
    keys: [
      ['ArrowUp, ArrowDown', 'Changes the part that has the focus.'],
      ['ArrowLeft, ArrowRight', 'Moves between the parts.'],
    ],
  },
  args: {
    label: 'Schedule',
    value: Date.parse('2026-11-21T08:30:00Z'),
    earliest: Date.parse('2026-11-20T09:20:00Z'),
    timeZone: 'UTC',
    onChange: () => undefined,
  },
  render: args => <Field {...args} />,
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar: Story['play'] = async ({ canvasElement }) => {
  const [button] = within(canvasElement).getAllByRole('button');
  if (button !== undefined) await userEvent.click(button);
};

export const Chosen: Story = { tags: ['spec:SCH-03'] };
/** Days before today cannot be picked. */
export const CalendarOpen: Story = { tags: ['spec:SCH-01'], play: openCalendar };
export const TooEarly: Story = {
  tags: ['spec:SCH-02'],
  args: { value: Date.parse('2026-11-20T09:15:00Z'), errorText: 'Choose a time at least 5 minutes from now.' },
};
/** The hour from 2 to 3 is there twice: each time names its offset. */
export const ClockSetBack: Story = {
  tags: ['spec:SCH-03'],
  args: { value: Date.parse('2026-10-25T00:30:00Z'), earliest: Date.parse('2026-10-20T00:00:00Z'), timeZone: 'Europe/Berlin' },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: openCalendar };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' }, play: openCalendar };
