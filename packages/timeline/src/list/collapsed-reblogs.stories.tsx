import type { Meta, StoryObj } from '@storybook/react';
import { aReblogger } from '../test-support/reblogging-account.js';
import { CollapsedReblogsLine } from './collapsed-reblogs.js';

const meta = {
  title: 'Timeline/List/CollapsedReblogsLine',
  component: CollapsedReblogsLine,
  args: {
    ids: ['9', '8', '7'],
    accounts: ['Ann', 'Ben', 'Cem'].map(name => aReblogger(name)),
    isExpanded: false,
    onToggle: () => undefined,
  },
} satisfies Meta<typeof CollapsedReblogsLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = { tags: ['spec:LIST-13'] };
export const ByOne: Story = { args: { ids: ['7'], accounts: [aReblogger('Ann')] } };
/** A verified account with a long name. */
export const Verified: Story = {
  args: { accounts: [aReblogger('The Evening Gazette of the Harbour and its Islands', true), aReblogger('Ben')] },
  tags: ['spec:UI-06'],
};
export const Expanded: Story = { args: { isExpanded: true } };
/** An older page brought the post itself after its reblog was seen. */
export const PostAfterItsReblog: Story = { args: { ids: ['5'], accounts: [] } };
