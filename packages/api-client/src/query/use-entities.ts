import { QueryObserver, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Client } from '../client.js';
import type { Account } from '../entities/account.js';
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

/** The id of the reader's own account; null without a token, and until it is known. One look at the cache serves all who ask. */
export function useOwnAccountId(): string | null {
  const client = useClient();
  const queryClient = useQueryClient();
  const { subscribe, read } = ownAccountIdOf(client, queryClient);
  return useSyncExternalStore(subscribe, read, read);
}

/** How the member stands to an account, kept true by every action; fetched when the cache does not have it. */
export function useRelationship(accountId: string) {
  return useQuery(relationshipQuery(useClient(), accountId));
}

/** What the server says about itself. */
export function useInstance() {
  return useQuery(instanceQuery(useClient()));
}

/** The action bound to this client and cache. Keeps its identity while those do. */
export function useOptimistic<Variables, Result>(action: OptimisticAction<Variables, Result>) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useCallback((variables: Variables) => action({ client, queryClient }, variables), [action, client, queryClient]);
}

interface Watch {
  subscribe(listener: () => void): () => void;
  read(): string | null;
}

const watches = new WeakMap<QueryClient, { client: Client; watch: Watch }>();

/** Every row of a list asks who the reader is: with an observer for each, asking would be a good part of drawing it. */
function ownAccountIdOf(client: Client, queryClient: QueryClient): Watch {
  const known = watches.get(queryClient);
  if (known?.client === client) return known.watch;
  const options = ownAccountQuery(client);
  const listeners = new Set<() => void>();
  let stop: (() => void) | null = null;
  const watch: Watch = {
    subscribe(listener) {
      listeners.add(listener);
      stop ??= new QueryObserver(queryClient, options).subscribe(() => listeners.forEach(tell => tell()));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    read: () => queryClient.getQueryData<Account>(options.queryKey)?.id ?? null,
  };
  watches.set(queryClient, { client, watch });
  return watch;
}
