import type { Meta, StoryObj } from '@storybook/react';
import { BlankState, useMessages } from '@rookery/ui';
import { listsMessages } from '../messages/list-messages.js';

type Words = (typeof listsMessages)['texts'];

/** The empty state of a list as its page shows it. */
function EmptyList({ title, description }: { title: keyof Words; description?: keyof Words }) {
  const text = useMessages(listsMessages);
  const values = { instance: 'tram.example', words: 'umbrella' };
  return (
    <BlankState title={text[title](values)} description={description === undefined ? undefined : text[description](values)} />
  );
}

const meta = { title: 'App/Lists/EmptyList', component: EmptyList } satisfies Meta<typeof EmptyList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bookmarks: Story = {
  tags: ['spec:HINT-01'],
  args: { title: 'emptyBookmarksTitle', description: 'emptyBookmarksText' },
};
export const Favourites: Story = {
  tags: ['spec:HINT-01'],
  args: { title: 'emptyFavouritesTitle', description: 'emptyFavouritesText' },
};
export const List: Story = { tags: ['spec:HINT-01'], args: { title: 'emptyListTitle', description: 'emptyListText' } };
export const RemoteHost: Story = { tags: ['spec:HINT-01', 'spec:NAV-11'], args: { title: 'emptyRemoteTitle' } };
export const Quotes: Story = { tags: ['spec:NAV-06'], args: { title: 'emptyQuotesTitle', description: 'emptyQuotesText' } };
export const QuotesUnknown: Story = {
  tags: ['spec:NAV-06'],
  args: { title: 'quotesUnknownTitle', description: 'quotesUnknownText' },
};
