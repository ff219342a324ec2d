import { anAccount, aRelationship } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { TimelineProvider } from '@rookery/timeline';
import { SuggestionsBlock } from './suggestions-block.js';
import './styles.css';

const people = [
  { id: '1', acct: 'owlbox@north.example', display_name: 'Owl Box Camera', following: false },
  { id: '2', acct: 'ines@mar.example', display_name: 'Inês Duarte', verified: true, following: false },
  { id: '3', acct: 'yui@hoshi.example', display_name: '結衣', requested: true },
  { id: '4', acct: 'bo', display_name: '', following: true },
  { id: '5', acct: 'kaz@tram.example', display_name: 'Kazimir', following: false },
];
const profiles = people.map(({ following = false, requested = false, ...account }) => ({
  account: anAccount(account),
  relationship: aRelationship({ id: account.id, following, requested }),
  reason: null,
}));

const meta = {
  title: 'People/Profiles/SuggestionsBlock',
  component: SuggestionsBlock,
  args: {
    profiles,
    titleId: 'suggestions',
    allHref: '/suggestions',
    onFollow: () => undefined,
    onDismiss: () => undefined,
  },
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <article className="rk-injection" aria-labelledby="suggestions" style={{ maxInlineSize: 600 }}>
          <Story />
        </article>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof SuggestionsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names and handles of two lines fit into the cards of a wide page. */
export const FourOfFive: Story = {
  tags: ['spec:LIST-04', 'spec:SUG-01'],
  play: async ({ canvasElement }) => {
    const cut = [...canvasElement.querySelectorAll('li a > *')].filter(name => name.scrollHeight > name.clientHeight + 1);
    await expect(cut.map(name => name.textContent)).toEqual([]);
  },
};
export const Two: Story = { args: { profiles: profiles.slice(0, 2) }, tags: ['spec:SUG-01'] };
export const RelationshipsOnTheirWay: Story = {
  args: { profiles: profiles.slice(0, 3).map(({ account }) => ({ account, relationship: undefined, reason: null })) },
  tags: ['spec:SUG-01'],
};
export const Nobody: Story = { args: { profiles: [] }, tags: ['spec:SUG-01'] };
