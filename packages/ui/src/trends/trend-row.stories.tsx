import type { Meta, StoryObj } from '@storybook/react';
import { TrendRow } from './trend-row.js';

const uses = [40, 22, 31, 18, 14, 16, 9];

const meta = {
  title: 'UI/Lists/TrendRow',
  component: TrendRow,
  args: { name: 'birdwatching', href: '/tags/birdwatching', history: days(128) },
  decorators: [
    Story => (
      <div style={{ inlineSize: 275, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrendRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralPeople: Story = { tags: ['spec:UI-07'] };
export const OnePerson: Story = { args: { history: days(1) }, tags: ['spec:UI-07'] };
export const ManyPeople: Story = { args: { history: days(1_234_567) }, tags: ['spec:UI-07'] };
export const WithoutHistory: Story = { args: { history: [] } };
/** One line; all of the name is in its title. */
export const LongName: Story = { args: { name: 'averylonghashtagthatnobodywouldeverwriteinfullbutsomebodydid'.repeat(5) } };
export const LongArabicName: Story = { args: { name: 'طيورالميناء'.repeat(25) } };

function days(today: number) {
  return uses.map((count, day) => ({ uses: String(count), accounts: String(day === 0 ? today : count) }));
}
