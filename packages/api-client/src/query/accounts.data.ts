import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../client.js';
import type { Account } from '../entities/account.js';
import type { Relationship } from '../entities/relationship.js';
import { accountKey, ingestAccounts, relationshipKey } from './entities.data.js';
import { optimistic, patch } from './optimistic.data.js';

/** The cache key of an account by its name, in any case of letters. */
export const accountByAcctKey = (acct: string) => ['account-by-acct', acct.toLowerCase()] as const;
/** The cache key of a search for accounts. */
export const accountSearchKey = (q: string, followers: boolean) => ['account-search', q, followers] as const;
/** The cache key of whoever is signed in. */
export const ownAccountKey = ['own-account'] as const;

/** One account. It is fetched only when nothing brought it before. */
export function accountQuery(client: Client, accountId: string) {
  return queryOptions({
    queryKey: accountKey(accountId),
    queryFn: ({ signal }) => client.accounts.get(accountId, { signal }),
    staleTime: Infinity,
  });
}

/** The account behind a handle (`mara`, `mara@host`), written to its own entry too. Rows should read that one, by its id. */
export function accountByAcctQuery(client: Client, acct: string) {
  return queryOptions({
    queryKey: accountByAcctKey(acct),
    queryFn: async ({ signal, client: queryClient }) =>
      storedAccount(queryClient, await client.accounts.lookup(acct, { signal })),
    staleTime: Infinity,
  });
}

/** The reader's own account, by the token. Without a token there is nothing to ask, and the query stays disabled. */
export function ownAccountQuery(client: Client) {
  return queryOptions({
    queryKey: ownAccountKey,
    queryFn: async ({ signal, client: queryClient }) => {
      const account = await client.accounts.verifyCredentials({ signal });
      ingestAccounts(queryClient, [account]);
      return account;
    },
    enabled: client.accessToken !== null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** How the reader and this account stand to each other. Those asked for in the same moment go out as one request. */
export function relationshipQuery(client: Client, accountId: string) {
  return queryOptions({
    queryKey: relationshipKey(accountId),
    queryFn: () => requestRelationship(client, accountId),
    enabled: client.accessToken !== null,
    staleTime: Infinity,
  });
}

/**
 * Accounts by name, ten at a time, page after page; with `followers` only those who follow the reader, who may be written to (spec 5).
 * Each account found is written to its own entry.
 */
export function accountSearchQuery(client: Client, q: string, { followers = false }: { followers?: boolean } = {}) {
  return infiniteQueryOptions({
    queryKey: accountSearchKey(q, followers),
    queryFn: async ({ signal, pageParam, client: queryClient }) => {
      const options = followers ? { followers } : {};
      const page =
        pageParam === null
          ? await client.accounts.search(q, options, { signal })
          : await client.accounts.page(pageParam, { signal });
      ingestAccounts(queryClient, page.items);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    enabled: q.trim() !== '',
  });
}

export interface AccountVariables {
  accountId: string;
}

/** Follows. A locked account turns the wish into a request, which only the answer tells. */
export const follow = optimistic<AccountVariables, Relationship>({
  scope: accountScope,
  apply: (cache, { accountId }) => {
    const isLocked = cache.getQueryData<Account>(accountKey(accountId))?.locked ?? false;
    return patch<Relationship>(cache, relationshipKey(accountId), ({ following, requested }) => {
      if (following || requested) return {};
      return isLocked ? { requested: true } : { following: true };
    });
  },
  request: (client, { accountId }) => client.accounts.follow(accountId),
  commit: writeRelationship,
});

/** Unfollows, or takes back a request to follow. */
export const unfollow = relationshipAction({
  effect: { following: false, requested: false },
  request: (client, accountId) => client.accounts.unfollow(accountId),
});

/** Blocks; who is blocked neither follows nor is followed. */
export const block = relationshipAction({
  effect: { blocking: true, following: false, requested: false, followed_by: false },
  request: (client, accountId) => client.accounts.block(accountId),
});

/** Ends a block. It brings no follow back. */
export const unblock = relationshipAction({
  effect: { blocking: false },
  request: (client, accountId) => client.accounts.unblock(accountId),
});

/** Mutes. */
export const mute = relationshipAction({
  effect: { muting: true },
  request: (client, accountId) => client.accounts.mute(accountId),
});

/** Ends a mute, that of notifications too. */
export const unmute = relationshipAction({
  effect: { muting: false, muting_notifications: false },
  request: (client, accountId) => client.accounts.unmute(accountId),
});

interface RelationshipAction {
  /** What the action changes. */
  effect: Partial<Relationship>;
  request: (client: Client, accountId: string) => Promise<Relationship>;
}

function relationshipAction({ effect, request }: RelationshipAction) {
  return optimistic<AccountVariables, Relationship>({
    scope: accountScope,
    apply: (cache, { accountId }) => patch<Relationship>(cache, relationshipKey(accountId), () => effect),
    request: (client, { accountId }) => request(client, accountId),
    commit: writeRelationship,
  });
}

function accountScope({ accountId }: AccountVariables): string {
  return `account:${accountId}`;
}

function writeRelationship(cache: QueryClient, relationship: Relationship, { accountId }: AccountVariables): void {
  cache.setQueryData<Relationship>(relationshipKey(accountId), relationship);
}

function storedAccount(queryClient: QueryClient, account: Account): Account {
  ingestAccounts(queryClient, [account]);
  return queryClient.getQueryData<Account>(accountKey(account.id)) ?? account;
}

const batches = new WeakMap<Client, { accountIds: Set<string>; answer: Promise<Map<string, Relationship>> }>();

async function requestRelationship(client: Client, accountId: string): Promise<Relationship> {
  let batch = batches.get(client);
  if (!batch) {
    const accountIds = new Set<string>();
    batch = { accountIds, answer: Promise.resolve().then(() => sendBatch(client, accountIds)) };
    batches.set(client, batch);
  }
  batch.accountIds.add(accountId);
  const relationship = (await batch.answer).get(accountId);
  if (!relationship) throw new Error(`The server did not say how the reader stands to account ${accountId}.`);
  return relationship;
}

async function sendBatch(client: Client, accountIds: ReadonlySet<string>): Promise<Map<string, Relationship>> {
  batches.delete(client);
  const relationships = await client.accounts.relationships([...accountIds]);
  return new Map(relationships.map(relationship => [relationship.id, relationship]));
}
