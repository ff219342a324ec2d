/* The reader's actions on accounts. Loaded after the first posts: keep queries out of this file. */
import type { Client } from '../client.js';
import type { Account } from '../entities/account.js';
import type { Relationship } from '../entities/relationship.js';
import { relationshipIn } from './accounts.data.js';
import { accountKey, relationshipKey, writeRelationship } from './entities.data.js';
import { optimistic, patch } from './optimistic.data.js';

export interface AccountVariables {
  accountId: string;
}

/** Follows an account. Following a locked account is a request until the account accepts. */
export const follow = relationshipAction({
  choice: 'following',
  effect: ({ following, requested }, account) => {
    if (following || requested) return { following, requested };
    return account?.locked === true ? { following, requested: true } : { following: true, requested };
  },
  isDone: ({ following, requested }) => following || requested,
  request: (client, accountId) => client.accounts.follow(accountId),
});

/** Unfollows an account, or withdraws a follow request. */
export const unfollow = relationshipAction({
  choice: 'following',
  effect: () => ({ following: false, requested: false }),
  isDone: ({ following, requested }) => !following && !requested,
  request: (client, accountId) => client.accounts.unfollow(accountId),
});

/** Blocks an account, which ends following in both directions. */
export const block = relationshipAction({
  choice: 'blocking',
  effect: () => ({ blocking: true, following: false, requested: false, followed_by: false }),
  isDone: ({ blocking }) => blocking,
  request: (client, accountId) => client.accounts.block(accountId),
});

/** Unblocks an account. It restores no follow. */
export const unblock = relationshipAction({
  choice: 'blocking',
  effect: () => ({ blocking: false }),
  isDone: ({ blocking }) => !blocking,
  request: (client, accountId) => client.accounts.unblock(accountId),
});

/** Mutes an account. */
export const mute = relationshipAction({
  choice: 'muting',
  effect: () => ({ muting: true }),
  isDone: ({ muting }) => muting,
  request: (client, accountId) => client.accounts.mute(accountId),
});

/** Unmutes an account and its notifications. */
export const unmute = relationshipAction({
  choice: 'muting',
  effect: () => ({ muting: false, muting_notifications: false }),
  isDone: ({ muting }) => !muting,
  request: (client, accountId) => client.accounts.unmute(accountId),
});

interface RelationshipAction {
  choice: 'following' | 'blocking' | 'muting';
  /** The fields that the action changes. */
  effect: (relationship: Relationship, account: Account | undefined) => Partial<Relationship>;
  /** Whether the relationship shows the effect. */
  isDone: (relationship: Relationship) => boolean;
  request: (client: Client, accountId: string) => Promise<Relationship>;
}

function relationshipAction({ choice, effect, isDone, request }: RelationshipAction) {
  return optimistic<AccountVariables, Relationship>({
    scope: accountScope,
    choice,
    apply: (cache, { accountId }) => {
      const account = cache.getQueryData<Account>(accountKey(accountId));
      return patch<Relationship>(cache, relationshipKey(accountId), relationship => effect(relationship, account));
    },
    request: (client, { accountId }) => request(client, accountId),
    isDone,
    check: (client, { accountId }) => readRelationship(client, accountId),
    commit: (cache, relationship, _variables, options) => writeRelationship(cache, relationship, options),
  });
}

async function readRelationship(client: Client, accountId: string): Promise<Relationship> {
  const relationships = await client.accounts.relationships([accountId]);
  return relationshipIn(relationships, accountId);
}

function accountScope({ accountId }: AccountVariables): string {
  return `account:${accountId}`;
}
