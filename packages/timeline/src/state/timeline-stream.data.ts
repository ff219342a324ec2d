import type { Status, Stream, StreamEvent } from '@rookery/api-client';
import { markStale, receive, receiveOwn } from '@rookery/api-client/list';
import { accountStore, forgetStatus, ingestStatuses, isOwnStatus, updateList } from '@rookery/api-client/query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sourceDefinition, sourceKey, streamsOf, type TimelineSource } from './timeline-sources.js';
import { bindRemovals } from './timeline-removals.data.js';
import { sourceOfKey, timelineKey, timelinesKey } from './timeline.data.js';
import type { TimelineState } from './timeline-state.js';

/**
 * Queues streamed posts in the timelines they belong to: in Home always, in the others while they are open (`useOpenList`). After each
 * connection, and on 'poll', it asks for the newest page. Bind it after the entities. Returns an unsubscribe function.
 */
export function bindTimelineStream(stream: Stream, queryClient: QueryClient): () => void {
  const home = timelineKey({ kind: 'home' });
  const feeds = new Map<string, () => void>();
  const { events, lists } = accountStore(queryClient);

  const open = (queryKey: QueryKey): void => {
    if (queryKey[0] !== timelinesKey[0]) return;
    const source = sourceOfKey(queryKey);
    const name = sourceKey(source);
    const subscriptions = streamsOf(source);
    if (subscriptions.length === 0 || feeds.has(name)) return;
    const feed = createFeed(queryClient, source);
    const unsubscribes = subscriptions.map(subscription => stream.subscribe(subscription, feed));
    feeds.set(name, () => {
      unsubscribes.forEach(unsubscribe => unsubscribe());
      // Posts from now on are missed.
      feed({ type: 'disconnected' });
    });
  };
  const close = (name: string): void => {
    feeds.get(name)?.();
    feeds.delete(name);
  };

  open(home);
  for (const queryKey of lists.opened()) open(queryKey);
  const unsubscribes = [
    bindRemovals(queryClient),
    events.on('listOpened', ({ queryKey }) => open(queryKey)),
    events.on('listClosed', ({ queryKey }) => {
      if (queryKey[0] === timelinesKey[0] && sourceOfKey(queryKey).kind !== 'home') close(sourceKey(sourceOfKey(queryKey)));
    }),
  ];
  return () => {
    unsubscribes.forEach(unsubscribe => unsubscribe());
    for (const name of feeds.keys()) close(name);
  };
}

/** How long after a deletion the stream may still deliver the post: events that are sent together arrive in any order. */
const LATE_MS = 10_000;

/** How long after a failure the newest page is asked for again by itself; each further failure doubles it. */
export const FAILED_REST_MS = 5_000;
const LONGEST_REST_MS = 60_000;

/** Handles the events of one list. */
function createFeed(queryClient: QueryClient, source: TimelineSource): (event: StreamEvent) => void {
  const queryKey = timelineKey(source);
  const { includes } = sourceDefinition(source);
  const { deletions, lists } = accountStore(queryClient);
  const state = (): TimelineState | undefined => queryClient.getQueryData<TimelineState>(queryKey);
  let isCatchingUp = false;
  let rest = FAILED_REST_MS;
  let again: ReturnType<typeof setTimeout> | undefined;

  /** Asks for the newest page, also while nobody looks at the list. What is on its way was asked for too early. */
  const catchUp = async (): Promise<void> => {
    isCatchingUp = true;
    clearTimeout(again);
    const isFirst = state() === undefined;
    const ask = () => queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
    await ask();
    // A first page that was on its way is waited for, not asked for anew.
    if (isFirst && state()?.isStale === true) await ask();
    isCatchingUp = false;
    const isFailed = state()?.isStale === true && lists.connectionOf(queryKey) !== null;
    // What was missed must not wait until somebody posts.
    if (isFailed) again = setTimeout(() => void catchUp(), rest);
    rest = isFailed ? Math.min(2 * rest, LONGEST_REST_MS) : FAILED_REST_MS;
  };
  const take = (status: Status): void => {
    const transition = isOwnStatus(queryClient, status) ? receiveOwn : receive;
    updateList(queryClient, queryKey, before => transition(before, status.id));
    const failedAt = queryClient.getQueryState(queryKey)?.errorUpdatedAt ?? 0;
    if (state()?.isStale === true && !isCatchingUp && Date.now() - failedAt > FAILED_REST_MS) void catchUp();
  };

  return event => {
    switch (event.type) {
      case 'status':
        if (includes?.(event.status) === false || deletions.hasSince(event.status, Date.now() - LATE_MS)) return;
        if (lists.connectionOf(queryKey) === null) lists.connect(queryKey);
        ingestStatuses(queryClient, [event.status], { isFromStream: true });
        // A list that is not loaded has no place for it: its first page brings it.
        if (state() !== undefined) take(event.status);
        return;
      case 'status_deleted':
        forgetStatus(queryClient, event.statusId);
        return;
      case 'disconnected':
        clearTimeout(again);
        lists.disconnect(queryKey);
        updateList(queryClient, queryKey, markStale);
        return;
      case 'connected':
        lists.connect(queryKey);
        updateList(queryClient, queryKey, markStale);
        // Also at first: the list was there, or asked for, before.
        void catchUp();
        return;
      case 'poll':
        void queryClient.invalidateQueries({ queryKey, exact: true });
        return;
      default:
        return;
    }
  };
}
