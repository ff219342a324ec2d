/* The number of unread notifications. Small on purpose: a badge reads it while no list of notifications is loaded. */
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import {
  type Client,
  isOlderByForm,
  timeId,
  type Marker,
  detectFeatures,
  isAboutChat,
  newestNotificationIds,
  unreadNotificationCount,
  type Stream,
  type StreamEvent,
} from '@rookery/api-client';
import { accountState, accountStore } from '../entities/account-store.data.js';
import { instanceQuery } from '../entities/instance.data.js';
import { notificationFilter } from '../filters/notification-filter.data.js';
import { markerKey, markerQuery } from './markers.data.js';
import { accountChannel } from '../outbox/outbox.data.js';

/** The number is requested this long after the start if the stream is not connected by then, in ms. */
const FIRST_REQUEST_MS = 3_000;
/** A page that is shown again asks other devices' marker at most this often. */
const REFRESH_MS = 60_000;

const unreadKey = ['notifications', 'unread'] as const;

/** The key under which `accountStore().lists` says whether the stream brings notifications. */
export const notificationStreamKey = ['notifications', 'stream'] as const;

/** `isAtLeast`: the server counts no further. */
export interface UnreadNotifications {
  count: number;
  isAtLeast: boolean;
}

/** The unread notifications, as `bindNotifications` keeps them. */
export const unreadNotificationsQuery = queryOptions<UnreadNotifications>({
  queryKey: unreadKey,
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

const notificationTabs = accountState(
  'tabs with notifications',
  () => new Map<'channel', ReturnType<typeof accountChannel<string>>>(),
);

/** Messages between the tabs of the account: the id up to which one has read. */
export function notificationChannel(queryClient: QueryClient) {
  const known = notificationTabs(queryClient);
  const channel = known.get('channel') ?? accountChannel<string>(queryClient, 'notifications');
  known.set('channel', channel);
  return channel;
}

/**
 * Whether a notification is newer than the marker: stands above it in the list `order`, newest first. Where the list does not have both, it is
 * unread unless its id tells otherwise. Without a marker none is: nothing says where reading ended.
 */
export function isUnread(
  id: string,
  marker: Pick<Marker, 'last_read_id'> | null | undefined,
  order: readonly string[] = [],
): boolean {
  if (marker == null) return false;
  const [own, read] = [timeId(id), timeId(marker.last_read_id)];
  const [at, readAt] = [order.indexOf(own), order.indexOf(read)];
  if (at >= 0 && readAt >= 0) return at < readAt;
  return own !== read && !isOlderByForm(own, read);
}

export function setUnread(queryClient: QueryClient, unread: UnreadNotifications): void {
  queryClient.setQueryDefaults(unreadKey, { gcTime: Infinity });
  queryClient.setQueryData<UnreadNotifications>(unreadKey, unread);
}

/** Asks the server for the marker and the number of notifications above it. Rejects with the request's `ApiError`. */
export async function refreshUnread(client: Client, queryClient: QueryClient): Promise<void> {
  const key = markerKey('notifications');
  const local = queryClient.getQueryData<Marker | null>(key) ?? null;
  const { notificationPolicies } = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
  const marker = await queryClient.fetchQuery({ ...markerQuery(client, 'notifications'), staleTime: 0 });
  const counted = notificationPolicies ? await unreadNotificationCount(client) : (marker?.unread_count ?? null);
  if (counted !== null) return setUnread(queryClient, { count: counted, isAtLeast: notificationPolicies && counted >= 100 });
  const ids = await newestNotificationIds(client);
  const [newest] = ids;
  const order = ids.map(timeId);
  // Where the server keeps no marker, those that arrive from now on are unread.
  const known = marker ?? local ?? (newest === undefined ? null : markerAt(newest));
  if (marker === null) queryClient.setQueryData<Marker | null>(key, () => known);
  const count = ids.filter(id => isUnread(id, known, order)).length;
  setUnread(queryClient, { count, isAtLeast: count > 0 && count === ids.length });
}

/** A marker that no server has written. @param id As the server spells it. */
export const markerAt = (id: string): Marker => ({ last_read_id: id, version: 0, updated_at: null, unread_count: null });

/**
 * Keeps the number of unread notifications, and tells `accountStore().events` of what the stream brings: the lists of notifications
 * follow it once they are loaded. One for each account. Returns an unsubscribe function.
 */
export function bindNotifications(
  queryClient: QueryClient,
  client: Client,
  stream: Pick<Stream, 'subscribe'>,
  firstRequestMs = FIRST_REQUEST_MS,
): () => void {
  const { events, lists } = accountStore(queryClient);
  const key = markerKey('notifications');
  const counted = new Set<string>();
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const refresh = (): void => {
    clearTimeout(first);
    refreshedAt = Date.now();
    counted.clear();
    // The next event, or the next look at the page, tries again.
    refreshUnread(client, queryClient).catch(() => undefined);
  };
  const receive = (id: string): void => {
    if (counted.has(id) || !isUnread(id, queryClient.getQueryData<Marker | null>(key))) return;
    counted.add(id);
    const { count = 0, isAtLeast = false } = queryClient.getQueryData<UnreadNotifications>(unreadKey) ?? {};
    setUnread(queryClient, { count: count + 1, isAtLeast });
  };

  const onEvent = (event: StreamEvent): void => {
    switch (event.type) {
      case 'notification':
        if (event.notification.type === '' || isAboutChat(event.notification.type)) return;
        if (notificationFilter(queryClient, event.notification.status ?? null) !== 'hide') receive(event.notification.id);
        events.emit('notificationReceived', { notification: event.notification });
        return;
      case 'connected':
        lists.connect(notificationStreamKey);
        refresh();
        events.emit('notificationsStale', { isNewer: !event.isReconnect });
        return;
      case 'disconnected':
        lists.disconnect(notificationStreamKey);
        events.emit('notificationsStale', {});
        return;
      case 'poll':
        // Home is polled more often.
        if (Date.now() - refreshedAt < REFRESH_MS) return;
        refresh();
        events.emit('notificationsStale', {});
        return;
      case 'markers_moved': {
        const moved = event.markers.notifications;
        // Otherwise it is the answer to what this device has written.
        if (moved === undefined || !isUnread(moved.last_read_id, queryClient.getQueryData<Marker | null>(key))) return;
        queryClient.setQueryData<Marker | null>(key, moved);
        return refresh();
      }
      case 'notifications_merged':
        refresh();
        events.emit('notificationsStale', {});
    }
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - refreshedAt > REFRESH_MS) refresh();
  };
  globalThis.document?.addEventListener('visibilitychange', onVisible);
  // A server without a stream polls after up to 40 s.
  const first = setTimeout(refresh, firstRequestMs);
  const unsubscribes = [
    stream.subscribe({ stream: 'user' }, onEvent),
    notificationChannel(queryClient).subscribe(() => refresh()),
    () => globalThis.document?.removeEventListener('visibilitychange', onVisible),
    () => clearTimeout(first),
    () => lists.disconnect(notificationStreamKey),
  ];
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}
