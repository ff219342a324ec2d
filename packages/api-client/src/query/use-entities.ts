import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from './client-provider.js';
import { accountByAcctQuery, accountQuery, ownAccountQuery, relationshipQuery } from './accounts.data.js';
import { instanceQuery } from './instance.data.js';
import type { OptimisticAction } from './optimistic.data.js';
import { statusQuery } from './statuses.data.js';

/** The status, kept true by every write; fetched when the cache does not have it. Wakes only for this id. */
export function useStatus(statusId: string) {
  return useQuery(statusQuery(useClient(), statusId));
}

/** The account, kept true by every write; fetched when the cache does not have it. */
export function useAccount(accountId: string) {
  return useQuery(accountQuery(useClient(), accountId));
}

/** The account behind a handle. */
export function useAccountByAcct(acct: string) {
  return useQuery(accountByAcctQuery(useClient(), acct));
}

/** The reader's own account; nothing without a token. */
export function useOwnAccount() {
  return useQuery(ownAccountQuery(useClient()));
}

export function useRelationship(accountId: string) {
  return useQuery(relationshipQuery(useClient(), accountId));
}

export function useInstance() {
  return useQuery(instanceQuery(useClient()));
}

/** The action bound to this client and cache. Keeps its identity while those do. */
export function useOptimistic<Variables, Result>(action: OptimisticAction<Variables, Result>) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useCallback((variables: Variables) => action({ client, queryClient }, variables), [action, client, queryClient]);
}
