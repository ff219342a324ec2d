import { ClientProvider, createQueryClient } from '@rookery/store';
import { aStatus, createFakeStream } from '@rookery/api-client/testing';
import { Button } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createTimelineServer, numbersDown } from '../test-support/timeline-server.js';
import { TimelineProvider } from '../timeline-provider.js';
import { bindTimelineStream } from '../state/timeline-stream.data.js';
import { TimelineScreen } from './timeline.screen.js';

interface JourneyProps {
  /** The numbers of the posts that the server has at first. */
  newest: number;
  oldest: number;
  autoloadMore: boolean;
  autoloadTimelines: boolean;
}

const NEW_POSTS = 40;

/** A home timeline on a server of its own, with buttons to leave it, to return and to receive new posts. */
function Journey({ newest, oldest, autoloadMore, autoloadTimelines }: JourneyProps) {
  const [{ server, cache, stream }] = useState(() => ({
    server: createTimelineServer(numbersDown(newest, oldest)),
    cache: createQueryClient(),
    stream: createFakeStream(),
  }));
  const [isAway, setIsAway] = useState(false);
  useEffect(() => bindTimelineStream(stream, cache), [stream, cache]);
  const arrive = () => {
    const top = Math.max(...server.posts);
    for (const id of numbersDown(top + NEW_POSTS, top + 1).toReversed()) {
      server.posts.push(id);
      const post = aStatus({ id: String(id), content: `<p>Post ${id}</p>` });
      stream.emit({ type: 'status', status: post }, 'user');
    }
  };
  return (
    <QueryClientProvider client={cache}>
      <ClientProvider client={server.client}>
        <TimelineProvider options={{ isSignedIn: true, settings: { autoloadMore, autoloadTimelines }, storageScope: 'story' }}>
          <main style={{ maxInlineSize: 600 }}>
            <nav style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 3 }} aria-label="Journey">
              <Button onClick={arrive}>New posts arrive</Button>
              <Button onClick={() => setIsAway(!isAway)}>{isAway ? 'Come back' : 'Leave'}</Button>
            </nav>
            {!isAway && <TimelineScreen listId="status-list" source={{ kind: 'home' }} restore scrollKey="home" />}
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Timeline/List/TimelineScreen',
  component: Journey,
  args: { newest: 1200, oldest: 1001, autoloadMore: true, autoloadTimelines: false },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { tags: ['spec:LIST-01', 'spec:LIST-09'] };
export const LoadingByPress: Story = { args: { autoloadMore: false }, tags: ['spec:LIST-07'] };
export const ShortList: Story = { args: { oldest: 1197 }, tags: ['spec:LIST-14'] };
export const NobodyFollowed: Story = { args: { newest: 0, oldest: 1 }, tags: ['spec:LIST-14'] };
