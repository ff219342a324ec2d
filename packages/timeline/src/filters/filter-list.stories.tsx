import type { Filter } from '@rookery/api-client';
import type { Meta, StoryObj } from '@storybook/react';
import { FilterList } from './filter-list.js';
import './styles.css';

const filter = (fields: Partial<Filter>): Filter => ({
  id: '1',
  title: 'Ferries',
  context: ['home', 'public'],
  filter_action: 'warn',
  expires_at: null,
  keywords: ['ferry', '#boats'].map((keyword, index) => ({ id: String(index), keyword, whole_word: true })),
  statuses: [],
  ...fields,
});

const meta = {
  title: 'Timeline/Filters/FilterList',
  component: FilterList,
  args: {
    filters: [filter({})],
    lastEnd: Date.parse('2026-11-20T12:00:00.000Z'),
    onEdit: () => undefined,
    onDelete: () => undefined,
  },
  decorators: [
    Story => (
      <main style={{ maxInlineSize: 600 }}>
        <h1 className="rk-visually-hidden">Filters</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FilterList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The reader has none. */
export const Empty: Story = { tags: ['spec:HINT-05'], args: { filters: [] } };

/** Filters that warn, blur and hide, with words and posts. */
export const Several: Story = {
  tags: ['spec:HINT-05'],
  args: {
    filters: [
      filter({}),
      filter({ id: '2', title: 'Spiders', filter_action: 'blur', context: [], expires_at: '2026-11-21T08:00:00.000Z' }),
      filter({ id: '3', title: 'The match', filter_action: 'hide', keywords: [], statuses: [{ id: '1', status_id: '5' }] }),
      filter({ id: '4', title: 'طيور', keywords: [{ id: '1', keyword: 'طيور', whole_word: false }] }),
    ],
  },
};

/** Its end has passed: it filters nothing, and can be given another end. */
export const Expired: Story = { tags: ['spec:HINT-05'], args: { filters: [filter({ expires_at: '2026-11-20T11:00:00.000Z' })] } };

/** A title and words as long as servers take them. */
export const LongWords: Story = {
  tags: ['spec:HINT-05'],
  args: {
    filters: [filter({ title: 'x'.repeat(200), keywords: [{ id: '1', keyword: 'y'.repeat(400), whole_word: true }] })],
  },
};
