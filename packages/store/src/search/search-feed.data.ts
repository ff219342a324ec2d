/*
 * Feeds the index with what the account's cache holds: what its pages loaded to show it. It reads the cache in idle moments and not at each
 * write, so that neither a list that is being scrolled nor a stream of posts waits for it, and the cache itself is the queue until its code
 * has loaded. Entities keep their identity while nothing of them changes, so each is sent once.
 */
import { isSilenced, type Account, type Relationship, type Status } from '@rookery/api-client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { accountStore } from '../entities/account-store.data.js';
import { accountsKey, relationshipKey, statusesKey } from '../entities/entities.data.js';
import { sourceOfAccount, sourceOfStatus, type SearchSource } from './search-document.js';
import type { SearchIndex } from './search-index.data.js';

/** Sources that are sent at once: reading them takes a small part of a frame. */
const BATCH = 25;
/** The cache is read this long after posts were written to it, in ms, and this often for what no event tells of. */
const AFTER_WRITES_MS = 3_000;
const OFTEN_MS = 30_000;

/** Entities of the cache that are searched. */
export interface SearchedEntities {
  /** Their keys begin with this. */
  readonly queryKey: QueryKey;
  /** The document of one; null: it is not searched. */
  sourceOf(entity: object): SearchSource | null;
  /** The ids of documents whose entities were deleted lately. */
  deletedIds?(): readonly string[];
}

export interface SearchFeed {
  /** Brings the index up to date with the cache, at once. */
  flush(): Promise<void>;
  /** Ends it. */
  stop(): void;
}

interface FeedOptions {
  /** Entities of other packages, such as chat messages. */
  readonly others?: readonly SearchedEntities[];
  /** Calls back once, in an idle moment. */
  whenIdle(run: () => void): void;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Feeds the index of an account from its cache until it is stopped. Deleted posts, and all of an account that is blocked or muted, go at once. */
export function feedSearch(
  queryClient: QueryClient,
  index: Pick<SearchIndex, 'put' | 'remove'>,
  { others = [], whenIdle, now = Date.now }: FeedOptions,
): SearchFeed {
  const { events } = accountStore(queryClient);
  const entities: readonly SearchedEntities[] = [
    { queryKey: statusesKey, sourceOf: status => sourceOfStatus(status as Status) },
    { queryKey: accountsKey, sourceOf: account => sourceOfAccount(account as Account, now()) },
    ...others,
  ];
  let sent = new WeakSet<object>();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const removed = new Set<string>();

  const isSilencedHere = (accountId: string): boolean =>
    isSilenced(queryClient.getQueryData<Relationship>(relationshipKey(accountId)));
  const remove = (ids: readonly string[]): Promise<void> => {
    const left = ids.filter(id => !removed.has(id));
    for (const id of left) removed.add(id);
    return left.length === 0 ? Promise.resolve() : index.remove({ ids: left });
  };
  const unsent = (): SearchSource[] =>
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state: { data } }) => {
        if (typeof data !== 'object' || data === null || sent.has(data)) return [];
        const known = entities.find(({ queryKey: prefix }) => prefix.every((part, place) => part === queryKey[place]));
        if (known === undefined) return [];
        sent.add(data);
        const source = known.sourceOf(data);
        return source === null || removed.has(source.id) || isSilencedHere(source.accountId) ? [] : [source];
      });

  async function flush(): Promise<void> {
    const batch = unsent();
    // What cannot be stored now is read again when it is shown again.
    await Promise.all([...others.map(({ deletedIds }) => remove(deletedIds?.() ?? [])), batch.length > 0 && index.put(batch)]);
  }
  /** The same in idle moments, a batch in each. */
  function flushIdly(): void {
    whenIdle(() => {
      const sources = isStopped ? [] : unsent();
      const next = (): void => {
        if (isStopped) return;
        const batch = sources.splice(0, BATCH);
        if (batch.length === 0) return;
        // The index may be closed meanwhile.
        void index.put(batch).catch(() => undefined);
        whenIdle(next);
      };
      next();
      if (!isStopped) for (const { deletedIds } of others) void remove(deletedIds?.() ?? []).catch(() => undefined);
      schedule(OFTEN_MS);
    });
  }
  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(flushIdly, milliseconds);
  }

  let isSoon = false;
  const unsubscribes = [
    events.on('statusesIngested', () => {
      if (isSoon) return;
      isSoon = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isSoon = false;
        flushIdly();
      }, AFTER_WRITES_MS);
    }),
    events.on('statusDeleted', ({ ids }) => void remove(ids.map(id => `post:${id}`)).catch(() => undefined)),
    events.on('statusesRenewed', ({ ids }) => void remove([...ids.keys()].map(id => `post:${id}`)).catch(() => undefined)),
    events.on('relationshipChanged', ({ previous, next }) => {
      if (isSilenced(next)) void index.remove({ accountId: next.id }).catch(() => undefined);
      // Their posts in the cache are read again.
      else if (isSilenced(previous)) sent = new WeakSet();
    }),
  ];
  flushIdly();
  return {
    flush,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
