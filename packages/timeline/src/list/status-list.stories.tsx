import { BlankState, useMessages } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { Gap } from './gap.js';
import { NewItemsBanner } from './new-items-banner.js';
import { StatusList, type StatusListProps } from './status-list.js';
import { listMessages } from './messages.js';

interface PlainRow {
  key: string;
  text: string;
}

const texts = [
  'First frost on the viaduct this morning.',
  'The index survived! Every card, every coffee ring.',
  'Three lines of type, two of them upside down.',
  'The ferry takes bicycles again from Monday.',
];
const rows: PlainRow[] = texts.map((text, index) => ({ key: `s:${90 - index}`, text }));
const act = () => undefined;

const meta = {
  title: 'Timeline/List/StatusList',
  component: StatusList<PlainRow>,
  args: {
    id: 'status-list',
    phase: 'ready',
    rows,
    renderRow: row => (
      <article aria-posinset={rows.indexOf(row) + 1} aria-setsize={-1} className="rk-list-line">
        {row.text}
      </article>
    ),
    older: { isLoading: false, hasFailed: false, onLoad: act },
    autoloadMore: false,
    isBusy: false,
    isOffline: false,
    onRetry: act,
    onSignIn: act,
  } satisfies StatusListProps<PlainRow>,
  decorators: [
    Story => (
      <main style={{ maxInlineSize: 600 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof StatusList<PlainRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { tags: ['spec:LIST-01', 'spec:LIST-07'] };
export const Loading: Story = { args: { phase: 'loading', rows: [] }, tags: ['spec:LIST-02'] };
export const Preparing: Story = { args: { phase: 'preparing', isHome: true, rows: [] }, tags: ['spec:LIST-15'] };
export const Failed: Story = { args: { phase: 'failed', rows: [] }, tags: ['spec:LIST-14'] };
export const Empty: Story = { args: { rows: [], older: null }, tags: ['spec:LIST-14'] };
function NobodyFollowed() {
  const text = useMessages(listMessages);
  return <BlankState title={text.emptyHome()} description={text.emptyHomeHint()} />;
}

export const EmptyHome: Story = {
  args: {
    rows: [],
    older: null,
    emptyState: <NobodyFollowed />,
  },
  tags: ['spec:LIST-14'],
};
export const End: Story = { args: { older: null }, tags: ['spec:LIST-14'] };
export const LoadingMore: Story = { args: { older: { isLoading: true, hasFailed: false, onLoad: act } } };
export const OlderFailed: Story = { args: { older: { isLoading: false, hasFailed: true, onLoad: act } } };
export const Offline: Story = { args: { isOffline: true } };

export const WithQueueBanner: Story = {
  tags: ['spec:LIST-08', 'spec:LIST-09'],
  render: args => (
    <>
      <NewItemsBanner count={12} isFloating={false} onPress={act} />
      <StatusList {...args} />
    </>
  ),
};

export const GapInTheMiddle: Story = {
  tags: ['spec:LIST-03'],
  args: {
    rows: [...rows.slice(0, 2), { key: 'g:89', text: '' }, ...rows.slice(2)],
    renderRow: row =>
      row.key.startsWith('g:') ? (
        <Gap newerAt="2026-11-20T09:15:00" olderAt="2026-11-20T07:40:00" isLoading={false} hasFailed={false} onFill={act} />
      ) : (
        <article aria-posinset={rows.indexOf(row) + 1} aria-setsize={-1} className="rk-list-line">
          {row.text}
        </article>
      ),
  },
};
