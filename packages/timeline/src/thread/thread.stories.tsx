import { anAccount, aStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Status } from '../status/status.js';
import { TimelineProvider } from '../timeline-provider.js';
import { JoinCard } from './join-card.js';
import { BranchRow } from './branch-row.js';
import { NewReplyMark } from './new-reply-mark.js';
import { threadRows } from './thread-tree.js';
import { Thread, type DrawnRow, type ThreadProps } from './thread.js';
import { focusedParts } from '../status/focused-parts.screen.js';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');
const people = [
  anAccount({ id: '100', verified: true }),
  anAccount({ id: '101', acct: 'noor@hoshi.garden', display_name: 'Noor', verified: true }),
  anAccount({ id: '102', acct: 'kaz@tram.city', display_name: 'Kazimir' }),
];
const words: Record<string, string> = {
  1: 'Does anybody still have the card index of the tram depot? Asking for a very patient friend.',
  2: 'The index survived! Every card, every coffee ring. I am putting the finding aid online tonight.',
  3: 'I will need a bigger table.',
  4: 'Bring the table. And the lamp.',
  6: 'カードの写真も公開されますか?とても楽しみです。',
};

function statusOf(id: string) {
  const account = people[(Number(id) - 1) % people.length] ?? anAccount();
  return aStatus({ id, account, content: `<p>${words[id] ?? `Reply number ${id}.`}</p>`, favourites_count: Number(id) * 3 });
}

const renderRow = (row: DrawnRow, index: number) => {
  if (row.kind === 'pending') return null;
  if (row.kind !== 'status') {
    return <BranchRow row={row} position={index + 1} setSize={-1} registry={null} onToggle={() => undefined} />;
  }
  return (
    <Status
      status={statusOf(row.statusId)}
      focused={row.part === 'focus' ? focusedParts : undefined}
      connectors={row.connectors}
      footnote={row.isNew ? <NewReplyMark /> : null}
      now={() => NOW}
    />
  );
};

const whole = threadRows(
  { id: '2', parentId: '1' },
  {
    ancestors: [{ id: '1', parentId: null }],
    descendants: [
      { id: '3', parentId: '2' },
      { id: '4', parentId: '3' },
    ],
  },
);

const meta = {
  title: 'Timeline/Thread',
  component: Thread,
  args: { rows: whole, renderRow, state: 'ready', onRetry: () => undefined },
  decorators: [
    Story => (
      <TimelineProvider isSignedIn={false}>
        <main style={{ maxInlineSize: 600 }}>
          <Story />
        </main>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof Thread>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The ancestors, the focused post, and replies with their replies. */
export const Whole: Story = { tags: ['spec:THR-01'] };

/** The server has more replies. */
export const MoreReplies: Story = { tags: ['spec:THR-02'], args: { onLoadMore: () => undefined } };

/** A skeleton while the thread loads. */
export const Loading: Story = { tags: ['spec:THR-03'], args: { rows: null, state: 'loading' } };

/** The server does not know the post. */
export const NotFound: Story = { tags: ['spec:THR-04'], args: { rows: null, state: 'not-found' } };

/** The network failed before the post was loaded. */
export const Failed: Story = { args: { rows: null, state: 'failed' } };

/** The post is in the cache, and its context failed to load. */
export const ContextFailed: Story = {
  args: { rows: threadRows({ id: '2', parentId: '1' }, null), isContextFailed: true },
};

/** A visitor is invited to join. */
export const Visitor: Story = {
  tags: ['spec:THR-05'],
  args: { footer: <JoinCard loginHref="/login" signupHref="/signup" /> },
};

/** Two posts are unavailable: an ancestor, and one between the replies. */
export const WithHoles: Story = {
  tags: ['spec:THR-06'],
  args: {
    rows: threadRows(
      { id: '2', parentId: 'gone' },
      {
        ancestors: [],
        descendants: [
          { id: '3', parentId: '2' },
          { id: '6', parentId: 'lost' },
        ],
      },
    ),
  },
};

const ids = (first: number, count: number) => Array.from({ length: count }, (_, index) => String(first + index));
const long = threadRows(
  { id: '150', parentId: '149' },
  {
    ancestors: ids(120, 30).map((id, index) => ({ id, parentId: index === 0 ? null : String(Number(id) - 1) })),
    descendants: ids(200, 500).map(id => ({ id, parentId: '150' })),
  },
);

/** The post arrives first, its context half a second later. */
function Arriving(props: ThreadProps) {
  const [hasContext, setHasContext] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasContext(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return <Thread {...props} rows={hasContext ? long : threadRows({ id: '150', parentId: '149' }, null)} />;
}

/** Thirty posts arrive above the one being read and five hundred below it: it does not move, and few rows are drawn. */
export const AncestorsArriveLate: Story = {
  tags: ['spec:THR-07', 'spec:THR-01'],
  render: props => <Arriving {...props} />,
  play: async ({ canvasElement }) => {
    const focused = () => canvasElement.querySelector('[data-variant="focused"]')?.getBoundingClientRect().top ?? Number.NaN;
    await waitFor(() => expect(focused()).not.toBeNaN());
    const before = focused();
    await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(2), { timeout: 5000 });
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(done => requestAnimationFrame(done));
      await expect(Math.abs(focused() - before)).toBeLessThan(2);
    }
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(60);
  },
};
