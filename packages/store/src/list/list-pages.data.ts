import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Client, newestFirst, wireId, type Page, type Paging } from '@rookery/api-client';
import type { ListPage, ListState, OlderPage } from './list-state.js';
import { endIfRepeated, loadedInServerOrder, mergeServerOrder, reachesKnown } from './server-order.js';
import { askedNow, type AnswerOptions } from '../entities/entities.data.js';

/** Pages of a refresh in the server's order. When more items came since, the list is loaded anew from its top. */
const MAX_CATCH_UP_PAGES = 5;

/** Consecutive pages without an item that one call requests. The reader decides about more. */
const MAX_EMPTY_PAGES = 3;

interface RequestOptions {
  signal?: AbortSignal;
}

/** How the items of a list are loaded, told apart and written to the cache. Everything else is the same for every entity. */
export interface ListDefinition<Item extends { id: string }> {
  /** The cache key of the list; its data is a `ListState`. */
  queryKey: QueryKey;
  /**
   * 'time': ids order the items, newest first; the list has a queue and gaps. 'server': ids say nothing about the position; pages are
   * joined by links alone, without queue and gaps (ADR 2).
   */
  order: 'time' | 'server';
  /** Items of a full page. */
  pageSize: number;
  /** Requests the newest page, or the one between bounds. */
  load(client: Client, paging: Paging, options: RequestOptions): Promise<Page<Item>>;
  /** Requests the page that a link names. */
  follow(client: Client, link: string, options: RequestOptions): Promise<Page<Item>>;
  /** Writes items to the cache. Returns their ids in order. */
  ingest(queryClient: QueryClient, items: readonly Item[], options: AnswerOptions): string[];
  /** Whether the reader created the item: it is shown at once instead of queued. Default: no item is. */
  isOwn?(queryClient: QueryClient, item: Item): boolean;
  /** Whether an item of a page belongs to the list: some servers ignore the filters of a request. Default: every item does. */
  includes?(item: Item): boolean;
  /** Whether an item was deleted since a time (epoch ms): a page requested before does not bring it back. Default: none was. */
  isDeletedSince?(queryClient: QueryClient, item: Item, time: number): boolean;
  /**
   * Called with the items that the newest page should contain and does not: they were deleted, or have another id, or the server leaves them
   * out. Resolves to the new ids by the old ones; anything else it finds out later. Default: such items stay.
   */
  onMissing?(
    client: Client,
    queryClient: QueryClient,
    missingIds: readonly string[],
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** The first page is the whole list, and replaces what was known. */
  isWhole?: boolean;
  /** How long the newest page stays fresh (ms). Default 15 s, in the server's order 0. */
  staleTime?: number;
}

/** A request for pages of a list. Items deleted while a page was in flight are dropped from it. */
export function pageRequests<Item extends { id: string }>(
  client: Client,
  queryClient: QueryClient,
  definition: ListDefinition<Item>,
  options: RequestOptions = {},
) {
  const { order, pageSize } = definition;

  async function ingested(request: () => Promise<Page<Item>>): Promise<ListPage> {
    const requestedAt = Date.now();
    const askedAt = askedNow(queryClient);
    const page = await request();
    const present = page.items.filter(item => definition.isDeletedSince?.(queryClient, item, requestedAt) !== true);
    const ordered = order === 'time' ? newestFirst(present) : present;
    const items = definition.includes === undefined ? ordered : ordered.filter(definition.includes);
    return {
      ids: definition.ingest(queryClient, items, { askedAt }),
      ownIds: items.filter(item => definition.isOwn?.(queryClient, item) === true).map(item => item.id),
      next: page.next,
      isPartial: page.isPartial,
    };
  }

  return {
    /** The newest page, or the one between bounds. */
    page: (paging: Paging = {}): Promise<ListPage> =>
      ingested(() => definition.load(client, { limit: pageSize, ...paging }, options)),
    /** The page that a link names. */
    linked: (link: string): Promise<ListPage> => ingested(() => definition.follow(client, link, options)),
  };
}

export type PageRequests = ReturnType<typeof pageRequests>;

/** The page, or the first one below it that has an item. */
export async function requestNonEmpty(first: Promise<ListPage>, ask: (next: string) => Promise<ListPage>): Promise<ListPage> {
  let page = await first;
  for (let count = 1; count < MAX_EMPTY_PAGES && page.ids.length === 0 && page.next !== null; count += 1) {
    page = await ask(page.next);
  }
  return page;
}

/** The next older page, or the first one after it that has an item. */
export async function requestOlder(
  older: NonNullable<OlderPage>,
  requests: PageRequests,
  order: ListDefinition<{ id: string }>['order'],
  state: () => ListState,
): Promise<ListPage> {
  const ask = async (next: NonNullable<OlderPage>): Promise<ListPage> => {
    const page = await (typeof next === 'string' ? requests.linked(next) : requests.page({ max_id: wireId(next.below) }));
    return order === 'time' ? page : endIfRepeated(state(), page);
  };
  return requestNonEmpty(ask(older), ask);
}

/**
 * The state of a list in the server's order after requesting its newest page and those below it, until one reaches a known item.
 *
 * @param withoutMissing Resolves what the pages should contain and do not. Returns the list as it is afterwards.
 */
export async function refreshServerOrder(
  requests: PageRequests,
  isWhole: boolean,
  known: () => ListState | undefined,
  withoutMissing: (page: Pick<ListPage, 'ids' | 'next'>) => Promise<ListState>,
): Promise<ListState> {
  const first = await requests.page();
  let page = first;
  const ids = [...first.ids];
  for (let count = 1; count <= MAX_CATCH_UP_PAGES; count += 1) {
    const state = known();
    if (state === undefined || state.entries.length === 0 || isWhole) return loadedInServerOrder(first);
    if (reachesKnown(state, page)) return mergeServerOrder(await withoutMissing({ ids, next: page.next }), ids);
    if (count < MAX_CATCH_UP_PAGES && page.next !== null) {
      page = await requests.linked(page.next);
      ids.push(...page.ids);
    }
  }
  return loadedInServerOrder({ ids, next: page.next });
}
