import { anAccount, aStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { Status } from '../status/status.js';
import { TimelineProvider } from '../timeline-provider.js';
import { JoinCard } from './join-card.js';
import { threadRows, type ThreadRow } from './thread-tree.js';
import { Thread } from './thread.js';

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

const renderStatus = (row: Extract<ThreadRow, { kind: 'status' }>) => (
  <Status
    status={statusOf(row.statusId)}
    variant={row.part === 'focus' ? 'focused' : 'list'}
    connectors={row.connectors}
    now={() => NOW}
  />
);

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
  args: { rows: whole, renderStatus, state: 'ready', onRetry: () => undefined },
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

/** What it answers above, the post in the middle, replies with their replies below. */
export const Whole: Story = { tags: ['spec:THR-01'] };

/** More replies wait on the server. */
export const MoreReplies: Story = { tags: ['spec:THR-02'], args: { onLoadMore: () => undefined } };

/** The shape of what comes. */
export const Loading: Story = { tags: ['spec:THR-03'], args: { rows: null, state: 'loading' } };

/** The server knows no such post. */
export const NotFound: Story = { tags: ['spec:THR-04'], args: { rows: null, state: 'not-found' } };

/** The network failed before anything came. */
export const Failed: Story = { args: { rows: null, state: 'failed' } };

/** The post came from the cache; what stands around it did not come. */
export const ContextFailed: Story = {
  args: { rows: threadRows({ id: '2', parentId: '1' }, null), isContextFailed: true },
};

/** A visitor is invited to take part. */
export const Visitor: Story = {
  tags: ['spec:THR-05'],
  args: { footer: <JoinCard loginHref="/login" signupHref="/signup" /> },
};

/** Two holes: the post it answers is gone, and so is one between the replies. */
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
