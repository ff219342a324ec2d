import './combo-box.css';
import type { Meta, StoryObj } from '@storybook/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SearchList, type SearchListProps } from './search-list.js';

const pages = ['Home', 'Notifications', 'Bookmarks', 'Lists', 'Settings'].map(name => ({ id: name, lines: [name] }));

function Field(props: SearchListProps) {
  const [text, setText] = useState('');
  const items = props.items.filter(({ lines: [name = ''] }) => name.toLowerCase().startsWith(text.toLowerCase()));
  return <SearchList {...props} text={text} onTextChange={setText} items={items} />;
}

const meta = {
  title: 'UI/Forms/SearchList',
  component: SearchList,
  parameters: {
    keys: [
      ['ArrowDown, ArrowUp', 'Moves through the results.'],
      ['Enter', 'Chooses the result.'],
    ],
  },
  args: {
    label: 'Pages',
    icon: <Search size={18} aria-hidden="true" />,
    placeholder: 'Page',
    text: '',
    onTextChange: () => undefined,
    items: pages,
    emptyText: 'Nothing found',
    onChoose: () => undefined,
  },
  render: args => <Field {...args} />,
} satisfies Meta<typeof SearchList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
/** The first result is marked: Enter chooses it. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'b');
    await waitFor(async () => expect(field).toHaveAttribute('aria-activedescendant'));
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'x');
    await expect(await within(canvasElement).findByText('Nothing found', { selector: 'p' })).toBeVisible();
  },
};
