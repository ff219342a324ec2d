import type { Notification } from '@rookery/api-client';
import { itemIds, type Entry } from '@rookery/store/list';
import { isUnread, markerQuery, markNotificationsRead, notificationFilter, useClient, type ListOptions } from '@rookery/store';
import { hasAttention, subscribeToAttention } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useFeedList, useFilters } from '@rookery/timeline/parts';
import { isMuted, isSameRow, newestNotificationId, notificationRows, type NotificationRow } from './notification-rows.js';
import { followNotifications, knownNotification, notificationList, type NotificationSource } from './notifications.data.js';

const noEntries: readonly Entry[] = [];
const noAttention = (): boolean => false;

interface NotificationsOptions extends Pick<ListOptions<Notification>, 'isRestored' | 'restoreWindow'> {
  source: NotificationSource;
  /** Whether notifications of one kind and post are one row. */
  isGrouping: boolean;
}

/** A list of notifications and its rows. Reading it moves the marker. */
export function useNotifications({ source, isGrouping, isRestored, restoreWindow }: NotificationsOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  useState(() => followNotifications(queryClient));
  const definition = useMemo(() => notificationList(queryClient, source), [queryClient, source]);
  const feed = useFeedList(definition, { restoreWindow, isRestored });
  const { query, state } = feed;
  const { dataUpdatedAt } = query;
  const entries = state?.entries ?? noEntries;

  // The marker as it was when the list was opened: rows stay marked as new while they are read.
  const { data: marker } = useQuery(markerQuery(client, 'notifications'));
  const [opened, setOpened] = useState<typeof marker>(marker);
  if (opened === undefined && marker !== undefined) setOpened(marker);

  const [previous, setPrevious] = useState<{ rows: readonly NotificationRow[]; input: readonly unknown[] }>({
    rows: [],
    input: [],
  });
  const filters = useFilters();
  const isFiltered = (item: Notification): boolean => notificationFilter(queryClient, item.status) === 'hide';
  const queue = state?.queue ?? noEntries;
  const hiddenCount = queue.filter(entry => {
    const item = entry.kind === 'item' ? knownNotification(queryClient, entry.id) : undefined;
    return item !== undefined && (isMuted(item) || isFiltered(item));
  }).length;
  // A page may bring another version of a group under the same id.
  const input = [entries, isGrouping, opened, dataUpdatedAt, filters];
  let { rows } = previous;
  if (input.some((value, index) => value !== previous.input[index])) {
    const order = itemIds(entries);
    const made = notificationRows({
      entries,
      itemOf: id => knownNotification(queryClient, id),
      isGrouping,
      isUnread: id => isUnread(id, opened, order),
      isFiltered,
    });
    const known = new Map(rows.map(row => [row.key, row]));
    rows = made.map(row => {
      const old = known.get(row.key);
      return old !== undefined && isSameRow(old, row) ? old : row;
    });
    setPrevious({ rows, input });
  }

  const isWatched = useSyncExternalStore(subscribeToAttention, hasAttention, noAttention);
  const newestId = newestNotificationId(entries);
  const isReading = isWatched && opened !== undefined && source.accountId === null && newestId !== undefined;
  useEffect(() => {
    if (isReading && newestId !== undefined) void markNotificationsRead(client, queryClient, newestId);
  }, [isReading, newestId, client, queryClient]);

  return { feed: { ...feed, queued: Math.max(0, feed.queued - hiddenCount) }, rows };
}
