import type { Stream } from '@rookery/api-client';
import { accountStore, bindEntityStream, filtersKey, type StreamBatchOptions } from '@rookery/store';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createTimelineFeed } from './timeline-feed.data.js';
import { bindRemovals } from './timeline-removals.data.js';
import { sourceKey, streamsOf } from './timeline-sources.js';
import { sourceOfKey, timelineKey, timelinesKey } from './timeline.data.js';

/**
 * Queues streamed posts in the timelines they belong to: in Home always (not for a visitor), in the others while they are open (`useOpenList`). After each
 * connection, and on 'poll', it requests the newest page. Reads the reader's filters again when they change. Writes all entities of the stream (`bindEntityStream`). Returns an unsubscribe
 * function.
 */
export function bindTimelineStream(stream: Stream, queryClient: QueryClient, options?: StreamBatchOptions): () => void {
  const feeds = new Map<string, () => void>();
  const { events, lists } = accountStore(queryClient);
  const batches = bindEntityStream(stream, queryClient, options);

  const open = (queryKey: QueryKey): void => {
    if (queryKey[0] !== timelinesKey[0]) return;
    const source = sourceOfKey(queryKey);
    const name = sourceKey(source);
    const subscriptions = streamsOf(source);
    if (subscriptions.length === 0 || feeds.has(name)) return;
    const feed = createTimelineFeed(queryClient, source);
    const unsubscribe = batches.subscribe(subscriptions, feed);
    feeds.set(name, () => {
      unsubscribe();
      // Posts from now on are missed.
      feed([{ type: 'disconnected' }]);
    });
  };
  const close = (name: string): void => {
    feeds.get(name)?.();
    feeds.delete(name);
  };

  if (options?.isVisitor !== true) open(timelineKey({ kind: 'home' }));
  for (const queryKey of lists.opened()) open(queryKey);
  const unsubscribes = [
    bindRemovals(queryClient),
    options?.isVisitor === true
      ? () => undefined
      : stream.subscribe({ stream: 'user' }, ({ type }) => {
          if (type === 'filters_changed') void queryClient.invalidateQueries({ queryKey: filtersKey });
        }),
    events.on('listOpened', ({ queryKey }) => open(queryKey)),
    events.on('listClosed', ({ queryKey }) => {
      if (queryKey[0] === timelinesKey[0] && sourceOfKey(queryKey).kind !== 'home') close(sourceKey(sourceOfKey(queryKey)));
    }),
  ];
  return () => {
    for (const name of feeds.keys()) close(name);
    // The last batch may remove posts from the lists.
    batches.unbind();
    unsubscribes.forEach(unsubscribe => unsubscribe());
  };
}
