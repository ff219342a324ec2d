import { hashKey, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Client } from '@rookery/api-client';
import { itemIds } from './list-entries.js';
import { appendOlder, mergeNewest, startAtNewest } from './merge-pages.js';
import { emptyList, flushQueue, markStale, type ListPage, type ListState } from './list-state.js';
import { trimTail } from './list-window.js';
import { missingItems, renewItems } from './removed-items.js';
import { accountStore } from '../entities/account-store.data.js';
import { requestTop, takeBound } from './catch-up.data.js';
import { pageRequests, refreshServerOrder, requestOlder, type ListDefinition } from './list-pages.data.js';

/** How often a list is requested while the server is still building it (LIST-15). */
const PARTIAL_POLL_MS = 3_000;

/** Returning to a list within this time does not request its newest page again. */
const STALE_TIME_MS = 15_000;

const noIds: ReadonlyMap<string, string> = new Map();

/** A stored part of a list with the items that it names. */
export interface ListWindow<Item> {
  state: ListState;
  items: readonly Item[];
}

export interface ListQueryOptions<Item> {
  /** Reads the stored part of the list. It is shown before the network answers. */
  restoreWindow?: (() => Promise<ListWindow<Item> | null>) | null;
  /**
   * Asked when the first page arrives over a stored part. True: the list begins at its newest items, as without a stored part. Default: they
   * are queued above it.
   */
  isAtNewest?: (() => boolean) | null;
}

/**
 * A list as one query. Its function requests the newest page and merges it into the state found after the response: writes made during
 * the request are kept. The first page is shown at once, later ones are queued.
 */
export function listQuery<Item extends { id: string }>(
  client: Client,
  definition: ListDefinition<Item>,
  options: ListQueryOptions<Item> = {},
) {
  const { queryKey, order, staleTime = order === 'server' ? 0 : STALE_TIME_MS } = definition;
  return queryOptions({
    queryKey,
    queryFn: async ({ client: queryClient, signal }): Promise<ListState> => {
      const known = (): ListState | undefined => queryClient.getQueryData<ListState>(queryKey);
      const requests = pageRequests(client, queryClient, definition, { signal });
      const before = known();
      const isFirst = before === undefined;
      let asked = before ?? emptyList;
      let hasStored = false;
      /** Shows the stored part of the list. Its items are older than the request, so the page should contain them. */
      const showStored = async (isLate?: () => boolean): Promise<void> => {
        const stored = await showWindow(queryClient, definition, options.restoreWindow, isLate);
        if (stored === undefined) return;
        asked = stored;
        hasStored = true;
      };
      /** Resolves what a fresh page should contain and does not. Returns the list as it is afterwards. */
      const withoutMissing = async (page: Pick<ListPage, 'ids' | 'next'>): Promise<ListState> => {
        const askedIds = listedIds(asked);
        const missing = missingItems(known() ?? emptyList, page, id => askedIds.has(id));
        const renewed =
          missing.length === 0 ? noIds : await definition.onMissing?.(client, queryClient, missing, page.ids).catch(() => noIds);
        return renewItems(known() ?? emptyList, renewed ?? noIds);
      };
      if (order === 'server') {
        if (isFirst) await showStored();
        return refreshServerOrder(requests, definition.isWhole ?? false, known, withoutMissing);
      }
      const { lists } = accountStore(queryClient);
      const connection = lists.connectionOf(queryKey);
      const bound = takeBound(queryClient, queryKey, before);
      const response = requestTop(requests, bound, definition.pageSize, known);
      // Awaited below. Until then its failure must not count as unhandled.
      response.catch(() => undefined);
      if (isFirst) await (options.isAtNewest ? showStoredBefore(response, showStored) : showStored());
      const page = await response;
      const found = page.isPartial ? (known() ?? emptyList) : await withoutMissing(page);
      // A page is complete only over the connection it was requested on (ADR 2).
      const isLive = connection !== null && connection === lists.connectionOf(queryKey);
      if (hasStored && options.isAtNewest?.() === true) return startAtNewest(found, { ...page, asked, isLive });
      const merged = mergeNewest(found, { ...page, asked, isLive });
      return found.isPartial ? flushQueue(merged) : merged;
    },
    staleTime,
    refetchInterval: query => (query.state.data?.isPartial === true ? PARTIAL_POLL_MS : false),
    // With the network mode 'always' nothing else requests a list again that failed while the browser was offline.
    refetchOnReconnect: query => query.state.status === 'error',
    // Transitions keep unchanged parts identical.
    structuralSharing: false,
  });
}

