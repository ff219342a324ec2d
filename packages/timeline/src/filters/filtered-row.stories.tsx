import type { FilterResult } from '@rookery/api-client';
import type { Meta, StoryObj } from '@storybook/react';
import { FilteredRow } from './filtered-row.js';

const result = (title: string, words: string[] = [], filter_action: 'warn' | 'hide' = 'warn'): FilterResult => ({
  filter: { id: title, title, context: [], filter_action, expires_at: null },
  keyword_matches: words,
  status_matches: [],
});

const meta = {
  title: 'Timeline/Status/FilteredRow',
  component: FilteredRow,
  args: { results: [result('Ferries')], position: 1, setSize: 1, onShow: () => undefined },
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
  args: { results: [result('Boats', ['ferry'])] },
};

/** Several filters with long titles. */
export const SeveralFilters: Story = {
  tags: ['spec:STAT-05'],
  args: {
    results: [result('Ferries and everything that floats', ['ferry']), result('x'.repeat(80)), result('طيور', ['قارب'])],
  },
};

/** A filter hides the post; its place in a thread stays. */
export const Hidden: Story = { tags: ['spec:STAT-05'], args: { results: [result('Ferries', [], 'hide')] } };
