/*
 * The one place entities are written. A status, its reblog, its quote and their accounts each have an entry of their own; lists hold ids.
 * The copies nested inside other statuses follow their entry, so whichever way a row reads a status it reads the same one.
 */
import { notifyManager, replaceEqualDeep } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '../entities/account.js';
import type { Poll } from '../entities/poll.js';
import type { Status } from '../entities/status.js';

const STATUSES = 'statuses';
const ACCOUNTS = 'accounts';
const RELATIONSHIPS = 'relationships';

/** The key of every post's entry, for what concerns them all. */
export const statusesKey = [STATUSES] as const;
/** The cache key of a post by its id. */
export const statusKey = (statusId: string) => [STATUSES, statusId] as const;
/** The cache key of an account by its id. */
export const accountKey = (accountId: string) => [ACCOUNTS, accountId] as const;
/** The cache key of how the member stands to an account. */
export const relationshipKey = (accountId: string) => [RELATIONSHIPS, accountId] as const;

/** The first words of the keys whose entries do not go stale by time. */
export const ENTITY_KEYS = [[STATUSES], [ACCOUNTS], [RELATIONSHIPS]] as const;

export interface IngestOptions {
  /**
   * The statuses came over the stream, where the server does not say what the reader has done with them (favourited, voted …):
   * what is known of that stays.
   */
  isFromStream?: boolean;
}

/**
 * Writes each status, its reblog, its quote and their accounts to their own entries. What did not change keeps its identity and
 * wakes no row. Returns the ids of `statuses`, in order, for the list that holds them.
 */
export function ingestStatuses(queryClient: QueryClient, statuses: readonly Status[], options: IngestOptions = {}): string[] {
  notifyManager.batch(() => {
    const changed = new Set<string>();
    for (const status of statuses) placeStatus(queryClient, status, options, changed);
    refreshHolders(queryClient, changed);
  });
  return statuses.map(status => status.id);
}

/** Writes each account to its own entry. Returns their ids, in order. */
export function ingestAccounts(queryClient: QueryClient, accounts: readonly Account[]): string[] {
  notifyManager.batch(() => {
    for (const account of accounts) placeAccount(queryClient, account);
  });
  return accounts.map(account => account.id);
}

/**
 * Drops a status and the reblogs of it; a quote of it becomes "deleted". An id that is not known changes nothing.
 * Returns the ids dropped, for the lists that hold them; the id asked for is always among them.
 */
export function forgetStatus(queryClient: QueryClient, statusId: string): string[] {
  const forgotten = [statusId];
  notifyManager.batch(() => {
    const changed = new Set<string>();
    for (const holder of holdersOf(queryClient, [statusId])) {
      if (holder.reblog?.id === statusId) forgotten.push(holder.id);
      if (holder.quote && quotedId(holder) === statusId) {
        const quote = { ...holder.quote, state: 'deleted' as const, quoted_status: null, quoted_status_id: statusId };
        if (writeStatus(queryClient, { ...holder, quote })) changed.add(holder.id);
      }
    }
    for (const id of forgotten) queryClient.removeQueries({ queryKey: statusKey(id), exact: true });
    refreshHolders(queryClient, changed);
  });
  return forgotten;
}

/**
 * Brings the copies of these statuses inside reblogs and quotes up to date with their entries. Whoever writes a status entry without
 * `ingestStatuses` calls it; `patch` does.
 */
export function refreshHolders(queryClient: QueryClient, statusIds: Iterable<string>): void {
  let changed = new Set(statusIds);
  while (changed.size > 0) {
    const next = new Set<string>();
    for (const holder of holdersOf(queryClient, changed)) {
      if (writeStatus(queryClient, withCurrentParts(queryClient, holder))) next.add(holder.id);
    }
    changed = next;
  }
}

function placeStatus(queryClient: QueryClient, status: Status, options: IngestOptions, changed: Set<string>): void {
  placeAccount(queryClient, status.account);
  if (status.reblog) placeStatus(queryClient, status.reblog, options, changed);
  if (status.quote?.quoted_status) placeStatus(queryClient, status.quote.quoted_status, options, changed);
  const previous = queryClient.getQueryData<Status>(statusKey(status.id));
  const next = options.isFromStream && previous ? withReadersState(previous, status) : status;
  if (writeStatus(queryClient, withCurrentParts(queryClient, next))) changed.add(status.id);
}

/** Whether anything changed. */
function writeStatus(queryClient: QueryClient, status: Status): boolean {
  noteHolder(queryClient, status);
  return write(queryClient, statusKey(status.id), status);
}

function placeAccount(queryClient: QueryClient, account: Account): void {
  const previous = queryClient.getQueryData<Account>(accountKey(account.id));
  write(queryClient, accountKey(account.id), previous ? withOwnFields(previous, account) : account);
}

