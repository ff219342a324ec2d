import { dropUnusedStatuses } from '@rookery/api-client/query';
import { itemIds } from '@rookery/api-client/list';
import type { QueryClient } from '@tanstack/react-query';
import { timelinesKey } from '../state/timeline.data.js';
import type { TimelineState } from '../state/timeline-state.js';
import { threadsKey, type ThreadBranch } from '../thread/thread.data.js';

/** Drops the posts that no list and no thread in the cache names. */
export function dropUnnamedPosts(queryClient: QueryClient, now?: number): void {
  const timelines = dataOf<TimelineState>(queryClient, timelinesKey);
  const threads = dataOf<ThreadBranch>(queryClient, threadsKey);
  const inLists = timelines.flatMap(({ entries, queue }) => [...itemIds(entries), ...itemIds(queue)]);
  const inThreads = threads.flatMap(({ ancestors, descendants }) => [...ancestors, ...descendants].map(node => node.id));
  dropUnusedStatuses(queryClient, [...inLists, ...inThreads], now);
}

function dataOf<Data>(queryClient: QueryClient, queryKey: readonly string[]): Data[] {
  return queryClient.getQueriesData<Data>({ queryKey }).flatMap(([, data]) => data ?? []);
}
