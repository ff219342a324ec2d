import type { Account, Status } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { accountStore } from '../entities/account-store.data.js';
import { ownAccountKey, statusKey } from '../entities/entities.data.js';
import { filtersHere } from './filters-here.js';

/** Whether the reader's filters hide a notification about a post, or cover the post (`warn`); null: neither. Own posts are not filtered. */
export function notificationFilter(queryClient: QueryClient, received: Status | null): 'hide' | 'warn' | null {
  if (received === null) return null;
  const status =
    queryClient.getQueryData<Status>(statusKey(received.id)) ?? accountStore(queryClient).filter?.(received) ?? received;
  const ownAccountId = queryClient.getQueryData<Account>(ownAccountKey)?.id ?? null;
  const actions = filtersHere(status, { filterContext: 'notifications', ownAccountId, now: Date.now() }).map(
    ({ filter }) => filter.filter_action,
  );
  return actions.includes('hide') ? 'hide' : actions.includes('warn') ? 'warn' : null;
}
