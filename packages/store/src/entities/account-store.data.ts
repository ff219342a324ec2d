/*
 * The state of one account that is not server data: indexes over the cache, requests in flight, and named events. ADR 1.
 * It is one entry of the query cache, so that it lives as long as the cache and works with any `QueryClient`; no module keeps state of its own.
 */
import { hashKey, skipToken, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Relationship, FeatureName, Status, StreamNotification } from '@rookery/api-client';
import { createDeletions, type Deletions } from './deletions.js';
import { createEmitter, type Emitter } from './emitter.js';
import { createHolderIndex, type HolderIndex } from './holder-index.js';
import { createOwnedFields, type OwnedFields } from './owned-fields.js';

/** Changes to the data of an account that cannot be observed through one query. */
export interface AccountEvents {
  /**
   * Statuses were written to the cache. `added`: how many entries are new, those of reblogged and quoted statuses included. `askedAt` and
   * `isFromStream`: as `ingestStatuses` was called.
   */
  statusesIngested: {
    statusIds: readonly string[];
    added: number;
    askedAt?: number | undefined;
    isFromStream?: boolean | undefined;
  };
  /** `ids`: the deleted status, then its reblogs, whose entries were dropped with it. `isOwn`: the reader wrote or reblogged it. */
  statusDeleted: { statusId: string; ids: readonly string[]; isOwn: boolean };
  /** Statuses have new ids: some servers give an edited status another one. By the old id. */
  statusesRenewed: { ids: ReadonlyMap<string, string> };
  /** The server, or an optimistic action, changed how the reader and an account (`next.id`) stand to each other. */
  relationshipChanged: { previous: Relationship | undefined; next: Relationship };
  /** The stream brought a notification. */
  notificationReceived: { notification: StreamNotification };
  /** Notifications may have been missed or changed: they are to be requested again. `isNewer`: only newer ones can be missing. */
  notificationsStale: { isNewer?: boolean };
  /**
   * The reader's filters have changed, or one of them has expired. `change` returns a status that is on the page with the `filtered` that it
   * has from now on, for copies of statuses outside of the cache of entities.
   */
  filtersChanged: { change: (status: Status) => Status };
  /** A first try has shown that the server lacks a feature; the cached instance knows it. */
  featureLacking: { feature: FeatureName };
  /** A list is shown for the first time, and no longer shown anywhere. */
  listOpened: { queryKey: QueryKey };
  listClosed: { queryKey: QueryKey };
}

/** Which lists are shown, and which the stream keeps up to date. */
export interface AccountLists {
  /** Marks a list as shown. Returns the function that closes it; a list opened twice is shown until both are closed. */
  open(queryKey: QueryKey): () => void;
  /** The keys of the lists that are shown. */
  opened(): QueryKey[];
  /** The connection that feeds a list, the same object for as long as no post can have been missed; null when none does. */
  connectionOf(queryKey: QueryKey): object | null;
  /** From now on the stream brings every new item of the list. */
  connect(queryKey: QueryKey): void;
  disconnect(queryKey: QueryKey): void;
}

/** Returns the status with other `filtered`, or the same. `askedAt`: the moment before the answer was asked for, where it was. */
export type StatusFilter = (status: Status, askedAt?: number) => Status;

export interface AccountStore {
  readonly events: Emitter<AccountEvents>;
  readonly holders: HolderIndex;
  readonly deletions: Deletions;
  /** The fields that actions of the reader own; outdated answers do not write them. */
  readonly owned: OwnedFields;
  readonly lists: AccountLists;
  /** Says which of the reader's filters match a status that is about to be written; null: its `filtered` is as the server sent it. */
  filter: StatusFilter | null;
  /** State that one module keeps for the account; see `accountState`. */
  readonly states: Map<symbol, unknown>;
}

const STORE_KEY = ['account-store'] as const;
const STORE_HASH = hashKey(STORE_KEY);

/**
 * The store of the account whose data this cache holds; made on first use. `queryClient.clear()` drops it together with the data: unbind
 * the stream before, and bind it again after.
 */
export function accountStore(queryClient: QueryClient): AccountStore {
  const cache = queryClient.getQueryCache();
  // The store is the entry's meta, not its data: an entry without data is never persisted, reset or fetched.
  const entry =
    cache.get(STORE_HASH) ??
    cache.build(queryClient, {
      queryKey: STORE_KEY,
      queryHash: STORE_HASH,
      queryFn: skipToken,
      gcTime: Infinity,
      meta: { store: createAccountStore() },
    });
  // Only the lines above write this entry.
  return entry.meta?.['store'] as AccountStore;
}

/**
 * Declares state of a module that each account has for itself. Returns its accessor; the state is created on first access.
 * @example const inFlight = accountState('requests in flight', () => new Map<string, Promise<Status>>());
 */
export function accountState<State>(description: string, create: () => State): (queryClient: QueryClient) => State {
  const key = Symbol(description);
  return queryClient => {
    const { states } = accountStore(queryClient);
    if (!states.has(key)) states.set(key, create());
    // The key is private to this accessor.
    return states.get(key) as State;
  };
}

function createAccountStore(): AccountStore {
  const events = createEmitter<AccountEvents>();
  return {
    events,
    holders: createHolderIndex(),
    deletions: createDeletions(() => Date.now()),
    owned: createOwnedFields(),
    lists: createLists(events),
    filter: null,
    states: new Map(),
  };
}

function createLists(events: Emitter<AccountEvents>): AccountLists {
  const shown = new Map<string, { queryKey: QueryKey; count: number }>();
  const connections = new Map<string, object>();
  return {
    open(queryKey) {
      const hash = hashKey(queryKey);
      const list = shown.get(hash) ?? { queryKey, count: 0 };
      shown.set(hash, list);
      list.count += 1;
      if (list.count === 1) events.emit('listOpened', { queryKey });
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        list.count -= 1;
        if (list.count > 0) return;
        shown.delete(hash);
        events.emit('listClosed', { queryKey });
      };
    },
    opened: () => [...shown.values()].map(({ queryKey }) => queryKey),
    connectionOf: queryKey => connections.get(hashKey(queryKey)) ?? null,
    connect: queryKey => void connections.set(hashKey(queryKey), {}),
    disconnect: queryKey => void connections.delete(hashKey(queryKey)),
  };
}
