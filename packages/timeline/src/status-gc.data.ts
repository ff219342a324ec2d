import { itemIds } from '@rookery/store/list';
import { accountStore, evictStatuses } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { timelinesKey, type TimelineState } from './state/timeline.data.js';
import { threadsKey, type ThreadBranch } from './thread/thread-branch.js';

/** Collect after this many new statuses: often enough for a flat heap, rarely enough to cost nothing (one pass is below 2 ms). */
export const STATUSES_PER_COLLECTION = 250;

/**
 * Garbage-collects statuses for as long as it is bound: a page that stays open for days would keep every status that the stream ever
 * brought. Returns an unsubscribe function.
 */
export function bindStatusGc(queryClient: QueryClient): () => void {
  let addedSince = 0;
  return accountStore(queryClient).events.on('statusesIngested', ({ added }) => {
    addedSince += added;
    if (addedSince < STATUSES_PER_COLLECTION) return;
    addedSince = 0;
    collectStatuses(queryClient);
  });
}

/**
 * Evicts the statuses that no list, no thread and no notification in the cache names.
 *
 * @param now Epoch ms.
 */
export function collectStatuses(queryClient: QueryClient, now?: number): void {
  const timelines = dataOf<TimelineState>(queryClient, timelinesKey);
  const threads = dataOf<ThreadBranch>(queryClient, threadsKey);
  const inLists = timelines.flatMap(({ entries, queue }) => [...itemIds(entries), ...itemIds(queue)]);
  const inThreads = threads.flatMap(({ ancestors, descendants }) => [...ancestors, ...descendants].map(node => node.id));
  const inNotifications = dataOf<{ status: { id: string } | null }>(queryClient, ['notifications', 'item']).flatMap(
    ({ status }) => status?.id ?? [],
  );
  evictStatuses(queryClient, [...inLists, ...inThreads, ...inNotifications], now);
}

function dataOf<Data>(queryClient: QueryClient, queryKey: readonly string[]): Data[] {
  return queryClient.getQueriesData<Data>({ queryKey }).flatMap(([, data]) => data ?? []);
}
