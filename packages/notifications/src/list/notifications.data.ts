import {
  compareIds,
  detectFeatures,
  isSilenced,
  notificationsOf,
  parseNotification,
  createDecoding,
  type Client,
  type Features,
  type Notification,
  type NotificationFilter,
  type Relationship,
} from '@rookery/api-client';
import { emptyList, itemIds, markStale, receiveAll, removeItems, type ListState } from '@rookery/store/list';
import {
  accountState,
  accountStore,
  createPageSchedule,
  ingestAccounts,
  ingestStatuses,
  instanceQuery,
  notificationStreamKey,
  updateList,
  wantNewer,
  type ListDefinition,
} from '@rookery/store';
import { notifyManager, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ListItems } from '@rookery/timeline/parts';
import { notificationRowKey, type NotificationRow } from './notification-rows.js';
import { isInTab, typeQuery, type NotificationTab } from './notification-types.js';

const PAGE_SIZE = 30;
const DAY_MS = 86_400_000;

/** Names a list of notifications. `accountId`: those of one account, filtered ones included; else null. */
export interface NotificationSource {
  readonly tab: NotificationTab;
  readonly accountId: string | null;
  /** Whether the server may group them. */
  readonly isGrouped: boolean;
}

const listsKey = ['notifications', 'list'] as const;
const itemsKey = ['notifications', 'item'] as const;
const itemKey = (id: string) => [...itemsKey, id] as const;

const notificationListKey = (source: NotificationSource) => [...listsKey, source] as const;

/** A notification as it was received; undefined when no list has brought it. */
export const knownNotification = (queryClient: QueryClient, id: string): Notification | undefined =>
  queryClient.getQueryData<Notification>(itemKey(id));

/** How a list reads its notifications. @param isGrouping Whether notifications of one kind and post are one row. */
export function notificationItems(isGrouping: boolean): ListItems<NotificationRow, Notification> {
  return {
    itemOf: knownNotification,
    keyOf: (_id, item) => (item === undefined ? '' : notificationRowKey(item, isGrouping)),
    idOfKey(key, rows) {
      const row = rows.find(candidate => candidate.key === key);
      return row?.kind === 'notification' ? row.newest.id : null;
    },
    isBelow: isBelowSingle,
  };
}

/** Writes notifications, their posts and their accounts to the cache. Returns their ids, in order. */
export function ingestNotifications(
  queryClient: QueryClient,
  items: readonly Notification[],
  options: { askedAt?: number; isFromStream?: boolean } = {},
): string[] {
  queryClient.setQueryDefaults(itemsKey, { gcTime: DAY_MS, staleTime: Infinity });
  notifyManager.batch(() => {
    ingestAccounts(
      queryClient,
      items.flatMap(({ accounts }) => accounts),
    );
    ingestStatuses(
      queryClient,
      items.flatMap(({ status }) => status ?? []),
      options,
    );
    for (const item of items) queryClient.setQueryData<Notification>(itemKey(item.id), item);
  });
  return items.map(({ id }) => id);
}

/** A list of notifications, for the functions of the list engine. */
export function notificationList(queryClient: QueryClient, source: NotificationSource): ListDefinition<Notification> {
  const queryKey = notificationListKey(source);
  const featuresOf = async (client: Client) => detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
  return {
    queryKey,
    order: 'time',
    pageSize: PAGE_SIZE,
    async load(client, paging, options) {
      const api = notificationsOf(client);
      const { filter, isGrouped } = requestOf(source, await featuresOf(client));
      return isGrouped ? api.grouped(filter, paging, options) : api.list(filter, paging, options);
    },
    follow: (client, link, options) => notificationsOf(client).follow(link, options),
    ingest: ingestNotifications,
    includes: ({ type }) => isInTab(type, source.tab),
    onMissing(_, __, missingIds, pageIds) {
      const queue = queryClient.getQueryData<ListState>(queryKey)?.queue ?? [];
      const { grown, shrunk } = changedGroups(queryClient, missingIds, pageIds);
      // The group as it was read stays where it is. The newest page queues it as it is now.
      const kept = new Set([...grown].filter(id => !itemIds(queue).includes(id)));
      // The others were dismissed, or their post was deleted or is no longer liked.
      const gone = missingIds.filter(id => !kept.has(id) && !shrunk.has(id));
      if (gone.length > 0) updateList(queryClient, queryKey, state => removeItems(state, gone));
      return Promise.resolve(shrunk);
    },
  };
}

