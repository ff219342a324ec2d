import type { Meta, StoryObj } from '@storybook/react';
import { MemoryRouter } from 'react-router-dom';
import { RecentSearches } from './recent-searches.js';

const meta = {
  title: 'App/Search/RecentSearches',
  component: RecentSearches,
  args: {
    searches: ['night trains', 'طيور', '@mara@tram.example', `${'a very long search '.repeat(12)}`.trim()],
    onOpen: () => undefined,
    onRemove: () => undefined,
    onClear: () => undefined,
  },
  decorators: [
    Story => (
      <MemoryRouter>
        <div style={{ maxInlineSize: 600 }}>
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof RecentSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the search page before a search. */
export const Several: Story = { tags: ['spec:HINT-06'] };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
