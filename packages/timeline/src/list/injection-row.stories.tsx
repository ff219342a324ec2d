import { ClientProvider, createQueryClient } from '@rookery/store';
import { aStatus, createFakeStream } from '@rookery/api-client/testing';
import { Button } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createTimelineServer, numbersDown } from '../test-support/timeline-server.js';
import type { InjectionSlotProps } from '../options/timeline-options.js';
import { TimelineProvider } from '../timeline-provider.js';
import { noPlacements, placeInjections, withInjections } from '../injections/placements.js';
import type { Injections } from '../rows/timeline-rows.js';
import { bindTimelineStream } from '../state/timeline-stream.data.js';
import { TimelineScreen } from './timeline.screen.js';

interface FeedProps {
  /** Entries between two cards. */
  interval: number;
}

const NEW_POSTS = 40;

function Card({ injection, titleId }: InjectionSlotProps) {
  return (
    <p id={titleId} style={{ padding: 16, background: 'var(--rk-sunken)', margin: 0 }}>
      Card {injection.ordinal}
    </p>
  );
}

/** A card after every `interval` entries. New posts above get cards of their own and move none. */
function createInjections(interval: number): Injections {
  const placementAt = (index: number): number | null => {
    const ordinal = Math.floor(index / interval);
    return index === (ordinal + 1) * interval - 1 ? ordinal : null;
  };
  const rules = [{ kind: 'card', placementAt }];
  return {
    initialPlacements: () => noPlacements,
    inject(rows, before) {
      const placements = placeInjections(before, rules, rows);
      return { rows: withInjections(placements, rules, rows), placements };
    },
  };
}

const slots = { Injection: Card };

function Feed({ interval }: FeedProps) {
  const [{ server, cache, stream, injections }] = useState(() => ({
    server: createTimelineServer(numbersDown(1200, 1001)),
    cache: createQueryClient(),
    stream: createFakeStream(),
    injections: createInjections(interval),
  }));
  useEffect(() => bindTimelineStream(stream, cache), [stream, cache]);
  const arrive = () => {
    const top = Math.max(...server.posts);
    for (const id of numbersDown(top + NEW_POSTS, top + 1).toReversed()) {
      server.posts.push(id);
      stream.emit({ type: 'status', status: aStatus({ id: String(id), content: `<p>Post ${id}</p>` }) }, 'user');
    }
  };
  return (
    <QueryClientProvider client={cache}>
      <ClientProvider client={server.client}>
        <TimelineProvider options={{ isSignedIn: true, slots, storageScope: 'injections' }}>
          <main style={{ maxInlineSize: 600 }}>
            <nav style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 3 }} aria-label="Journey">
              <Button onClick={arrive}>New posts arrive</Button>
            </nav>
            <TimelineScreen source={{ kind: 'home' }} restore={false} scrollKey="injections" injections={injections} />
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = { title: 'Timeline/List/InjectionRow', component: Feed, args: { interval: 5 } } satisfies Meta<typeof Feed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryFifthEntry: Story = { tags: ['spec:LIST-12', 'spec:LIST-13'] };
