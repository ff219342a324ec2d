/* The reader's actions on accounts. Loaded after the first posts: keep queries out of this file. */
import type { QueryClient } from '@tanstack/react-query';
import {
  accountsOf,
  type Client,
  type Account,
  hostName,
  type Relationship,
  type FollowSettings,
  type MuteSettings,
  relationshipsOf,
} from '@rookery/api-client';
import { relationshipIn } from '../entities/accounts.data.js';
import { accountKey, accountsKey, ownAccountKey, relationshipKey, writeRelationship } from '../entities/entities.data.js';
import { optimistic } from './optimistic.data.js';
import { patch, type Undo } from './patch.data.js';

export interface AccountVariables {
  accountId: string;
}

/** Follows an account. Following a locked account is a request until the account accepts. */
export const follow = relationshipAction({
  name: 'follow',
  choice: 'following',
  effect: ({ following, requested }, _variables, account) => {
    if (following || requested) return { following, requested };
    return account?.locked === true ? { following, requested: true } : { following: true, requested };
  },
  isDone: ({ following, requested }) => following || requested,
  request: (client, { accountId }) => relationshipsOf(client).follow(accountId),
});

export interface FollowVariables extends AccountVariables {
  /** Complete: some servers give absent settings their default. */
  settings: Required<FollowSettings>;
}

/** Changes how a followed account is followed. */
export const changeFollow = relationshipAction<FollowVariables>({
  name: 'changeFollow',
  effect: (_relationship, { settings }) => shownSettings(settings),
  isDone: ({ showing_reblogs, notifying }, { settings }) => showing_reblogs === settings.reblogs && notifying === settings.notify,
  request: (client, { accountId, settings }) => relationshipsOf(client).follow(accountId, settings),
});

/** Unfollows an account, or withdraws a follow request. */
export const unfollow = relationshipAction({
  name: 'unfollow',
  choice: 'following',
  effect: () => ({ following: false, requested: false, notifying: false }),
  isDone: ({ following, requested }) => !following && !requested,
  request: (client, { accountId }) => relationshipsOf(client).unfollow(accountId),
});

/** Blocks an account, which ends following in both directions. */
export const block = relationshipAction({
  name: 'block',
  choice: 'blocking',
  effect: () => ({ blocking: true, following: false, requested: false, followed_by: false, notifying: false, endorsed: false }),
  isDone: ({ blocking }) => blocking,
  request: (client, { accountId }) => relationshipsOf(client).block(accountId),
});

/** Unblocks an account. It restores no follow. */
export const unblock = relationshipAction({
  name: 'unblock',
  choice: 'blocking',
  effect: () => ({ blocking: false }),
  isDone: ({ blocking }) => !blocking,
  request: (client, { accountId }) => relationshipsOf(client).unblock(accountId),
});

export type MuteVariables = AccountVariables & MuteSettings;

/** Mutes an account, with its notifications unless `notifications` is false. */
export const mute = relationshipAction<MuteVariables>({
  name: 'mute',
  choice: 'muting',
  effect: (_relationship, { notifications = true }) => ({ muting: true, muting_notifications: notifications }),
  isDone: ({ muting }) => muting,
  request: (client, { accountId, ...settings }) => relationshipsOf(client).mute(accountId, settings),
});

/** Unmutes an account and its notifications. */
export const unmute = relationshipAction({
  name: 'unmute',
  choice: 'muting',
  effect: () => ({ muting: false, muting_notifications: false, muting_expires_at: null }),
  isDone: ({ muting }) => !muting,
  request: (client, { accountId }) => relationshipsOf(client).unmute(accountId),
});

/** Ends that an account follows the reader. */
export const removeFollower = relationshipAction({
  name: 'removeFollower',
  effect: () => ({ followed_by: false }),
  isDone: ({ followed_by }) => !followed_by,
  request: (client, { accountId }) => relationshipsOf(client).removeFollower(accountId),
});

/** Features a followed account on the own profile. */
export const endorse = relationshipAction({
  name: 'endorse',
  choice: 'endorsing',
  effect: () => ({ endorsed: true }),
  isDone: ({ endorsed }) => endorsed,
  request: (client, { accountId }) => relationshipsOf(client).endorse(accountId),
});

export const unendorse = relationshipAction({
  name: 'unendorse',
  choice: 'endorsing',
  effect: () => ({ endorsed: false }),
  isDone: ({ endorsed }) => !endorsed,
  request: (client, { accountId }) => relationshipsOf(client).unendorse(accountId),
});

export interface NoteVariables extends AccountVariables {
  /** The reader's own words; '' removes the note. */
  comment: string;
}

/** Saves the private note about an account. */
export const saveNote = relationshipAction<NoteVariables>({
  name: 'saveNote',
  effect: (_relationship, { comment }) => ({ note: comment }),
  // Servers trim the note.
  isDone: ({ note }, { comment }) => note.trim() === comment.trim(),
  request: (client, { accountId, comment }) => relationshipsOf(client).saveNote(accountId, comment),
});

