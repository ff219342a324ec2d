import { markersOf, type Client, wireId, type Marker, detectFeatures, notificationsOf } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { instanceQuery } from '../entities/instance.data.js';
import { markerKey } from './markers.data.js';
import { isUnread, markerAt, notificationChannel, refreshUnread, setUnread } from './notification-unread.data.js';

/**
 * Marks the notifications up to `id` as read, on all devices and in all tabs. A marker never moves back. Failures are ignored: the next
 * notification that is read tries again.
 */
export async function markNotificationsRead(client: Client, queryClient: QueryClient, id: string): Promise<void> {
  const key = markerKey('notifications');
  const known = queryClient.getQueryData<Marker | null>(key);
  if (known != null && !isUnread(id, known)) return;
  // At once: a second call for the same notification does nothing.
  const local: Marker = { ...known, ...markerAt(wireId(id)) };
  queryClient.setQueryData<Marker | null>(key, local);
  setUnread(queryClient, { count: 0, isAtLeast: false });
  try {
    const written = (await markersOf(client).set('notifications', id)).notifications;
    // Another device wrote at the same moment, and may have read more.
    if (written !== undefined && isUnread(written.last_read_id, local)) queryClient.setQueryData<Marker | null>(key, written);
    const { notificationsAreSeen } = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
    if (notificationsAreSeen) await notificationsOf(client).markSeen(id);
    notificationChannel(queryClient).post(id);
    await refreshUnread(client, queryClient);
  } catch {
    queryClient.setQueryData<Marker | null>(key, () => known);
  }
}
