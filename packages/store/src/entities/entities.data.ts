/*
 * The only module that writes entities. A status, its reblog, its quote and their accounts each have an entry of their own; lists hold ids.
 * The copies nested inside other statuses follow their entries, so every reader of a status sees the same version of it.
 */
import { notifyManager, replaceEqualDeep } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Account, Poll, Relationship, Status } from '@rookery/api-client';
import { accountStore } from './account-store.data.js';

const STATUSES = 'statuses';
const ACCOUNTS = 'accounts';
const RELATIONSHIPS = 'relationships';

/** The prefix of every status's cache key. */
export const statusesKey = [STATUSES] as const;
/** The cache key of a status by its id. */
export const statusKey = (statusId: string) => [STATUSES, statusId] as const;
/** The cache key of the ids of statuses whose deletion is on its way. */
export const statusDeletionsKey = ['status-deletions'] as const;
/** The prefix of every account's cache key. */
export const accountsKey = [ACCOUNTS] as const;
/** The cache key of an account by its id. */
export const accountKey = (accountId: string) => [ACCOUNTS, accountId] as const;
/** The prefix of every relationship's cache key. */
export const relationshipsKey = [RELATIONSHIPS] as const;
/** The cache key of the reader's relationship to an account. */
export const relationshipKey = (accountId: string) => [RELATIONSHIPS, accountId] as const;
/** The cache key of the reader's own account. */
export const ownAccountKey = ['own-account'] as const;

/** The prefixes of the keys whose entries never become stale by time. */
export const ENTITY_KEYS = [[STATUSES], [ACCOUNTS], [RELATIONSHIPS]] as const;

export interface AnswerOptions {
  /**
   * The moment before the answer was asked for (`askedNow`). Fields that an action of the reader changed since then keep their values. Default:
   * now, which is right for data that nobody asked for.
   */
  askedAt?: number;
}

export interface IngestOptions extends AnswerOptions {
  /**
   * The statuses came over the stream, where the server leaves out what the reader has done with them (favourited, voted …): the known
   * values are kept.
   */
  isFromStream?: boolean;
}

/** One pass of writes: which entries are new, and which changed. */
interface Writes {
  readonly added: Set<string>;
  readonly changed: Set<string>;
}

/**
 * Writes each status, its reblog, its quote and their accounts to their own entries. Unchanged parts keep their identity and re-render
 * no row. Returns the ids of `statuses`, in order, for the list that holds them. Emits `statusesIngested`.
 */
export function ingestStatuses(queryClient: QueryClient, statuses: readonly Status[], options: IngestOptions = {}): string[] {
  const statusIds = statuses.map(status => status.id);
  const writes: Writes = { added: new Set(), changed: new Set() };
  notifyManager.batch(() => {
    for (const status of statuses) placeStatus(queryClient, status, options, writes);
    refreshHolders(queryClient, writes.changed);
    const counted = { statusIds, added: writes.added.size, ...options };
    if (statusIds.length > 0) accountStore(queryClient).events.emit('statusesIngested', counted);
  });
  return statusIds;
}

/** Writes each account to its own entry. Returns their ids, in order. */
export function ingestAccounts(queryClient: QueryClient, accounts: readonly Account[]): string[] {
  notifyManager.batch(() => {
    for (const account of accounts) placeAccount(queryClient, account);
  });
  return accounts.map(account => account.id);
}

/** The place of this moment in the order of requests and actions: to be read before a request, and passed with its answer. */
export const askedNow = (queryClient: QueryClient): number => accountStore(queryClient).owned.moment();

/** Writes the reader's relationship to an account (`answer.id`). Emits `relationshipChanged`. */
export function writeRelationship(
  queryClient: QueryClient,
  answer: Relationship,
  options: AnswerOptions & { /** An effect of the reader's own action. */ isOwnEffect?: boolean } = {},
): void {
  const key = relationshipKey(answer.id);
  const previous = queryClient.getQueryData<Relationship>(key);
  const isKept = previous !== undefined && options.isOwnEffect !== true;
  const next = isKept ? withOwnedFields(queryClient, key, previous, answer, options) : answer;
  notifyManager.batch(() => {
    queryClient.setQueryData<Relationship>(key, () => next);
    accountStore(queryClient).events.emit('relationshipChanged', { previous, next });
  });
}