/** Lets an account follow the reader. */
export const acceptFollowRequest = relationshipAction({
  name: 'acceptFollowRequest',
  effect: () => ({ requested_by: false, followed_by: true }),
  also: countRequestAnswered,
  isDone: ({ followed_by }) => followed_by,
  request: (client, { accountId }) => relationshipsOf(client).authorize(accountId),
});

/** Refuses a follow request. */
export const rejectFollowRequest = relationshipAction({
  name: 'rejectFollowRequest',
  effect: () => ({ requested_by: false, followed_by: false }),
  also: countRequestAnswered,
  isDone: ({ followed_by }) => !followed_by,
  request: (client, { accountId }) => relationshipsOf(client).reject(accountId),
});

export interface DomainVariables {
  /** Lower case, as in `Account.domain`. */
  domain: string;
}

/** Blocks all accounts of a domain, which ends following in both directions. */
export const blockDomain = domainAction(true);

/** Unblocks a domain. It restores no follow. */
export const unblockDomain = domainAction(false);

interface RelationshipAction<Variables> {
  name: string;
  /** Absent: each action is sent. */
  choice?: 'following' | 'blocking' | 'muting' | 'endorsing';
  /** The fields that the action changes. */
  effect: (relationship: Relationship, variables: Variables, account: Account | undefined) => Partial<Relationship>;
  /** A further effect. */
  also?: (cache: QueryClient) => Undo;
  /** Whether the relationship shows the effect. */
  isDone: (relationship: Relationship, variables: Variables) => boolean;
  request: (client: Client, variables: Variables) => Promise<Relationship>;
}

function relationshipAction<Variables extends AccountVariables = AccountVariables>(action: RelationshipAction<Variables>) {
  const { name, choice, effect, also, isDone, request } = action;
  return optimistic<Variables, Relationship>({
    name,
    scope: accountScope,
    ...(choice !== undefined && { choice }),
    apply(cache, variables) {
      const { accountId } = variables;
      const account = cache.getQueryData<Account>(accountKey(accountId));
      const undo = patch<Relationship>(cache, relationshipKey(accountId), known => effect(known, variables, account));
      return also === undefined ? undo : [undo, also(cache)];
    },
    request,
    isDone,
    check: (client, { accountId }) => readRelationship(client, accountId),
    commit: (cache, relationship, _variables, options) => writeRelationship(cache, relationship, options),
  });
}

/** The answer of the server is empty: the list of blocked domains tells an unclear outcome. */
function domainAction(isBlocking: boolean) {
  return optimistic<DomainVariables, boolean>({
    name: isBlocking ? 'blockDomain' : 'unblockDomain',
    scope: ({ domain }) => `domain:${domain}`,
    choice: 'blocking',
    apply: (cache, { domain }) => knownRelationshipsOf(cache, domain).map(accountId => patchDomain(cache, accountId, isBlocking)),
    async request(client, { domain }) {
      const relationships = relationshipsOf(client);
      await (isBlocking ? relationships.blockDomain(domain) : relationships.unblockDomain(domain));
      return isBlocking;
    },
    isDone: isBlocked => isBlocked === isBlocking,
    async check(client, { domain }) {
      const { items } = await relationshipsOf(client).domainBlocks();
      return items.some(({ id }) => hostName(id) === hostName(domain));
    },
  });
}

const patchDomain = (cache: QueryClient, accountId: string, isBlocking: boolean): Undo =>
  patch<Relationship>(cache, relationshipKey(accountId), () =>
    isBlocking ? { domain_blocking: true, following: false, requested: false, followed_by: false } : { domain_blocking: false },
  );

function knownRelationshipsOf(cache: QueryClient, domain: string): string[] {
  return cache
    .getQueriesData<Account>({ queryKey: accountsKey })
    .flatMap(([, account]) =>
      account?.domain === hostName(domain) && cache.getQueryData(relationshipKey(account.id)) ? [account.id] : [],
    );
}

/** The number of open requests is part of the own account. */
function countRequestAnswered(cache: QueryClient): Undo {
  return patch<Account>(cache, ownAccountKey, ({ source }) =>
    source === null ? {} : { source: { ...source, follow_requests_count: Math.max(0, source.follow_requests_count - 1) } },
  );
}

function shownSettings({ reblogs, notify, languages }: Required<FollowSettings>): Partial<Relationship> {
  return { showing_reblogs: reblogs, notifying: notify, languages: languages.length === 0 ? null : [...languages] };
}

async function readRelationship(client: Client, accountId: string): Promise<Relationship> {
  const relationships = await accountsOf(client).relationships([accountId]);
  return relationshipIn(relationships, accountId);
}

function accountScope({ accountId }: AccountVariables): string {
  return `account:${accountId}`;
}
