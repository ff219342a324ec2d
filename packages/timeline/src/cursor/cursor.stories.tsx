import { ClientProvider, createQueryClient } from '@rookery/api-client/query';
import { aStatus, createFakeStream } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bindTimelineStream } from '../list/timeline-stream.data.js';
import { showQueue } from '../list/timeline.data.js';
import { TimelineScreen } from '../list/timeline.screen.js';
import { createTimelineServer, numbersDown } from '../test-support/timeline-server.js';
import { TimelineProvider } from '../timeline-provider.js';

const HOME = { kind: 'home' } as const;
const NEW_POSTS = 40;

/** What the newest story has: its plays let posts arrive in it. */
let town = makeTown();

function makeTown() {
  return { server: createTimelineServer(numbersDown(1300, 1001)), cache: createQueryClient(), stream: createFakeStream() };
}

/** A home timeline that is read by keys. */
function ReadByKeys() {
  const [{ server, cache }] = useState(() => (town = makeTown()));
  return (
    <QueryClientProvider client={cache}>
      <ClientProvider client={server.client}>
        <TimelineProvider isSignedIn settings={{ autoloadTimelines: false }} storageScope="keys">
          <main style={{ maxInlineSize: 600 }}>
            <TimelineScreen source={HOME} restore={false} scrollKey="keys" />
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = { title: 'Timeline/Cursor', component: ReadByKeys } satisfies Meta<typeof ReadByKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = (): HTMLElement => {
  const row = document.activeElement?.closest<HTMLElement>('article[data-status-id]');
  if (!row) throw new Error('No row has the focus.');
  return row;
};

const press: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByText('Post 1300');
  await userEvent.keyboard('jj');
  await waitFor(() => expect(current().dataset['statusId']).toBe('1299'));
};

/** The ring around the current row. */
export const CurrentRow: Story = { tags: ['spec:A11Y-01'], play: press };

export const CurrentRowDark: Story = { globals: { theme: 'dark' }, play: press };

export const CurrentRowRightToLeft: Story = { globals: { locale: 'ar' }, play: press };

/** While the focus is elsewhere, a dotted ring says where the keys go on. */
export const FocusElsewhere: Story = {
  play: async context => {
    await press(context);
    current().blur();
    await waitFor(() => expect(context.canvasElement.querySelector('[data-current] > article')).not.toHaveFocus());
  },
};

/** 40 posts come above the row the cursor is on: it stays, to the pixel, with the focus. */
export const PostsAbove: Story = {
  tags: ['spec:LIST-13'],
  play: async ({ canvasElement }) => {
    const { cache, stream } = town;
    const unbind = bindTimelineStream(stream, cache);
    await within(canvasElement).findByText('Post 1300');
    await userEvent.keyboard('j'.repeat(60));
    await waitFor(() => expect(current().dataset['statusId']).toBe('1241'), { timeout: 10_000 });
    await still();
    const row = current();
    const { top } = row.getBoundingClientRect();
    for (const id of numbersDown(1300 + NEW_POSTS, 1301).toReversed()) {
      stream.emit({ type: 'status', status: aStatus({ id: String(id), content: `<p>Post ${id}</p>` }) }, 'user');
    }
    await within(canvasElement).findByRole('button', { name: `Click to see ${NEW_POSTS} new posts` });
    showQueue(cache, HOME);
    await waitFor(() => expect(current()).toHaveAttribute('aria-posinset', '100'));
    await still();
    await expect(current()).toBe(row);
    await expect(Math.abs(row.getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);
    unbind();
  },
};

/** Until the page has stood still for ten frames. */
async function still(): Promise<void> {
  for (let frames = 0, last = Number.NaN; frames < 10;) {
    await new Promise(done => requestAnimationFrame(done));
    frames = window.scrollY === last ? frames + 1 : 0;
    last = window.scrollY;
  }
}
