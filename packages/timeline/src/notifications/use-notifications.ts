import { isSignInNeeded, type Notification } from '@rookery/api-client';
import { hasUncountedItems, itemIds, queuedCount, type Entry } from '@rookery/api-client/list';
import { isUnread, markerQuery, markNotificationsRead, useClient, useList, type ListWindow } from '@rookery/api-client/query';
import { hasAttention, subscribeToAttention, throttle } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ListPhase } from '../list/status-list.js';
import { isSameRow, notificationRows, type NotificationRow } from './notification-rows.js';
import { followNotifications, knownNotification, notificationList, type NotificationSource } from './notifications.data.js';

/** Older notifications are requested at most this often (LIST-07). */
const LOAD_MORE_INTERVAL_MS = 300;
const noEntries: readonly Entry[] = [];
const noAttention = (): boolean => false;

interface NotificationsOptions {
  source: NotificationSource;
  /** Whether notifications of one kind and post are one row. */
  isGrouping: boolean;
  restore: boolean;
  restoreWindow: (() => Promise<ListWindow<Notification> | null>) | null;
}

/** A list of notifications with its rows, its state and its actions. Reading it moves the marker. */
export function useNotifications({ source, isGrouping, restore, restoreWindow }: NotificationsOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  useState(() => followNotifications(queryClient));
  const definition = useMemo(() => notificationList(queryClient, source), [queryClient, source]);
  const list = useList(definition, { restoreWindow, isRestored: restore });
  const { query, state, showQueue, trim, loadOlder } = list;
  const { dataUpdatedAt, refetch } = query;
  const entries = state?.entries ?? noEntries;

  // The marker as it was when the list was opened: rows stay marked as new while they are read.
  const { data: marker } = useQuery(markerQuery(client, 'notifications'));
  const [opened, setOpened] = useState<typeof marker>(marker);
  if (opened === undefined && marker !== undefined) setOpened(marker);

  const [previous, setPrevious] = useState<{ rows: readonly NotificationRow[]; input: readonly unknown[] }>({
    rows: [],
    input: [],
  });
  // A page may bring another version of a group under the same id.
  const input = [entries, isGrouping, opened, dataUpdatedAt];
  let { rows } = previous;
  if (input.some((value, index) => value !== previous.input[index])) {
    const made = notificationRows({
      entries,
      itemOf: id => knownNotification(queryClient, id),
      isGrouping,
      isUnread: id => isUnread(id, opened),
    });
    const known = new Map(rows.map(row => [row.key, row]));
    rows = made.map(row => {
      const old = known.get(row.key);
      return old !== undefined && isSameRow(old, row) ? old : row;
    });
    setPrevious({ rows, input });
  }

  const isWatched = useSyncExternalStore(subscribeToAttention, hasAttention, noAttention);
  const [newestId] = itemIds(entries);
  const isReading = isWatched && opened !== undefined && source.accountId === null && newestId !== undefined;
  useEffect(() => {
    if (isReading && newestId !== undefined) void markNotificationsRead(client, queryClient, newestId);
  }, [isReading, newestId, client, queryClient]);

  const onLoadOlder = useMemo(() => throttle(loadOlder, LOAD_MORE_INTERVAL_MS), [loadOlder]);
  useEffect(() => () => onLoadOlder.cancel(), [onLoadOlder]);
  const onRefetch = useCallback(async () => {
    const { data } = await refetch();
    return data === undefined ? 0 : queuedCount(data);
  }, [refetch]);
  const onShowQueue = useCallback(
    (isAtTop = false) => {
      showQueue();
      if (isAtTop) trim();
    },
    [showQueue, trim],
  );

  const olderPage = state?.older ?? null;
  const isLoadingOlder = list.older?.isLoading === true;
  const hasOlderFailed = list.older?.hasFailed === true;
  const older = useMemo(
    // Another object for each page: a page without a new row is told from none.
    () => (olderPage === null ? null : { isLoading: isLoadingOlder, hasFailed: hasOlderFailed, onLoad: onLoadOlder }),
    [olderPage, isLoadingOlder, hasOlderFailed, onLoadOlder],
  );
  const phase: ListPhase =
    state !== undefined ? 'ready' : query.error === null ? 'loading' : isSignInNeeded(query.error) ? 'members-only' : 'failed';
  return {
    definition,
    rows,
    phase,
    state,
    older,
    isBusy: query.isFetching,
    isOffline: query.isError && state !== undefined,
    queued: state === undefined ? 0 : queuedCount(state),
    /** More notifications than `queued` may wait. */
    hasMoreQueued: state !== undefined && hasUncountedItems(state),
    refetch: onRefetch,
    showQueue: onShowQueue,
    fillGap: list.fillGap,
    gapRequest: list.gapRequest,
  };
}
