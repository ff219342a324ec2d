import { anAccount, aStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Status } from '../status/status.js';
import { TimelineProvider } from '../timeline-provider.js';
import { JoinCard } from './join-card.js';
import { BranchRow } from './branch-row.js';
import { NewReplyMark } from './new-reply-mark.js';
import type { ThreadContext } from './thread-branch.js';
import { threadRows, type ThreadView } from './thread-tree.js';
import { Thread, type DrawnRow, type ThreadProps } from './thread.js';
import { focusedParts } from '../status/focused-parts.screen.js';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');
const people = [
  anAccount({ id: '100', verified: true }),
  anAccount({ id: '101', acct: 'noor@hoshi.example', display_name: 'Noor', verified: true }),
  anAccount({ id: '102', acct: 'kaz@tram.example', display_name: 'Kazimir' }),
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

const ids = (first: number, count: number) => Array.from({ length: count }, (_, index) => String(first + index));
const meta = {
  title: 'Timeline/Thread/Thread',
  component: Thread,
  args: { rows: whole, renderRow, state: 'ready', onRetry: () => undefined },
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: false }}>
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

/** More replies are on their way. */
export const LoadingMore: Story = { args: { onLoadMore: () => undefined, isLoadingMore: true } };

/** The next page of replies could not be loaded. */
export const MoreFailed: Story = { args: { onLoadMore: () => undefined, hasMoreFailed: true } };

/** The server is fetching the replies that other servers have. */
export const FetchingReplies: Story = { args: { isFetchingReplies: true } };

/** The device is offline: the replies of an earlier visit show. */
export const Outdated: Story = { args: { isOutdated: true } };

/** The post was deleted while it was open. */
export const DeletedWhileOpen: Story = { args: { rows: null, state: 'deleted', notFoundAction: <a href="/">Go to Home</a> } };

const replies = (first: number, count: number, parentId: string | null) =>
  ids(first, count).map((id, index) => ({ id, parentId: index === 0 ? parentId : String(Number(id) - 1), authorId: 'a' }));

/** Rows that the reader opens and closes. */
function Opening({ context, silenced, ...props }: ThreadProps & { context: ThreadContext; silenced: ThreadView['silenced'] }) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set());
  const rows = threadRows({ id: '150', parentId: null }, context, { openIds, silenced, newSince: null });
  const toggle = (id: string) => setOpenIds(open => new Set(open.has(id) ? [...open].filter(one => one !== id) : [...open, id]));
  const draw = (row: DrawnRow, index: number) =>
    row.kind === 'branch' || row.kind === 'silenced' ? (
      <BranchRow row={row} position={index + 1} setSize={rows.length} registry={null} onToggle={toggle} />
    ) : (
      renderRow(row, index)
    );
  return <Thread {...props} rows={rows} renderRow={draw} />;
}

const branches = { ancestors: [], descendants: [...replies(200, 26, '150'), ...replies(300, 2, '150')] };

/** A reply with 25 replies below it shows one row for them, which opens in place and keeps the focus. */
export const LargeBranch: Story = {
  render: props => <Opening {...props} context={branches} silenced={new Map()} />,
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show 25 replies' });
    show.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide 25 replies' })).toHaveFocus();
    await expect(canvas.getByText('Reply number 201.')).toBeInTheDocument();
  },
};

const silencedContext = {
  ancestors: [],
  descendants: [
    ...replies(200, 2, '150').map(node => ({ ...node, authorId: 'muted' })),
    { id: '300', parentId: '150', authorId: 'blocked' },
    ...replies(301, 1, '150'),
  ],
};
const reasons = new Map([
  ['muted', 'muted' as const],
  ['blocked', 'blocked' as const],
]);

/** The branches of a muted and of a blocked account. */
export const SilencedBranches: Story = {
  render: props => <Opening {...props} context={silencedContext} silenced={reasons} />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('article', { name: 'A post by an account you muted, and 1 reply' });
    await userEvent.click(within(row).getByRole('button', { name: 'Show anyway' }));
    await expect(canvas.getByText('Reply number 200.')).toBeInTheDocument();
  },
};

/** Two replies are newer than the last visit; the one between was deleted meanwhile. */
export const NewAndDeleted: Story = {
  args: {
    rows: threadRows(
      { id: '2', parentId: null },
      {
        ancestors: [],
        descendants: [
          { id: '3', parentId: '2', createdAt: 2000 },
          { id: '4', parentId: '2', isDeleted: true },
          { id: '6', parentId: '2', isLate: true },
        ],
      },
      { openIds: new Set(), silenced: new Map(), newSince: 1000 },
    ),
  },
};

/** The same, right-to-left and dark: the line is at the other side. */
export const RightToLeft: Story = { ...NewAndDeleted, globals: { locale: 'ar', theme: 'dark' } };

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

const early = threadRows(
  { id: '150', parentId: null },
  { ancestors: [], descendants: ids(200, 500).map(id => ({ id, parentId: '150' })) },
);

/** The reader has scrolled to a reply when thirty posts arrive above the post: the reply does not move. */
export const AncestorsArriveAfterScrolling: Story = {
  tags: ['spec:THR-07', 'spec:LIST-13'],
  render: function Scrolled(props) {
    const [rows, setRows] = useState(early);
    return (
      <>
        <button type="button" hidden onClick={() => setRows(long)}>
          Load the ancestors
        </button>
        <Thread {...props} rows={rows} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const topOf = (id: string) =>
      canvasElement.querySelector(`article[data-status-id="${id}"]`)?.getBoundingClientRect().top ?? Number.NaN;
    await waitFor(() => expect(topOf('200')).not.toBeNaN());
    window.scrollTo(0, 900);
    await waitFor(() => expect(topOf('208')).not.toBeNaN());
    for (let count = 0; count < 5; count += 1) await frame();
    const read = [...canvasElement.querySelectorAll('article')].find(row => row.getBoundingClientRect().top >= 0);
    const id = read?.dataset['statusId'] ?? '';
    const before = topOf(id);
    canvasElement.querySelector<HTMLButtonElement>('button[hidden]')?.click();
    for (let count = 0; count < 20; count += 1) {
      await frame();
      await expect(Math.abs(topOf(id) - before)).toBeLessThan(2);
    }
    window.scrollTo(0, 0);
  },
};
