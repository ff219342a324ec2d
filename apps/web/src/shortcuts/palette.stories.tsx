import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, waitFor } from 'storybook/test';
import type { PaletteItem } from './palette-item.js';
import { Palette } from './palette.js';

const items: readonly PaletteItem[] = [
  { id: '/lists', kind: 'page', label: 'Lists', words: '', href: '/lists', keys: ['g i'] },
  { id: 'reply', kind: 'post', label: 'Reply', words: '', keys: ['r'] },
  { id: 'newPost', kind: 'command', label: 'New post', words: '', keys: ['n'] },
  { id: '/@ines@mar.example', kind: 'person', label: 'Inês', words: '', detail: '@ines@mar.example', avatar: '' },
  { id: '/list/1', kind: 'list', label: 'Rails and harbours', words: '' },
  { id: '/settings/appearance#theme', kind: 'setting', label: 'Theme', words: '', detail: 'Appearance' },
  { id: 'account:drafts', kind: 'account', label: 'Drafts', words: '' },
  { id: '/tags/birds', kind: 'tag', label: '#birds', words: '' },
  { id: '/search?q=birds', kind: 'search', label: 'Search posts for “birds”', words: '' },
];

const long = 'a name that goes on for as long as a server lets it, and then for some more words, because nobody stopped it ';

const meta = {
  title: 'App/Shortcuts/Palette',
  component: Palette,
  parameters: {
    keys: [
      ['Ctrl+K', 'Opens and closes it.'],
      ['ArrowDown, ArrowUp', 'Moves through the results.'],
      ['Enter', 'Opens or runs the result.'],
    ],
  },
  args: {
    isOpen: true,
    title: 'Command palette',
    placeholder: 'Page, person, list, setting or command',
    text: '',
    onTextChange: () => undefined,
    items,
    emptyText: 'Nothing found',
    onChoose: () => undefined,
    onClose: () => undefined,
  },
  play: async () => {
    const field = await screen.findByRole('combobox');
    await waitFor(async () => expect(field).toBeVisible());
  },
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of item. */
export const Kinds: Story = {};

/** While a search of the server is under way, and nothing else matches. */
export const Searching: Story = { args: { text: 'solv', items: [], emptyText: 'Searching…' } };

export const NothingFound: Story = { args: { text: 'xqzzy', items: [] } };

/** Names are cut before the kind and the keys. */
export const LongNames: Story = {
  args: {
    items: items.map(item => ({ ...item, label: long + item.label, ...(item.detail && { detail: item.detail + long }) })),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