function withOwnedFields<T extends object>(
  queryClient: QueryClient,
  key: readonly string[],
  known: T,
  answer: T,
  { askedAt, isFromStream }: IngestOptions,
): T {
  const { owned } = accountStore(queryClient);
  return owned.keep(key.join('/'), known, answer, { askedAt: askedAt ?? owned.moment(), isPartial: isFromStream });
}

/** Whether the reader wrote the status, or reblogged it (then it is the status that wraps the reblog). */
export function isOwnStatus(queryClient: QueryClient, status: Status): boolean {
  return queryClient.getQueryData<Account>(ownAccountKey)?.id === status.account.id;
}

/**
 * Drops a deleted status and its reblogs, and marks quotes of it as deleted. Returns the dropped ids; `statusId` is always the first of
 * them. Emits `statusDeleted`, also for a status that is not in the cache: a list may name it.
 */
export function forgetStatus(queryClient: QueryClient, statusId: string): string[] {
  const ids = [statusId];
  const { events, deletions } = accountStore(queryClient);
  const status = queryClient.getQueryData<Status>(statusKey(statusId));
  const isOwn = status !== undefined && isOwnStatus(queryClient, status);
  notifyManager.batch(() => {
    const changed = new Set<string>();
    for (const holder of holdersOf(queryClient, [statusId])) {
      if (holder.reblog?.id === statusId) ids.push(holder.id);
      if (holder.quote && quotedId(holder) === statusId) {
        const quote = { ...holder.quote, state: 'deleted' as const, quoted_status: null, quoted_status_id: statusId };
        if (writeStatus(queryClient, { ...holder, quote })) changed.add(holder.id);
      }
    }
    deletions.add(ids);
    for (const id of ids) queryClient.removeQueries({ queryKey: statusKey(id), exact: true });
    refreshHolders(queryClient, changed);
    events.emit('statusDeleted', { statusId, ids, isOwn });
  });
  return ids;
}

/**
 * How far a change travels: from a quoted status to its quote, and from there to the reblogs of that quote. Deeper copies are cut (`asReblogged`,
 * `asQuoted`), so that no answer of a server, not even a cycle of reblogs, makes the loop endless or an entry grow.
 */
const HOLDER_LEVELS = 2;

/**
 * Updates the copies of these statuses inside reblogs and quotes from their entries. To be called after a status entry is written by
 * anything but `ingestStatuses` and `patch`.
 */
export function refreshHolders(queryClient: QueryClient, statusIds: Iterable<string>): void {
  let changed = new Set(statusIds);
  for (let level = 0; level < HOLDER_LEVELS && changed.size > 0; level += 1) {
    const next = new Set<string>();
    for (const holder of holdersOf(queryClient, changed)) {
      if (writeStatus(queryClient, withCurrentParts(queryClient, holder))) next.add(holder.id);
    }
    changed = next;
  }
}

function placeStatus(queryClient: QueryClient, status: Status, options: IngestOptions, writes: Writes): void {
  placeAccount(queryClient, status.account);
  if (status.reblog) placeStatus(queryClient, status.reblog, options, writes);
  if (status.quote?.quoted_status) placeStatus(queryClient, status.quote.quoted_status, options, writes);
  const previous = queryClient.getQueryData<Status>(statusKey(status.id));
  if (previous === undefined) writes.added.add(status.id);
  const known = previous === undefined ? status : withKnown(queryClient, previous, status, options);
  const next = accountStore(queryClient).filter?.(known, options.askedAt) ?? known;
  if (writeStatus(queryClient, withCurrentParts(queryClient, next))) writes.changed.add(status.id);
}

function withKnown(queryClient: QueryClient, previous: Status, answer: Status, options: IngestOptions): Status {
  const next = options.isFromStream ? withReadersState(previous, answer) : answer;
  return withOwnedFields(queryClient, statusKey(answer.id), previous, next, options);
}

