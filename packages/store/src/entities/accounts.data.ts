import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { accountsOf, type Client, type Account, type Relationship } from '@rookery/api-client';
import { accountState } from './account-store.data.js';
import { accountKey, askedNow, ingestAccounts, ownAccountKey, relationshipKey, writeRelationship } from './entities.data.js';

/** The cache key of an account by its handle, case-insensitive. */
export const accountByAcctKey = (acct: string) => ['account-by-acct', acct.toLowerCase()] as const;

/** One account. It is fetched only when it is not in the cache. */
export function accountQuery(client: Client, accountId: string) {
  return queryOptions({
    queryKey: accountKey(accountId),
    queryFn: ({ signal }) => accountsOf(client).get(accountId, { signal }),
    staleTime: Infinity,
  });
}

/** The account behind a handle (`mara`, `mara@host`), also written to its own entry. Rows should read that entry, by id. */
export function accountByAcctQuery(client: Client, acct: string) {
  return queryOptions({
    queryKey: accountByAcctKey(acct),
    queryFn: async ({ signal, client: queryClient }) =>
      storedAccount(queryClient, await accountsOf(client).lookup(acct, { signal })),
    staleTime: Infinity,
  });
}

/** The reader's own account. Without a token the query is disabled. */
export function ownAccountQuery(client: Client) {
  return queryOptions({
    queryKey: ownAccountKey,
    queryFn: async ({ signal, client: queryClient }) => {
      const account = await accountsOf(client).verifyCredentials({ signal });
      ingestAccounts(queryClient, [account]);
      return account;
    },
    enabled: client.accessToken !== null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** The relationship between the reader and an account. Relationships requested in the same microtask share one request. */
export function relationshipQuery(client: Client, accountId: string) {
  return queryOptions({
    queryKey: relationshipKey(accountId),
    queryFn: async ({ client: queryClient }) => {
      const askedAt = askedNow(queryClient);
      const relationship = await requestRelationship(client, queryClient, accountId);
      writeRelationship(queryClient, relationship, { askedAt });
      return queryClient.getQueryData<Relationship>(relationshipKey(accountId)) ?? relationship;
    },
    enabled: client.accessToken !== null,
    staleTime: Infinity,
  });
}

function storedAccount(queryClient: QueryClient, account: Account): Account {
  ingestAccounts(queryClient, [account]);
  return queryClient.getQueryData<Account>(accountKey(account.id)) ?? account;
}

/** @throws Error when the server returned none: the query, or the check, has failed. */
export function relationshipIn(relationships: readonly Relationship[], accountId: string): Relationship {
  const relationship = relationships.find(({ id }) => id === accountId);
  if (!relationship) throw new Error(`The server returned no relationship to account ${accountId}.`);
  return relationship;
}

interface RelationshipBatch {
  accountIds: Set<string>;
  answer: Promise<Relationship[]>;
}

/** The request that is collecting accounts, by the client that sends it. */
const openBatches = accountState('relationship requests', () => new Map<Client, RelationshipBatch>());

async function requestRelationship(client: Client, queryClient: QueryClient, accountId: string): Promise<Relationship> {
  const batches = openBatches(queryClient);
  let batch = batches.get(client);
  if (!batch) {
    const accountIds = new Set<string>();
    const send = () => {
      batches.delete(client);
      return accountsOf(client).relationships([...accountIds]);
    };
    batch = { accountIds, answer: Promise.resolve().then(send) };
    batches.set(client, batch);
  }
  batch.accountIds.add(accountId);
  return relationshipIn(await batch.answer, accountId);
}
