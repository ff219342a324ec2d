import { aStatus, createFakeStream } from '@rookery/api-client/testing';
import { ClientProvider, createQueryClient, outboxOf, recordsOfDraft, showQueue } from '@rookery/store';
import type { VirtualListHandle } from '@rookery/ui/list';
import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createRowCommandRegistry } from '../commands/row-commands.js';
import { useFeed } from '../commands/use-list-commands.js';
import { noPlacements } from '../injections/placements.js';
import type { Injections } from '../rows/timeline-rows.js';
import { bindTimelineStream } from '../state/timeline-stream.data.js';
import { timelineKey } from '../state/timeline.data.js';
import { TimelineScreen } from './timeline.screen.js';
import { bindPendingPosts } from '../pending/pending.data.js';
import { aDraft } from '@rookery/store/testing';
import { Status } from '../status/status.js';
import { createTimelineServer, numbersDown } from '../test-support/timeline-server.js';
import { threadRows, type ThreadRow } from '../thread/thread-tree.js';
import { Thread } from '../thread/thread.js';
import type { InjectionSlotProps } from '../options/timeline-options.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { TimelineProvider } from '../timeline-provider.js';
import { focusedParts } from '../status/focused-parts.screen.js';

const HOME = { kind: 'home' } as const;
const NEW_POSTS = 40;
const NOW = Date.parse('2026-11-20T14:00:00.000Z');

/** The server and the cache of the story that is shown, for its play function. */
let world = makeWorld();

function makeWorld() {
  return { server: createTimelineServer(numbersDown(1300, 1001)), cache: createQueryClient(), stream: createFakeStream() };
}

/** An injected row whose content shrinks. */
function Block({ titleId }: InjectionSlotProps) {
  const [names, setNames] = useState(['Inês Duarte', 'Kazimir', 'Noor']);
  return (
    <section aria-labelledby={titleId} style={{ padding: 'var(--rk-space-4)' }}>
      <h2 id={titleId}>Suggested Profiles</h2>
      {names.map(name => (
        <p key={name}>
          <Button onClick={() => setNames(names.filter(other => other !== name))}>{`Do not suggest ${name}`}</Button>
        </p>
      ))}
    </section>
  );
}

const slots = { Injection: Block };
/** One block above the second post. */
const oneBlock: Injections = {
  initialPlacements: () => noPlacements,
  inject: (rows, placements) => ({
    rows: [
      ...rows.slice(0, 1),
      { kind: 'injection', key: 'i:block', injection: { key: 'i:block', kind: 'suggestions', ordinal: 0 } },
      ...rows.slice(1),
    ],
    placements,
  }),
};

interface ReadByKeysProps {
  injections: Injections | null;
}

/** A home timeline read by keyboard. */
function ReadByKeys({ injections }: ReadByKeysProps) {
  const [{ server, cache }] = useState(() => (world = makeWorld()));
  return (
    <QueryClientProvider client={cache}>
      <ClientProvider client={server.client}>
        <TimelineProvider options={{ isSignedIn: true, settings: { autoloadTimelines: false }, slots, storage: null }}>
          <main style={{ maxInlineSize: 600 }}>
            <TimelineScreen source={HOME} restore={false} scrollKey="keys" injections={injections} />
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Timeline/List/ListCursor',
  component: ReadByKeys,
  subcomponents: { TimelineScreen },
  parameters: {
    keys: [
      ['j, ArrowDown', 'Moves to the next post.'],
      ['k, ArrowUp', 'Moves to the previous post.'],
      ['PageDown, PageUp', 'Moves to the next or the previous post from inside one.'],
      ['Enter, o', 'Opens the post.'],
      ['r', 'Replies.'],
      ['f', 'Likes.'],
      ['b', 'Reposts.'],
      ['m', 'Mentions the author.'],
      ['p', 'Opens the author.'],
      ['x', 'Shows or hides the text behind a warning.'],
      ['h', 'Shows or hides the media.'],
      ['a', 'Opens the media.'],
      ['e', 'Reacts.'],
    ],
  },
  args: { injections: null },
} satisfies Meta<typeof ReadByKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

const currentRow = (): HTMLElement => {
  const row = document.activeElement?.closest<HTMLElement>('[role="feed"] article');
  if (!row) throw new Error('No row has the focus.');
  return row;
};
const isAt = (id: number) => waitFor(() => expect(currentRow().dataset['statusId']).toBe(String(id)), { timeout: 10_000 });
const opened = (canvasElement: HTMLElement, text = 'Post 1300') =>
  within(canvasElement).findByText(text, undefined, { timeout: 10_000 });

const toSecondRow: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await opened(canvasElement);
  await userEvent.keyboard('jj');
  await isAt(1299);
};

/** The focus ring of the current row. */
export const CurrentRow: Story = { tags: ['spec:A11Y-01'], play: toSecondRow };

export const CurrentRowDark: Story = { globals: { theme: 'dark' }, play: toSecondRow };

export const CurrentRowRightToLeft: Story = { globals: { locale: 'ar' }, play: toSecondRow };

