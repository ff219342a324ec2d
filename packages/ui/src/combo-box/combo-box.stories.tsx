import './combo-box.css';
import type { Meta, StoryObj } from '@storybook/react';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './combo-box.js';

const places = [
  { id: '1', lines: ['Depot No. 2', 'Ringbahn 40', '1210, Rookhaven'] },
  { id: '2', lines: ['Depot café', 'Ringbahn 42'] },
];

function Field(props: ComboBoxProps) {
  const [text, setText] = useState('');
  const items = text === '' ? [] : props.items;
  return (
    <ComboBox {...props} text={text} onTextChange={setText} items={items} emptyText={text === '' ? undefined : props.emptyText} />
  );
}

const meta = {
  title: 'UI/Forms/ComboBox',
  component: ComboBox,
  parameters: {
    keys: [
      ['ArrowDown, ArrowUp', 'Moves between the suggestions.'],
      ['Enter', 'Takes the suggestion.'],
      ['Escape', 'Closes the suggestions.'],
    ],
  },
  args: {
    label: 'Location',
    icon: <MapPin size={18} aria-hidden="true" />,
    placeholder: 'Type a place or an address',
    text: '',
    onTextChange: () => undefined,
    items: places,
    emptyText: 'No place found.',
    onChoose: () => undefined,
  },
  render: args => <Field {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const type: Story['play'] = async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole('combobox'), 'dep');
};

export const Closed: Story = {};
export const Suggestions: Story = {
  play: async context => {
    await type(context);
    await waitFor(async () => expect(await screen.findByRole('option', { name: /^Depot No. 2/ })).toBeVisible());
  },
};
export const NothingFound: Story = {
  args: { items: [] },
  play: async context => {
    await type(context);
    await waitFor(async () => expect(await screen.findByText('No place found.')).toBeVisible());
  },
};