/** Waits for the stored part of a list, or for the response where that comes first: nothing of what is stored is needed then. */
async function showStoredBefore(response: Promise<unknown>, show: (isLate: () => boolean) => Promise<void>): Promise<void> {
  let isLate = false;
  const shown = show(() => isLate);
  const answered = response.then(() => void (isLate = true));
  await Promise.race([shown, answered.catch(() => shown)]);
}

/** Returns the stored list; undefined when there is none, or when it was read too late. */
async function showWindow<Item extends { id: string }>(
  queryClient: QueryClient,
  definition: ListDefinition<Item>,
  restoreWindow: ListQueryOptions<Item>['restoreWindow'],
  isLate = (): boolean => false,
): Promise<ListState | undefined> {
  const stored = (await restoreWindow?.()) ?? null;
  if (isLate() || stored === null || stored.state.entries.length === 0) return undefined;
  return writeStored(queryClient, definition, stored);
}

/** Writes a stored part of a list where nothing of it is loaded. */
function writeStored<Item extends { id: string }>(
  queryClient: QueryClient,
  { queryKey, ingest }: ListDefinition<Item>,
  stored: ListWindow<Item>,
): ListState {
  // Older than every action of this page.
  ingest(queryClient, stored.items, { askedAt: -1 });
  // `emptyList` supplies fields that the version which stored the state did not have.
  const restored = markStale({ ...emptyList, ...stored.state });
  // No answer of the server: it is as old as can be.
  queryClient.setQueryData<ListState>(queryKey, state => state ?? restored, { updatedAt: 1 });
  return restored;
}

/**
 * Replaces what is loaded of a list by a stored part of it. A component that still shows the list finds it in the cache: without data it
 * would request the list as one that begins at its top.
 */
export function replaceByStored<Item extends { id: string }>(
  queryClient: QueryClient,
  definition: ListDefinition<Item>,
  stored: ListWindow<Item>,
): void {
  queryClient.removeQueries({ queryKey: definition.queryKey, exact: true });
  writeStored(queryClient, definition, stored);
}

const listedIds = ({ entries, queue }: ListState): ReadonlySet<string> => new Set([...itemIds(entries), ...itemIds(queue)]);

/**
 * Applies a transition to a list that is in the cache. The list stays as fresh, or as invalidated, as it was: only a request makes it
 * fresh.
 */
export function updateList(queryClient: QueryClient, queryKey: QueryKey, transition: (state: ListState) => ListState): void {
  // `find` would walk the cache: a list is updated with each post of a stream.
  const query = queryClient.getQueryCache().get<ListState>(hashKey(queryKey));
  const state = query?.state.data;
  if (query === undefined || state === undefined) return;
  const next = transition(state);
  if (next === state) return;
  const { dataUpdatedAt, isInvalidated } = query.state;
  query.setData(next, { updatedAt: dataUpdatedAt, manual: true });
  if (isInvalidated) query.invalidate();
}

/** Appends the next older page. Does nothing at the end of the list. Rejects with the request's `ApiError`. */
export async function loadOlder<Item extends { id: string }>(
  client: Client,
  queryClient: QueryClient,
  definition: ListDefinition<Item>,
): Promise<void> {
  const { queryKey, order } = definition;
  const state = (): ListState => queryClient.getQueryData<ListState>(queryKey) ?? emptyList;
  const { older } = state();
  if (older === null) return;
  const page = await requestOlder(older, pageRequests(client, queryClient, definition), order, state);
  updateList(queryClient, queryKey, before => appendOlder(before, older, page));
}

/** Shows the queue of a list. */
export function showQueue(queryClient: QueryClient, queryKey: QueryKey): void {
  updateList(queryClient, queryKey, flushQueue);
}

/** Trims the tail of a long list (LIST-05). A list in the server's order stays whole: only the server's links lead on. */
export function trimList(
  queryClient: QueryClient,
  { queryKey, order }: Pick<ListDefinition<{ id: string }>, 'queryKey' | 'order'>,
): void {
  if (order === 'time') updateList(queryClient, queryKey, state => trimTail(state));
}
