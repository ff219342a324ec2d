import type { Meta, StoryObj } from '@storybook/react';
import { FilteredRow } from './filtered-row.js';

const meta = {
  title: 'Timeline/Status/FilteredRow',
  component: FilteredRow,
  args: { warning: { titles: ['Ferries'], words: [], isHidden: false }, position: 1, setSize: 1, onShow: () => undefined },
  decorators: [
    Story => (
      <main style={{ maxInlineSize: 600 }}>
        <div role="feed" aria-label="Home">
          <Story />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof FilteredRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One of the reader's filters matches the post. */
export const Warned: Story = { tags: ['spec:STAT-05'] };

/** With the words of the post that match. */
export const WithWords: Story = {
  tags: ['spec:HINT-05'],
  args: { warning: { titles: ['Boats'], words: ['ferry'], isHidden: false } },
};

/** Several filters with long titles. */
export const SeveralFilters: Story = {
  tags: ['spec:STAT-05'],
  args: {
    warning: {
      titles: ['Ferries and everything that floats', 'x'.repeat(80), 'طيور'],
      words: ['ferry', 'قارب'],
      isHidden: false,
    },
  },
};

/** A filter hides the post; its place in a thread stays. */
export const Hidden: Story = { tags: ['spec:STAT-05'], args: { warning: { titles: ['Ferries'], words: [], isHidden: true } } };
