import './account-search.css';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountSearch, type AccountChoice } from './account-search.js';

const accounts: AccountChoice[] = [
  { id: '1', displayName: 'Tobias Okafor', acct: 'tobi@tram.example', avatar: '', verified: true },
  { id: '2', displayName: '結衣', acct: 'yui@hoshi.example', avatar: '', verified: false },
  {
    id: '3',
    displayName: 'A name that is much longer than the field is wide, even on a large screen',
    acct: 'long@example.com',
    avatar: '',
    verified: true,
  },
];

const meta = {
  title: 'UI/Profiles/AccountSearch',
  component: AccountSearch,
  tags: ['spec:UI-01'],
  args: { search: (): Promise<readonly AccountChoice[]> => Promise.resolve(accounts), onChoose: () => undefined },
} satisfies Meta<typeof AccountSearch<AccountChoice>>;
export default meta;
type Story = StoryObj<typeof meta>;

const type: Story['play'] = async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Search for an account' }), 'tobi');
};

/** The field is empty: its icon is a magnifying glass. */
export const Empty: Story = {};

/** Results of a search; the icon has become a button that clears the field. */
export const Results: Story = {
  play: async context => {
    await type(context);
    await waitFor(async () => expect(await screen.findByRole('option', { name: /Tobias Okafor/ })).toBeVisible());
    await expect(within(context.canvasElement).getByLabelText('Clear')).toBeVisible();
  },
};

export const NoneFound: Story = {
  args: { search: () => Promise.resolve([]) },
  play: async context => {
    await type(context);
    await waitFor(async () => expect(await screen.findByText('No matches found')).toBeVisible());
  },
};

export const Failed: Story = {
  args: { search: () => Promise.reject(new Error('Search is down')) },
  play: async context => {
    await type(context);
    await waitFor(async () => expect(await screen.findByText('The search could not be loaded.')).toBeVisible());
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'tobi');
    await waitFor(async () => expect(await screen.findByRole('option', { name: /Tobias Okafor/ })).toBeVisible());
  },
};
