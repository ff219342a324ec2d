import { markNotificationsRead, useClient } from '@rookery/store';
import type { SignedInAccount } from '@rookery/timeline/parts';
import { hasAttention, subscribeToAttention } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { NotificationTab } from '../list/notification-types.js';
import { accountListSource, joinedLists, type AccountList } from './account-lists.data.js';
import { mergedRows } from './merged-rows.js';

const noAttention = (): boolean => false;

/**
 * The notifications of accounts, merged. Reading them moves the marker of the account shown alone, as its own list does: those of the others stay unread
 * until their own lists are read.
 *
 * @param accounts Stable. The account shown is among them.
 */
export function useAccountLists(accounts: readonly SignedInAccount[], tab: NotificationTab, isGrouping: boolean) {
  const joined = useMemo(() => {
    const source = { tab, accountId: null, isGrouped: isGrouping };
    return joinedLists(accounts.map(account => accountListSource(account, source, isGrouping)));
  }, [accounts, tab, isGrouping]);
  const lists = useSyncExternalStore(joined.subscribe, joined.get, joined.get);
  const { rows, waitsFor } = useMemo(() => mergedRows(lists), [lists]);
  useReading(lists);
  return { lists, rows, waitsFor, onLoadOlder: joined.loadOlder, onRetry: joined.retry };
}

/** Moves the marker of the account shown while somebody looks at its newest notification. */
function useReading(lists: readonly AccountList[]): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const isWatched = useSyncExternalStore(subscribeToAttention, hasAttention, noAttention);
  const newestId = lists.find(({ account }) => account.queryClient === queryClient)?.newestId ?? null;
  useEffect(() => {
    if (isWatched && newestId !== null) void markNotificationsRead(client, queryClient, newestId);
  }, [isWatched, newestId, client, queryClient]);
}
