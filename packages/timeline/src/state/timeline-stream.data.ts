import type { Status, Stream, StreamEvent } from '@rookery/api-client';
import { markStale, receive, receiveOwn } from '@rookery/api-client/list';
import { ingestStatuses } from '@rookery/api-client/query';
import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { deletedSince, LATE_MS } from './deletions.data.js';
import { tagsOfName, type TimelineSource } from './timeline-source.js';
import { bindRemovals } from './timeline-removals.data.js';
import { beginConnection, connectionOf, endConnection } from './timeline-live.data.js';
import { buryInTimelines, isOwnStatus, timelineKey, timelinesKey, updateTimeline } from './timeline.data.js';
import type { TimelineState } from './timeline-state.js';

type Subscription = Parameters<Stream['subscribe']>[0];

/** Which streams feed a list, by its name (`sourceName`); none feeds a list in the server's own order. */
function streamsOf(name: string): Subscription[] {
  const [kind = '', ...rest] = name.split(':');
  const detail = rest.join(':');
  switch (kind) {
    case 'home':
      return [{ stream: 'user' }];
    case 'public':
      return [{ stream: detail === 'local' ? 'public:local' : 'public' }];
    case 'tag': {
      const { name: first, any } = tagsOfName(name);
      return [first, ...any].map(tag => ({ stream: 'hashtag', tag }));
    }
    case 'list':
      return [{ stream: 'list', list: detail }];
    case 'remote':
      return [{ stream: 'public:remote', instance: detail }];
    default:
      return [];
  }
}

/**
 * Brings streamed posts into the queues of the timelines they belong to, for as long as it is bound: Home always, any
 * other while it is shown. Once it is connected, and on 'poll', the newest page is asked for. Bind it after the entities.
 */
export function bindTimelineStream(stream: Stream, queryClient: QueryClient): () => void {
  const home: TimelineSource = { kind: 'home' };
  const feeds = new Map<string, () => void>();
  const cache = queryClient.getQueryCache();
  const removals = bindRemovals(queryClient);

  const open = (name: string): void => {
    const subscriptions = streamsOf(name);
    if (subscriptions.length === 0 || feeds.has(name)) return;
    const feed = createFeed(queryClient, [timelinesKey[0], name], removals.onDeleted);
    const stops = subscriptions.map(subscription => stream.subscribe(subscription, feed));
    feeds.set(name, () => {
      stops.forEach(stop => stop());
      // What comes from now on is missed.
      feed({ type: 'disconnected' });
    });
  };
  const close = (name: string): void => {
    feeds.get(name)?.();
    feeds.delete(name);
  };
  const onCache = (event: QueryCacheNotifyEvent): void => {
    const [root, name] = event.query.queryKey;
    if (typeof name !== 'string') return;
    if (root === timelinesKey[0] && name !== timelineKey(home)[1]) {
      if (event.type === 'observerAdded') open(name);
      if (event.type === 'observerRemoved' && event.query.getObserversCount() === 0) close(name);
    }
  };

  open(timelineKey(home)[1]);
  for (const query of cache.findAll({ queryKey: timelinesKey, type: 'active' })) open(String(query.queryKey[1]));
  const unsubscribe = cache.subscribe(onCache);
  return () => {
    unsubscribe();
    removals.stop();
    for (const name of feeds.keys()) close(name);
  };
}

/** Whether a post of one of its streams is one of the list's: tags that are wanted too, or not wanted, no stream knows. */
function isOfList(name: string, status: Status): boolean {
  if (!name.startsWith('tag:')) return true;
  const { all, none } = tagsOfName(name);
  const tags = new Set((status.reblog ?? status).tags.map(tag => tag.name.toLowerCase()));
  return all.every(tag => tags.has(tag)) && !none.some(tag => tags.has(tag));
}

/** How long after a failure the newest page is asked for again by itself; each further failure doubles it. */
export const FAILED_REST_MS = 5_000;
const LONGEST_REST_MS = 60_000;

/** Handles the events of one list. */
function createFeed(
  queryClient: QueryClient,
  queryKey: readonly [string, string],
  onDeleted: (statusId: string) => void,
): (event: StreamEvent) => void {
  const name = queryKey[1];
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
    const isFailed = state()?.isStale === true && connectionOf(queryClient, name) !== null;
    // What was missed must not wait until somebody posts.
    if (isFailed) again = setTimeout(() => void catchUp(), rest);
    rest = isFailed ? Math.min(2 * rest, LONGEST_REST_MS) : FAILED_REST_MS;
  };
  const take = (status: Status): void => {
    const transition = isOwnStatus(queryClient, status) ? receiveOwn : receive;
    updateTimeline(queryClient, queryKey, before => transition(before, status.id));
    const failedAt = queryClient.getQueryState(queryKey)?.errorUpdatedAt ?? 0;
    if (state()?.isStale === true && !isCatchingUp && Date.now() - failedAt > FAILED_REST_MS) void catchUp();
  };

  return event => {
    switch (event.type) {
      case 'status':
        if (!isOfList(name, event.status) || deletedSince(queryClient, Date.now() - LATE_MS)(event.status)) return;
        if (connectionOf(queryClient, name) === null) beginConnection(queryClient, name);
        ingestStatuses(queryClient, [event.status], { isFromStream: true });
        // A list that is not loaded has no place for it: its first page brings it.
        if (state() !== undefined) take(event.status);
        return;
      case 'status_deleted':
        buryInTimelines(queryClient, [event.statusId]);
        onDeleted(event.statusId);
        return;
      case 'disconnected':
        clearTimeout(again);
        endConnection(queryClient, name);
        updateTimeline(queryClient, queryKey, markStale);
        return;
      case 'connected':
        beginConnection(queryClient, name);
        updateTimeline(queryClient, queryKey, markStale);
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
