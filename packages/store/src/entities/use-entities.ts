import { hashKey, QueryObserver, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Client, Account } from '@rookery/api-client';
import { accountState, accountStore } from './account-store.data.js';
import { useClient } from './client-provider.js';
import { statusDeletionsKey } from './entities.data.js';
import { accountByAcctQuery, accountQuery, ownAccountQuery, relationshipQuery } from './accounts.data.js';
import { instanceQuery } from './instance.data.js';
import { statusQuery } from './statuses.data.js';

/** The status, updated by every write; fetched when it is not in the cache. Re-renders for this id alone. */
export function useStatus(statusId: string) {
  return useQuery(statusQuery(useClient(), statusId));
}

const noIds: readonly string[] = [];

/** The ids of own statuses whose deletion is on its way: lists do not show them. Stable while it does not change. */
export function useStatusesBeingDeleted(): readonly string[] {
  const { data = noIds } = useQuery<readonly string[]>({ queryKey: statusDeletionsKey, queryFn: skipToken });
  return data;
}

/** The account, updated by every write; fetched when it is not in the cache. */
export function useAccount(accountId: string) {
  return useQuery(accountQuery(useClient(), accountId));
}

/** The account behind a handle. */
export function useAccountByAcct(acct: string) {
  return useQuery(accountByAcctQuery(useClient(), acct));
}

/** The reader's own account; disabled without a token. */
export function useOwnAccount() {
  return useQuery(ownAccountQuery(useClient()));
}

/** The id of the reader's own account; null without a token and until it is loaded. All components share one observer. */
export function useOwnAccountId(): string | null {
  const client = useClient();
  const queryClient = useQueryClient();
  const { subscribe, read } = ownAccountIdOf(client, queryClient);
  return useSyncExternalStore(subscribe, read, read);
}

/** The reader's relationship to an account, updated by every action; fetched when it is not in the cache. */
export function useRelationship(accountId: string) {
  return useQuery(relationshipQuery(useClient(), accountId));
}

/** The server's description of itself. */
export function useInstance() {
  return useQuery(instanceQuery(useClient()));
}

/** Marks a list as shown for as long as the component is mounted: the stream feeds only lists that are shown. */
export function useOpenList(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  // The key may be a new array with each render.
  const [stableKey, setStableKey] = useState(queryKey);
  if (hashKey(stableKey) !== hashKey(queryKey)) setStableKey(queryKey);
  useEffect(() => accountStore(queryClient).lists.open(stableKey), [queryClient, stableKey]);
}

interface OwnAccountId {
  subscribe(listener: () => void): () => void;
  read(): string | null;
}

/** One observer for all rows: with one each, reading the reader's id would be a good part of rendering a list. */
const ownAccountIds = accountState('own account id', () => new Map<Client, OwnAccountId>());

function ownAccountIdOf(client: Client, queryClient: QueryClient): OwnAccountId {
  const byClient = ownAccountIds(queryClient);
  const known = byClient.get(client);
  if (known) return known;
  const options = ownAccountQuery(client);
  const listeners = new Set<() => void>();
  let unobserve: (() => void) | null = null;
  const created: OwnAccountId = {
    subscribe(listener) {
      listeners.add(listener);
      unobserve ??= new QueryObserver(queryClient, options).subscribe(() => listeners.forEach(notify => notify()));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unobserve?.();
        unobserve = null;
      };
    },
    read: () => queryClient.getQueryData<Account>(options.queryKey)?.id ?? null,
  };
  byClient.set(client, created);
  return created;
}
