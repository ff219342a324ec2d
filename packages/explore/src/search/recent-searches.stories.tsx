import type { Meta, StoryObj } from '@storybook/react';
import { RecentSearches } from './recent-searches.js';
import './styles.css';

const meta = {
  title: 'Explore/Search/RecentSearches',
  component: RecentSearches,
  args: {
    searches: ['night trains', 'طيور', '@mara@tram.example', `${'a very long search '.repeat(12)}`.trim()],
    hrefOf: (words: string) => `/search?q=${encodeURIComponent(words)}`,
    onOpen: () => undefined,
    onRemove: () => undefined,
    onClear: () => undefined,
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the search page before a search. */
export const Several: Story = { tags: ['spec:HINT-06'] };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
