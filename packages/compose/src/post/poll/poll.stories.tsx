import '../../styles.css';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import type { DraftPoll } from '@rookery/store';
import { PollButton } from './poll-button.js';
import { PollField, type PollFieldProps } from './poll-field.js';

const limits = { maxOptions: 4, maxOptionCharacters: 50, minSeconds: 300, maxSeconds: 2_629_746 };

function Poll(props: PollFieldProps) {
  const [value, setValue] = useState<DraftPoll | null>(props.value);
  return (
    <div style={{ maxInlineSize: 490 }}>
      {value !== null && <PollField {...props} value={value} onChange={setValue} />}
      <PollButton value={value} onChange={setValue} limits={props.limits} />
    </div>
  );
}

const meta = {
  title: 'Compose/Posts/PollField',
  component: PollField,
  args: {
    value: { options: ['', ''], expiresIn: 86_400, multiple: false },
    onChange: () => undefined,
    limits,
  },
  tags: ['spec:CMP-01'],
  render: args => <Poll {...args} />,
} satisfies Meta<typeof PollField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two empty options, 24 hours, one choice. */
export const Added: Story = {};
export const Filled: Story = {
  args: { value: { options: ['The night train', 'The ferry', 'A bicycle'], expiresIn: 3 * 86_400, multiple: true } },
};
/** At the limit no option can be added. */
export const Full: Story = { args: { value: { options: ['North', 'East', 'South', 'West'], expiresIn: 3600, multiple: false } } };
export const TooFew: Story = { args: { isChecked: true } };
export const TooLong: Story = {
  args: {
    value: {
      options: ['Yes', 'Only if the reading room is open until late at night, and heated'],
      expiresIn: 86_400,
      multiple: false,
    },
  },
};
export const Repeated: Story = { args: { value: { options: ['Yes', 'Yes'], expiresIn: 86_400, multiple: false } } };
export const EndsTooSoon: Story = { args: { value: { options: ['Yes', 'No'], expiresIn: 0, multiple: false } } };
export const RightToLeft: Story = {
  args: { value: { options: ['نعم', 'لا'], expiresIn: 86_400, multiple: false } },
  globals: { locale: 'ar', theme: 'dark' },
};