/** How a list is requested from a server with these features. */
function requestOf({ tab, accountId, isGrouped }: NotificationSource, features: Features) {
  const filter: NotificationFilter = accountId === null ? typeQuery(tab, features) : { account_id: accountId };
  return { filter, isGrouped: isGrouped && accountId === null && features.groupedNotifications };
}

/** Path and query of the first page of a list. An application may request it before the client has loaded. */
export function notificationsPath(client: Client, source: NotificationSource, features: Features): string {
  const { filter, isGrouped } = requestOf(source, features);
  return notificationsOf(client).pathOf(isGrouped, filter, { limit: PAGE_SIZE });
}

/**
 * The missing items whose group is on the page by another id: a group has the id of its newest member. `grown`: the ids of those that
 * have a newer member. `shrunk`: the new ids, by the old ones, of those that lost their newest.
 */
function changedGroups(queryClient: QueryClient, missingIds: readonly string[], pageIds: readonly string[]) {
  const groupOf = (id: string): string | null => knownNotification(queryClient, id)?.group_key ?? null;
  const idsByGroup = new Map(pageIds.map(id => [groupOf(id), id]));
  const grown = new Set<string>();
  const shrunk = new Map<string, string>();
  for (const id of missingIds) {
    const group = groupOf(id);
    const newId = group === null ? undefined : idsByGroup.get(group);
    if (newId === undefined) continue;
    if (compareIds(newId, id) > 0) grown.add(id);
    else shrunk.set(id, newId);
  }
  return { grown, shrunk };
}

const sourceOf = (queryKey: readonly unknown[]): NotificationSource => queryKey[2] as NotificationSource;

function loadedLists(queryClient: QueryClient) {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: listsKey })
    .map(({ queryKey }) => ({ queryKey, source: sourceOf(queryKey) }));
}

/** Removes the notifications that a rule selects from every list. */
function removeNotifications(queryClient: QueryClient, isGone: (notification: Notification) => boolean): void {
  for (const { queryKey } of loadedLists(queryClient)) {
    updateList(queryClient, queryKey, state => {
      const ids = [...itemIds(state.entries), ...itemIds(state.queue)].filter(id => {
        const item = knownNotification(queryClient, id);
        return item !== undefined && isGone(item);
      });
      return ids.length === 0 ? state : removeItems(state, ids);
    });
  }
}

/** Requests every list again: some notifications changed on the server. */
export const refreshNotifications = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: listsKey });

/** Empties every list, as after deleting all. Returns the function that brings them back. */
export function emptyLists(queryClient: QueryClient): () => void {
  const before = loadedLists(queryClient).map(
    ({ queryKey }) => [queryKey, queryClient.getQueryData<ListState>(queryKey)] as const,
  );
  for (const { queryKey } of loadedLists(queryClient)) updateList(queryClient, queryKey, () => emptyList);
  return () => {
    for (const [queryKey, state] of before) if (state !== undefined) updateList(queryClient, queryKey, () => state);
    void refreshNotifications(queryClient);
  };
}

const bound = accountState('lists of notifications', () => new Set<'bound'>());

/**
 * Keeps the lists of notifications up to date, from the first that is opened: what the stream brings waits in their queues, what is
 * deleted, blocked or answered leaves them. Once for each account.
 */