/** Returns whether anything changed. */
function writeStatus(queryClient: QueryClient, status: Status): boolean {
  const { holders } = accountStore(queryClient);
  for (const heldId of [status.reblog?.id, quotedId(status)]) if (heldId) holders.add(heldId, status.id);
  return write(queryClient, statusKey(status.id), status);
}

function placeAccount(queryClient: QueryClient, account: Account): void {
  const previous = queryClient.getQueryData<Account>(accountKey(account.id));
  write(queryClient, accountKey(account.id), previous ? withOwnFields(previous, account) : account);
}

/** Only `verify_credentials` returns the reader's own settings; in statuses the account comes without them. */
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

function write<T extends object>(queryClient: QueryClient, key: readonly unknown[], value: T): boolean {
  const previous = queryClient.getQueryData<T>(key);
  const next = previous === undefined ? value : withEqualParts(previous, value);
  if (next === previous) return false;
  queryClient.setQueryData<T>(key, () => next);
  return true;
}

/**
 * The new entity with the previous parts where they are equal; the previous entity where all are. `replaceEqualDeep` alone adds one key
 * after the other to an empty object: engines store that as a hash table, which takes five times the memory of a copied object.
 */
function withEqualParts<T extends object>(previous: T, value: T): T {
  const next = { ...value };
  let isEqual = Object.keys(previous).length === Object.keys(next).length;
  for (const key of Object.keys(next) as (keyof T)[]) {
    next[key] = replaceEqualDeep(previous[key], next[key]);
    if (next[key] !== previous[key]) isEqual = false;
  }
  return isEqual ? previous : next;
}

/** The status with its author, reblog and quoted status as their entries have them. */
function withCurrentParts(queryClient: QueryClient, status: Status): Status {
  const account = queryClient.getQueryData<Account>(accountKey(status.account.id)) ?? status.account;
  const reblog = status.reblog && asReblogged(queryClient.getQueryData<Status>(statusKey(status.reblog.id)) ?? status.reblog);
  let quote = status.quote;
  const quoteId = quotedId(status);
  if (quote && quoteId && quote.state !== 'deleted') {
    // A quote inside a quoted status comes with the id alone; the copy an earlier answer brought in full is used for it.
    const quoted = queryClient.getQueryData<Status>(statusKey(quoteId)) ?? quote.quoted_status;
    const isShown = quote.quoted_status !== null || quote.state === 'accepted';
    quote = { ...quote, quoted_status_id: quoteId, quoted_status: quoted && isShown ? asQuoted(quoted) : null };
  }
  return { ...status, account, reblog, quote };
}

/** Without a reblog inside the reblog: servers flatten those, and a cycle of them would grow with every write. */
function asReblogged(status: Status): Status {
  return status.reblog ? { ...status, reblog: null } : status;
}

/** One level of quotes is kept: two statuses that quote each other would grow with every write. */
function asQuoted(quoted: Status): Status {
  const status = asReblogged(quoted);
  if (!status.quote?.quoted_status) return status;
  return { ...status, quote: { ...status.quote, quoted_status: null, quoted_status_id: quotedId(status) } };
}

/** The id of the quoted status, also when its copy is missing. */
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

/** Drops the index entries of statuses that are no longer in the cache. */
export function pruneHolders(queryClient: QueryClient): void {
  accountStore(queryClient).holders.prune(id => queryClient.getQueryData(statusKey(id)) !== undefined);
}

/** The reblogs and quotes of these statuses that are in the cache, each once. */
function holdersOf(queryClient: QueryClient, statusIds: Iterable<string>): Set<Status> {
  const { holders } = accountStore(queryClient);
  const found = new Set<Status>();
  for (const heldId of statusIds) {
    for (const holderId of holders.of(heldId)) {
      const holder = queryClient.getQueryData<Status>(statusKey(holderId));
      if (holder && (holder.reblog?.id === heldId || quotedId(holder) === heldId)) found.add(holder);
    }
  }
  return found;
}
