import type { Status, StreamEvent } from '@rookery/api-client';
import { markStale, receiveAll, type ReceivedItem } from '@rookery/store/list';
import { accountStore, isOwnStatus, updateList, wantNewer, type StreamBatchListener } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { sourceDefinition, type TimelineSource } from './timeline-sources.js';
import { timelineKey, type TimelineState } from './timeline.data.js';

/** How long after a deletion the stream may still deliver the post: events that are sent together arrive in any order. */
const LATE_MS = 10_000;
/** The first retry of a newest page that failed; each further failure doubles the wait. */
export const CATCH_UP_RETRY_MS = 5_000;
const CATCH_UP_RETRY_MAX_MS = 60_000;

/** Returns a listener that applies batches of events to one list: one transition for each run of posts, in the order of the stream. */
export function createTimelineFeed(queryClient: QueryClient, source: TimelineSource): StreamBatchListener {
  const queryKey = timelineKey(source);
  const { includes } = sourceDefinition(source);
  const { deletions, lists } = accountStore(queryClient);
  const state = (): TimelineState | undefined => queryClient.getQueryData<TimelineState>(queryKey);
  let isCatchingUp = false;
  let retryDelay = CATCH_UP_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /**
   * Requests what is newer than the list after the first connection, after another the newest page, also while the list is not shown.
   * Discards requests in flight: they predate the connection.
   */
  const catchUp = async (isReconnect = true): Promise<void> => {
    isCatchingUp = true;
    clearTimeout(retry);
    const isFirst = state() === undefined;
    const request = () => {
      if (!isReconnect && state() !== undefined) wantNewer(queryClient, queryKey);
      return queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
    };
    await request();
    // A first page in flight is awaited, not replaced.
    if (isFirst && state()?.isStale === true) await request();
    isCatchingUp = false;
    const hasFailed = state()?.isStale === true && lists.connectionOf(queryKey) !== null;
    // Missed posts must not wait for the next streamed one.
    if (hasFailed) retry = setTimeout(() => void catchUp(), retryDelay);
    retryDelay = hasFailed ? Math.min(2 * retryDelay, CATCH_UP_RETRY_MAX_MS) : CATCH_UP_RETRY_MS;
  };

  const receivePosts = (posts: readonly Status[]): void => {
    const received: ReceivedItem[] = posts
      .filter(status => includes?.(status) !== false && !deletions.hasSince(status, Date.now() - LATE_MS))
      .map(status => ({ id: status.id, isOwn: isOwnStatus(queryClient, status) }));
    if (received.length === 0) return;
    if (lists.connectionOf(queryKey) === null) lists.connect(queryKey);
    // A list that is not loaded gets the posts with its first page.
    if (state() === undefined) return;
    updateList(queryClient, queryKey, before => receiveAll(before, received));
    const failedAt = queryClient.getQueryState(queryKey)?.errorUpdatedAt ?? 0;
    if (state()?.isStale === true && !isCatchingUp && Date.now() - failedAt > CATCH_UP_RETRY_MS) void catchUp();
  };

  const applyConnection = (event: StreamEvent): void => {
    switch (event.type) {
      case 'disconnected':
        clearTimeout(retry);
        lists.disconnect(queryKey);
        updateList(queryClient, queryKey, markStale);
        return;
      case 'connected':
        lists.connect(queryKey);
        updateList(queryClient, queryKey, markStale);
        // Also on the first connection: the list may have been requested before it.
        void catchUp(event.isReconnect);
        return;
      case 'poll':
        void queryClient.invalidateQueries({ queryKey, exact: true });
        return;
      default:
        return;
    }
  };

  return events => {
    let posts: Status[] = [];
    for (const event of events) {
      if (event.type === 'status') {
        posts.push(event.status);
        continue;
      }
      receivePosts(posts);
      posts = [];
      applyConnection(event);
    }
    receivePosts(posts);
  };
}