export function followNotifications(queryClient: QueryClient): void {
  const state = bound(queryClient);
  if (state.has('bound')) return;
  state.add('bound');
  const { events, lists } = accountStore(queryClient);
  const schedule = createPageSchedule();
  let collected: Notification[] = [];

  const isLive = (): boolean => lists.connectionOf(notificationStreamKey) !== null;
  const connect = (queryKey: readonly unknown[]): void => (isLive() ? lists.connect(queryKey) : lists.disconnect(queryKey));
  const flush = (): void => {
    const batch = collected;
    collected = [];
    notifyManager.batch(() => {
      ingestNotifications(queryClient, batch, { isFromStream: true });
      for (const { queryKey, source } of loadedLists(queryClient)) {
        if (source.accountId !== null) continue;
        const received = batch.filter(({ type }) => isInTab(type, source.tab)).map(({ id }) => ({ id, isOwn: false }));
        if (received.length === 0) continue;
        if (lists.connectionOf(queryKey) === null && isLive()) lists.connect(queryKey);
        updateList(queryClient, queryKey, list => receiveAll(list, received));
        // Earlier notifications are missing: the newest page brings them with the rest.
        const isStale = queryClient.getQueryData<ListState>(queryKey)?.isStale === true;
        if (isStale) void queryClient.invalidateQueries({ queryKey, refetchType: 'all' }, { cancelRefetch: false });
      }
    });
  };

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isList = query.queryKey[0] === listsKey[0] && query.queryKey[1] === listsKey[1];
    // A list is connected before its first page is requested.
    if (type === 'added' && isList) connect(query.queryKey);
  });
  for (const { queryKey } of loadedLists(queryClient)) connect(queryKey);

  events.on('notificationReceived', ({ notification: { payload } }) => {
    const notification = parseNotification(payload, createDecoding());
    if (notification === null) return;
    collected.push(notification);
    if (collected.length === 1) schedule(flush);
  });
  events.on('notificationsStale', ({ isNewer = false }) => {
    for (const { queryKey } of loadedLists(queryClient)) {
      connect(queryKey);
      updateList(queryClient, queryKey, markStale);
      if (isNewer) wantNewer(queryClient, queryKey);
    }
    void refreshNotifications(queryClient);
  });
  events.on('statusDeleted', ({ ids }) =>
    removeNotifications(queryClient, ({ status }) => status !== null && ids.includes(status.id)),
  );
  events.on('relationshipChanged', ({ previous, next }) => {
    if (isQuiet(next) && !isQuiet(previous)) removeNotifications(queryClient, ({ accounts }) => isOnlyOf(accounts, next.id));
    else if (previous !== undefined && isQuiet(previous) && !isQuiet(next)) void refreshNotifications(queryClient);
    if (previous?.requested_by === true && !next.requested_by) removeRequest(queryClient, next.id);
  });
}

/** Removes the follow request of an account that was answered. */
export const removeRequest = (queryClient: QueryClient, accountId: string): void =>
  removeNotifications(queryClient, ({ type, accounts }) => type === 'follow_request' && isOnlyOf(accounts, accountId));

const isOnlyOf = (accounts: Notification['accounts'], accountId: string): boolean =>
  accounts.length > 0 && accounts.every(({ id }) => id === accountId);

/** Whether the reader wants nothing of an account. Muting may leave its notifications. */
const isQuiet = (relationship: Relationship | undefined): boolean =>
  isSilenced(relationship) && (relationship?.blocking === true || relationship?.muting_notifications === true);

/** The policy for notifications; null where the server has none. */
export const policyKey = ['notifications', 'policy'] as const;

export const policyQuery = (client: Client) =>
  queryOptions({ queryKey: policyKey, queryFn: ({ signal }) => notificationsOf(client).policy({ signal }), staleTime: 60_000 });

/** The accounts of a group that the server made. */
export const groupAccountsQuery = (client: Client, groupKey: string) =>
  queryOptions({
    queryKey: ['notifications', 'group', groupKey] as const,
    queryFn: ({ signal }) => notificationsOf(client).groupAccounts(groupKey, { signal }),
  });

/** Whether the row is older than the single notification `key`, which is not in the list. The order of groups is not known. */
function isBelowSingle(row: NotificationRow, key: string): boolean {
  const id = /^n:([^:]+)$/.exec(key)?.[1];
  return id !== undefined && row.kind === 'notification' && compareIds(row.newest.id, id) < 0;
}
