import { errorText, type Marker } from '@rookery/api-client';
import { isUnread, listQuery, loadGap, loadOlder, markerKey, markerQuery, notificationFilter, showQueue } from '@rookery/store';
import { itemIds, type ListState } from '@rookery/store/list';
import type { SignedInAccount } from '@rookery/timeline/parts';
import { QueryObserver } from '@tanstack/react-query';
import { notificationRows, type NotificationRowData } from '../list/notification-rows.js';
import { followNotifications, knownNotification, notificationList, type NotificationSource } from '../list/notifications.data.js';
import { aboveGap, mergedRows, type AccountPart, type DatedRow } from './merged-rows.js';

/** A row of a merged list. */
export interface AccountRow extends DatedRow {
  readonly notification: NotificationRowData;
}

/** The list of one account, as far as it is loaded. */
export interface AccountList extends AccountPart<AccountRow> {
  readonly account: SignedInAccount;
  readonly isLoading: boolean;
  readonly isLoadingOlder: boolean;
  /** `newest`: nothing could be loaded, or nothing newer; `older`: the next older page. */
  readonly failed: 'newest' | 'older' | null;
  /** The words of the server for the failure; '' without any. */
  readonly reason: string;
  /** The id of the newest notification; null without one. */
  readonly newestId: string | null;
}

export interface AccountListSource {
  /** Stable while nothing has changed. */
  get(): AccountList;
  subscribe(onChange: () => void): () => void;
  /** Loads the next older page, or fills the gap above it. Ignored while one is in flight. */
  loadOlder(): void;
  /** Asks for the newest page again. */
  refresh(): void;
}

/**
 * The list of an account for a merged one: that of the account itself, in its own cache. It opens no stream; what the stream of the account shown brings
 * is shown at once.
 */
export function accountListSource(account: SignedInAccount, source: NotificationSource, isGrouping: boolean): AccountListSource {
  const { client, queryClient } = account;
  followNotifications(queryClient);
  const definition = notificationList(queryClient, source);
  const list = new QueryObserver<ListState>(queryClient, { ...listQuery(client, definition), refetchOnWindowFocus: true });
  const listeners = new Set<() => void>();
  /** The marker as it was when the list was opened: rows stay marked as new while they are read. */
  let opened: Marker | null | undefined = queryClient.getQueryData<Marker | null>(markerKey('notifications'));
  let older: { isLoading: boolean; error: unknown } = { isLoading: false, error: null };
  let shown: AccountList | null = null;

  const change = (): void => {
    shown = null;
    for (const listener of listeners) listener();
  };
  const read = (): AccountList => {
    const { data: state, error, isFetching } = list.getCurrentResult();
    const known = aboveGap(state?.entries ?? []);
    const order = itemIds(state?.entries ?? []);
    const rows = notificationRows({
      entries: known.entries,
      itemOf: id => knownNotification(queryClient, id),
      isGrouping,
      isUnread: id => isUnread(id, opened, order),
      isFiltered: item => notificationFilter(queryClient, item.status) === 'hide',
    }).flatMap(row =>
      row.kind === 'notification' ? [{ key: row.key, createdAt: row.newest.created_at, notification: row }] : [],
    );
    const hasOlder = state === undefined || known.gap !== null || state.older !== null;
    const failed = older.error !== null ? 'older' : error !== null && !isFetching ? 'newest' : null;
    return {
      account,
      accountId: account.id,
      rows,
      hasOlder,
      hasFailed: older.error !== null || (state === undefined && failed !== null),
      isLoading: state === undefined && isFetching,
      isLoadingOlder: older.isLoading,
      failed,
      reason: errorText(older.error ?? error, ''),
      newestId: order[0] ?? null,
    };
  };
  const load = async (): Promise<void> => {
    const { data: state } = list.getCurrentResult();
    if (state === undefined || older.isLoading) return;
    older = { isLoading: true, error: null };
    change();
    const { gap } = aboveGap(state.entries);
    let error: unknown = null;
    try {
      if (gap === null) await loadOlder(client, queryClient, definition);
      else await loadGap(client, queryClient, definition, gap, 'newer');
    } catch (reason) {
      error = reason;
    }
    older = { isLoading: false, error };
    change();
  };
  return {
    get: () => (shown ??= read()),
    subscribe(onChange) {
      listeners.add(onChange);
      const unsubscribes = [
        list.subscribe(({ data }) => {
          if (data !== undefined && data.queue.length > 0) showQueue(queryClient, definition.queryKey);
          change();
        }),
      ];
      shown = null;
      // Without it none is marked as new.
      if (opened === undefined) {
        queryClient.fetchQuery(markerQuery(client, 'notifications')).then(
          found => {
            opened = found;
            change();
          },
          () => undefined,
        );
      }
      return () => {
        listeners.delete(onChange);
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
    loadOlder: () => void load(),
    refresh: () => void list.refetch(),
  };
}

/** The lists of several accounts as one value for a component. */
export function joinedLists(sources: readonly AccountListSource[]) {
  let known: readonly AccountList[] = [];
  return {
    /** Stable while none has changed. */
    get(): readonly AccountList[] {
      const lists = sources.map(source => source.get());
      if (lists.length !== known.length || lists.some((list, index) => list !== known[index])) known = lists;
      return known;
    },
    subscribe(onChange: () => void): () => void {
      const unsubscribes = sources.map(source => source.subscribe(onChange));
      return () => unsubscribes.forEach(unsubscribe => unsubscribe());
    },
    /** Loads the older pages that the merged list waits for. */
    loadOlder(): void {
      const { waitsFor } = mergedRows(sources.map(source => source.get()));
      for (const source of sources) if (waitsFor.includes(source.get().accountId)) source.loadOlder();
    },
    /** Asks again for what an account lacks. */
    retry(accountId: string): void {
      const source = sources.find(one => one.get().accountId === accountId);
      if (source?.get().failed === 'older') source.loadOlder();
      else source?.refresh();
    },
  };
}
