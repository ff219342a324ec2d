/*
 * Feeds the index with what the account's cache holds: what its pages loaded to show it. It reads the cache in idle moments and not at each
 * write, so that neither a list that is being scrolled nor a stream of posts waits for it, and the cache itself is the queue until its code
 * has loaded. Entities keep their identity while nothing of them changes, so each is sent once.
 */
import { isSilenced, type Account, type Relationship, type Status } from '@rookery/api-client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { accountStore } from '../entities/account-store.data.js';
import { accountKey, accountsKey, relationshipKey, relationshipsKey, statusesKey } from '../entities/entities.data.js';
import { documentId, sourceOfAccount, sourceOfStatus, type SearchSource } from './search-document.js';
import type { SearchIndex } from './search-index.data.js';
import type { SearchRemoval } from './search-requests.js';

/** Sources that are sent at once: reading them takes a small part of a frame. */
const BATCH = 25;
/** The cache is read this long after posts were written to it, in ms, and this often for what no event tells of. */
const AFTER_WRITES_MS = 3_000;
const OFTEN_MS = 30_000;

/** Whether the reader wants to see nothing of the account. */
const isHidden = (relationship: Relationship | undefined): boolean =>
  isSilenced(relationship) || relationship?.domain_blocking === true;

/** A post is a message where it is a direct one. */
const documentIdsOf = (statusId: string): string[] => [documentId('post', statusId), documentId('message', statusId)];

/** Ignores a failure: an entity that the index cannot store now is read again when it is shown again, and the index may be closed meanwhile. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Entities of the cache that are searched. */
export interface SearchedEntities {
  /** Their keys begin with this. */
  readonly queryKey: QueryKey;
  /** The document of one; null: it is not searched. */
  sourceOf(entity: object): SearchSource | null;
  /** Documents that were deleted since the cache was made. */
  removals?(): readonly SearchRemoval[];
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
  /** Whether chats are searched: without them direct posts are left out. */
  readonly hasChats: boolean;
  /** Calls back once, in an idle moment. */
  whenIdle(run: () => void): void;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Feeds the index of an account from its cache until it is stopped. Deleted posts, and all of an account that is blocked or muted, go at once. */
export function feedSearch(
  queryClient: QueryClient,
  index: Pick<SearchIndex, 'put' | 'remove'>,
  { others = [], hasChats, whenIdle, now = Date.now }: FeedOptions,
): SearchFeed {
  const { events, deletions } = accountStore(queryClient);
  const entities: readonly SearchedEntities[] = [
    { queryKey: statusesKey, sourceOf: status => sourceOfStatus(status as Status, hasChats) },
    { queryKey: accountsKey, sourceOf: account => sourceOfAccount(account as Account, now()) },
    ...others,
  ];
  let sent = new WeakSet<object>();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const removed = new Set<string>();

  const isHiddenHere = (accountId: string): boolean =>
    isHidden(queryClient.getQueryData<Relationship>(relationshipKey(accountId)));
  const removeIds = (ids: readonly string[]): void => {
    for (const id of ids) removed.add(id);
    quietly(index.remove({ ids }));
  };
  const done = new Set<string>();
  /** Removes the documents that other packages have deleted since the last time. */
  const removeOthers = async (): Promise<void> => {
    const left = others.flatMap(({ removals }) => removals?.() ?? []).filter(removal => !done.has(JSON.stringify(removal)));
    for (const removal of left) {
      done.add(JSON.stringify(removal));
      await index.remove(removal);
    }
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
        return source === null || removed.has(source.id) || isHiddenHere(source.accountId) ? [] : [source];
      });

  async function flush(): Promise<void> {
    const batch = unsent();
    // An entity that cannot be stored now is read again when it is shown again.
    if (batch.length > 0) await index.put(batch);
    await removeOthers();
  }
  /** The same in idle moments, a batch in each. */
  function flushIdly(): void {
    whenIdle(() => {
      const sources = isStopped ? [] : unsent();
      const next = (): void => {
        if (isStopped) return;
        const batch = sources.splice(0, BATCH);
        if (batch.length === 0) return;
        quietly(index.put(batch));
        whenIdle(next);
      };
      next();
      if (!isStopped) quietly(removeOthers());
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
    events.on('statusDeleted', ({ ids }) => removeIds(ids.flatMap(documentIdsOf))),
    events.on('statusesRenewed', ({ ids }) => removeIds([...ids.keys()].flatMap(documentIdsOf))),
    events.on('relationshipChanged', ({ previous, next }) => {
      if (isHidden(next)) hide(next);
      // Their posts in the cache are read again.
      else if (isHidden(previous)) sent = new WeakSet();
    }),
  ];
  const hide = (next: Relationship): void => {
    const host = next.domain_blocking ? queryClient.getQueryData<Account>(accountKey(next.id))?.domain : undefined;
    quietly(index.remove(host === undefined ? { accountId: next.id } : { host }));
  };
  // Posts and accounts that were deleted and hidden before the feed began.
  const deletedBefore = deletions.ids();
  if (deletedBefore.length > 0) removeIds(deletedBefore.flatMap(documentIdsOf));
  for (const [, known] of queryClient.getQueriesData<Relationship>({ queryKey: relationshipsKey }))
    if (known !== undefined && isHidden(known)) hide(known);
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