/** Only `verify_credentials` tells the reader's own settings; their statuses bring the account without them. */
function withOwnFields(previous: Account, next: Account): Account {
  if (next.source !== null || previous.source === null) return next;
  const { source, is_admin, is_moderator } = previous;
  return {
    ...next,
    source,
    role: next.role ?? previous.role,
    settings_store: next.settings_store ?? previous.settings_store,
    is_admin,
    is_moderator,
  };
}

function write<T>(queryClient: QueryClient, key: readonly unknown[], value: T): boolean {
  const previous = queryClient.getQueryData<T>(key);
  const next = previous === undefined ? value : replaceEqualDeep(previous, value);
  if (next === previous) return false;
  queryClient.setQueryData<T>(key, () => next);
  return true;
}

/** The status with its author, reblog and quoted status as their entries have them. */
function withCurrentParts(queryClient: QueryClient, status: Status): Status {
  const account = queryClient.getQueryData<Account>(accountKey(status.account.id)) ?? status.account;
  const reblog = status.reblog && (queryClient.getQueryData<Status>(statusKey(status.reblog.id)) ?? status.reblog);
  let quote = status.quote;
  const quoteId = quotedId(status);
  if (quote && quoteId && quote.state !== 'deleted') {
    // A quote inside a quoted status comes with the id alone; the copy an earlier answer brought in full is used for it.
    const quoted = queryClient.getQueryData<Status>(statusKey(quoteId)) ?? quote.quoted_status;
    const isShown = quote.quoted_status !== null || quote.state === 'accepted';
    quote = { ...quote, quoted_status_id: quoteId, quoted_status: quoted && isShown ? withoutInnerQuote(quoted) : null };
  }
  return { ...status, account, reblog, quote };
}

/** One level of quotes is kept: two statuses quoting each other would otherwise grow with every write. */
function withoutInnerQuote(status: Status): Status {
  if (!status.quote?.quoted_status) return status;
  return { ...status, quote: { ...status.quote, quoted_status: null, quoted_status_id: quotedId(status) } };
}

/** The id of what a status quotes, also where its copy is not here. */
export function quotedId(status: Status): string | null {
  return status.quote?.quoted_status?.id ?? status.quote?.quoted_status_id ?? null;
}

function withReadersState(previous: Status, next: Status): Status {
  const { favourited, reblogged, bookmarked, muted, pinned } = previous;
  const ownReactions = new Set(previous.emoji_reactions.filter(reaction => reaction.me).map(reaction => reaction.name));
  return {
    ...next,
    favourited,
    reblogged,
    bookmarked,
    muted,
    pinned,
    filtered: next.filtered.length > 0 ? next.filtered : previous.filtered,
    poll: next.poll && withOwnVote(previous.poll, next.poll),
    emoji_reactions: next.emoji_reactions.map(reaction =>
      ownReactions.has(reaction.name) ? { ...reaction, me: true } : reaction,
    ),
  };
}

function withOwnVote(previous: Poll | null, next: Poll): Poll {
  if (previous?.id !== next.id || !previous.voted) return next;
  return { ...next, voted: previous.voted, own_votes: previous.own_votes };
}

/**
 * Ids of the statuses that were seen to hold a status, by its id. Looking through all entries instead would make every page of a long
 * list dearer than the one before. It only says where to look: who holds what is read from the entries.
 */
const knownHolders = new WeakMap<QueryClient, Map<string, Set<string>>>();

function noteHolder(queryClient: QueryClient, status: Status): void {
  for (const heldId of [status.reblog?.id, quotedId(status)]) {
    if (!heldId) continue;
    let holders = knownHolders.get(queryClient);
    if (!holders) knownHolders.set(queryClient, (holders = new Map()));
    const ids = holders.get(heldId);
    if (ids) ids.add(status.id);
    else holders.set(heldId, new Set([status.id]));
  }
}

/** Lets go of what is noted of statuses that have no entry any more. */
export function forgetHolders(queryClient: QueryClient): void {
  const holders = knownHolders.get(queryClient);
  const isGone = (id: string): boolean => queryClient.getQueryData(statusKey(id)) === undefined;
  for (const [heldId, holderIds] of holders ?? []) {
    for (const id of holderIds) if (isGone(id)) holderIds.delete(id);
    if (holderIds.size === 0) holders?.delete(heldId);
  }
}

/** The reblogs and quotes of these statuses that are in the cache, each once. */
function holdersOf(queryClient: QueryClient, statusIds: Iterable<string>): Set<Status> {
  const found = new Set<Status>();
  for (const heldId of statusIds) {
    const holderIds = knownHolders.get(queryClient)?.get(heldId);
    for (const holderId of holderIds ?? []) {
      const holder = queryClient.getQueryData<Status>(statusKey(holderId));
      if (holder === undefined) holderIds?.delete(holderId);
      else if (holder.reblog?.id === heldId || quotedId(holder) === heldId) found.add(holder);
    }
  }
  return found;
}
