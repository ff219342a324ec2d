import type { Status, Stream, StreamEvent } from '@rookery/api-client';
import { markStale, receive, receiveOwn } from '@rookery/api-client/list';
import { accountStore, forgetStatus, ingestStatuses, isOwnStatus } from '@rookery/api-client/query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { tagsOfName } from './timeline-source.js';
import { bindRemovals } from './timeline-removals.data.js';
import { timelineKey, timelinesKey, updateTimeline } from './timeline.data.js';
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
 * Queues streamed posts in the timelines they belong to: in Home always, in the others while they are open (`useOpenList`). After each
 * connection, and on 'poll', it asks for the newest page. Bind it after the entities. Returns an unsubscribe function.
 */
export function bindTimelineStream(stream: Stream, queryClient: QueryClient): () => void {
  const home = timelineKey({ kind: 'home' });
  const feeds = new Map<string, () => void>();
  const { events, lists } = accountStore(queryClient);

  const open = ([root, name]: QueryKey): void => {
    if (root !== timelinesKey[0] || typeof name !== 'string' || feeds.has(name)) return;
    const subscriptions = streamsOf(name);
    if (subscriptions.length === 0) return;
    const feed = createFeed(queryClient, [timelinesKey[0], name]);
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
    events.on('listClosed', ({ queryKey: [root, name] }) => {
      if (root === timelinesKey[0] && name !== home[1]) close(String(name));
    }),
  ];
  return () => {
    unsubscribes.forEach(unsubscribe => unsubscribe());
    for (const name of feeds.keys()) close(name);
  };
}

/** How long after a deletion the stream may still deliver the post: events that are sent together arrive in any order. */
const LATE_MS = 10_000;

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
function createFeed(queryClient: QueryClient, queryKey: readonly [string, string]): (event: StreamEvent) => void {
  const name = queryKey[1];
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
    updateTimeline(queryClient, queryKey, before => transition(before, status.id));
    const failedAt = queryClient.getQueryState(queryKey)?.errorUpdatedAt ?? 0;
    if (state()?.isStale === true && !isCatchingUp && Date.now() - failedAt > FAILED_REST_MS) void catchUp();
  };

  return event => {
    switch (event.type) {
      case 'status':
        if (!isOfList(name, event.status) || deletions.hasSince(event.status, Date.now() - LATE_MS)) return;
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
        updateTimeline(queryClient, queryKey, markStale);
        return;
      case 'connected':
        lists.connect(queryKey);
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