/** While the focus is elsewhere, a dotted ring marks the current row. */
export const FocusElsewhere: Story = {
  play: async context => {
    await toSecondRow(context);
    currentRow().blur();
    await waitFor(() => expect(context.canvasElement.querySelector('[data-current] > article')).not.toHaveFocus());
  },
};

/** A gap is a row: Enter fills it. */
export const OnAGap: Story = {
  play: async context => {
    await toSecondRow(context);
    await userEvent.keyboard('k');
    const { server, cache } = world;
    server.posts = numbersDown(1340, 1001);
    await cache.refetchQueries();
    showQueue(cache, timelineKey(HOME));
    await userEvent.keyboard('k');
    await waitFor(() => expect(currentRow()).toHaveAccessibleName(/^Load what is between/), { timeout: 10_000 });
    await expect(currentRow()).toHaveAttribute('aria-posinset', '21');
  },
};

/** A block between posts is a row. When the block shrinks, the cursor stays on it. */
export const OnSuggestions: Story = {
  args: { injections: oneBlock },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await userEvent.keyboard('jj');
    await waitFor(() => expect(currentRow()).toHaveAttribute('aria-posinset', '2'));
    const block = currentRow();
    await expect(block).toHaveAccessibleName('Suggested Profiles');
    const [dismiss] = within(block).getAllByRole('button', { name: /^Do not suggest/ });
    dismiss?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dismiss).not.toBeInTheDocument());
    await expect(currentRow()).toBe(block);
    await userEvent.keyboard('k');
    await isAt(1300);
  },
};

/** A post that is not sent yet is a row with buttons of its own. */
export const OnAPendingPost: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await userEvent.keyboard('j');
    await isAt(1300);
    const { server, cache } = world;
    const outbox = outboxOf(cache, server.client);
    bindPendingPosts(cache, outbox);
    await outbox.add(...recordsOfDraft(aDraft(), 30_000));
    await opened(canvasElement, 'Bread is out.');
    await userEvent.keyboard('k');
    await waitFor(() => expect(currentRow()).toHaveTextContent('Bread is out.'));
  },
};

const conversation = threadRows(
  { id: '2', parentId: '1' },
  {
    ancestors: [{ id: '1', parentId: null }],
    descendants: [
      { id: '3', parentId: '2' },
      { id: '4', parentId: '3' },
    ],
  },
);

function ConversationByKeys() {
  const list = useRef<VirtualListHandle>(null);
  const [commands] = useState(createRowCommandRegistry);
  const keptKeys = useFeed({ rows: conversation, list, older: null }, commands, useTimelineOptions().feeds);
  const renderRow = useCallback(
    (row: ThreadRow, index: number) =>
      row.kind === 'status' && (
        <Status
          status={aStatus({ id: row.statusId, content: `<p>Post ${row.statusId}</p>` })}
          focused={row.part === 'focus' ? focusedParts : undefined}
          connectors={row.connectors}
          position={index + 1}
          setSize={conversation.length}
          now={() => NOW}
        />
      ),
    [],
  );
  return (
    <main style={{ maxInlineSize: 600, paddingBlockStart: 53 }}>
      <Thread rows={conversation} renderRow={renderRow} state="ready" onRetry={() => undefined} list={list} keptKeys={keptKeys} />
    </main>
  );
}

/** In a thread the cursor moves from the ancestors over the post to the replies. */
export const InAThread: Story = {
  render: () => (
    <TimelineProvider options={{ isSignedIn: true, storage: null }}>
      <ConversationByKeys />
    </TimelineProvider>
  ),
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'Post 2');
    await userEvent.keyboard('j');
    await isAt(2);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await isAt(1);
    for (const id of [2, 3, 4]) {
      await userEvent.keyboard('j');
      await isAt(id);
    }
    await userEvent.keyboard('kk');
    await isAt(2);
  },
};

/** 40 posts are prepended: the current row keeps its place to the pixel, and the focus. */
export const PostsAbove: Story = {
  tags: ['spec:LIST-13'],
  play: async ({ canvasElement }) => {
    const { cache, stream } = world;
    const unbind = bindTimelineStream(stream, cache);
    await opened(canvasElement);
    await userEvent.keyboard('j'.repeat(60));
    await isAt(1241);
    await still();
    const row = currentRow();
    const { top } = row.getBoundingClientRect();
    for (const id of numbersDown(1300 + NEW_POSTS, 1301).toReversed()) {
      stream.emit({ type: 'status', status: aStatus({ id: String(id), content: `<p>Post ${id}</p>` }) }, 'user');
    }
    await within(canvasElement).findByRole('button', { name: `Click to see ${NEW_POSTS} new posts` });
    showQueue(cache, timelineKey(HOME));
    await waitFor(() => expect(currentRow()).toHaveAttribute('aria-posinset', '100'));
    await still();
    await expect(currentRow()).toBe(row);
    await expect(Math.abs(row.getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);
    unbind();
  },
};

/** Waits until the scroll offset is unchanged for ten frames. */
async function still(): Promise<void> {
  for (let frames = 0, last = Number.NaN; frames < 10;) {
    await new Promise(done => requestAnimationFrame(done));
    frames = window.scrollY === last ? frames + 1 : 0;
    last = window.scrollY;
  }
}
