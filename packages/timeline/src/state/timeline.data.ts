import { newestFirst, wireId, type Client, type Page, type Status } from '@rookery/api-client';
import {
  appendOlder,
  emptyList,
  fillGap,
  flushQueue,
  itemIds,
  markStale,
  mergeNewest,
  removeItem,
  removeItems,
  requestGapPage,
  replaceWithTombstones,
  trimTail,
  type Gap,
  type GapSide,
  type ListPage,
  type OlderPage,
} from '@rookery/api-client/list';
import { accountStore, ingestStatuses, isOwnStatus } from '@rookery/api-client/query';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isServerOrdered, PAGE_LIMIT, sourceName, type TimelineSource, type TimeOrderedSource } from './timeline-source.js';
import { olderInServerOrder, refreshServerOrder, unmarkedIds } from './server-order.data.js';
import type { TimelineState, TimelineWindow } from './timeline-state.js';

const TIMELINES = 'timelines';

/** The key of every timeline, for what concerns them all. */
export const timelinesKey = [TIMELINES] as const;

/** The cache key of a list; its data is a `TimelineState`. */
export const timelineKey = (source: TimelineSource) => [TIMELINES, sourceName(source)] as const;

/** How often Home is asked for while the server is still building it. */
export const PREPARING_POLL_MS = 3_000;

/** Coming back to a list within this time does not ask for its newest page again. */
const FRESH_MS = 15_000;

/** How many pages without a post are asked for in a row; the reader decides about more. */
const MAX_EMPTY_PAGES = 3;

interface Paging {
  max_id?: string;
  since_id?: string;
  min_id?: string;
  limit?: number;
}

interface RequestOptions {
  signal?: AbortSignal;
}

function requestPage(client: Client, source: TimeOrderedSource, bounds: Paging, options: RequestOptions): Promise<Page<Status>> {
  const paging = { limit: PAGE_LIMIT, ...bounds };
  switch (source.kind) {
    case 'home':
      return client.timelines.home(paging, options);
    case 'public':
      return client.timelines.public({ ...paging, local: source.local === true ? true : undefined }, options);
    case 'tag':
      return client.timelines.tag(source.name, { any: source.any, all: source.all, none: source.none, ...paging }, options);
    case 'account': {
      const filter = { posts: { exclude_replies: true }, replies: {}, media: { only_media: true } }[source.tab];
      return client.accounts.statuses(source.accountId, { ...paging, ...filter }, options);
    }
    case 'list':
      return client.timelines.list(source.id, paging, options);
    case 'remote':
      return client.timelines.public({ ...paging, instance: source.host }, options);
  }
}

/** Ingests a page without the statuses that were deleted since it was requested (`askedAt`, epoch ms). */
function ingestPage(queryClient: QueryClient, page: Page<Status>, askedAt: number): ListPage {
  const { deletions } = accountStore(queryClient);
  const items = newestFirst(page.items.filter(status => !deletions.hasSince(status, askedAt)));
  return {
    ids: ingestStatuses(queryClient, items),
    ownIds: items.filter(status => isOwnStatus(queryClient, status)).map(status => status.id),
    next: page.next,
    isPartial: page.isPartial,
  };
}

async function askPage(queryClient: QueryClient, request: () => Promise<Page<Status>>): Promise<ListPage> {
  const askedAt = Date.now();
  return ingestPage(queryClient, await request(), askedAt);
}

export interface TimelineQueryOptions {
  /** What was kept of the list when the page was left; shown before the network answers. */
  restoreWindow?: (() => Promise<TimelineWindow | null>) | null;
}

/**
 * A timeline as one query: its function asks for the newest page and merges it into the state found after the answer.
 * The first page is shown at once; what later ones bring waits in the queue.
 */
export function timelineQuery(client: Client, source: TimelineSource, options: TimelineQueryOptions = {}) {
  const queryKey = timelineKey(source);
  return queryOptions({
    queryKey,
    queryFn: async ({ client: queryClient, signal }): Promise<TimelineState> => {
      const known = (): TimelineState | undefined => queryClient.getQueryData<TimelineState>(queryKey);
      const isFirst = known() === undefined;
      if (isServerOrdered(source)) {
        if (isFirst) await showWindow(queryClient, queryKey, options.restoreWindow);
        return refreshServerOrder(client, queryClient, source, known, { signal });
      }
      const { lists } = accountStore(queryClient);
      const connection = lists.connectionOf(queryKey);
      const askedAt = Date.now();
      const answer = requestPage(client, source, {}, { signal });
      // The answer is awaited below; until then its failure must not count as unhandled.
      answer.catch(() => undefined);
      if (isFirst) await showWindow(queryClient, queryKey, options.restoreWindow);
      const page = ingestPage(queryClient, await answer, askedAt);
      const found = known() ?? emptyList;
      const isLive = connection !== null && connection === lists.connectionOf(queryKey);
      const merged = mergeNewest(found, { ...page, isLive });
      return found.isPartial ? flushQueue(merged) : merged;
    },
    // Only what one does elsewhere changes a list of marked posts, and nothing tells of it.
    staleTime: isServerOrdered(source) ? 0 : FRESH_MS,
    refetchInterval: query => (query.state.data?.isPartial === true ? PREPARING_POLL_MS : false),
    // Transitions keep what did not change as it is.
    structuralSharing: false,
  });
}

async function showWindow(
  queryClient: QueryClient,
  queryKey: ReturnType<typeof timelineKey>,
  restoreWindow: TimelineQueryOptions['restoreWindow'],
): Promise<void> {
  const stored = (await restoreWindow?.()) ?? null;
  if (stored === null || stored.state.entries.length === 0) return;
  ingestStatuses(queryClient, stored.statuses);
  // Stored by an earlier version it may lack what came since; and what was posted meanwhile is not in it.
  queryClient.setQueryData<TimelineState>(queryKey, state => state ?? markStale({ ...emptyList, ...stored.state }));
}

/**
 * Applies a transition to one timeline, if it is loaded. Its newest page stays as old as it was, and due when it was due:
 * only a request makes it fresh.
 */
export function updateTimeline(
  queryClient: QueryClient,
  queryKey: QueryKey,
  transition: (state: TimelineState) => TimelineState,
): void {
  const query = queryClient.getQueryCache().find<TimelineState>({ queryKey });
  const state = query?.state.data;
  if (query === undefined || state === undefined) return;
  const next = transition(state);
  if (next === state) return;
  const { dataUpdatedAt, isInvalidated } = query.state;
  query.setData(next, { updatedAt: dataUpdatedAt, manual: true });
  if (isInvalidated) query.invalidate();
}

/** Appends the next older page; nothing at the end. Rejects with the request's `ApiError`. */
export async function loadOlder(client: Client, queryClient: QueryClient, source: TimelineSource): Promise<void> {
  const link = queryClient.getQueryData<TimelineState>(timelineKey(source))?.older ?? null;
  if (link === null) return;
  const page = await pastEmpty(olderPage(client, queryClient, source, link), next =>
    olderPage(client, queryClient, source, next),
  );
  updateTimeline(queryClient, timelineKey(source), state => appendOlder(state, link, page));
}

/** The page, or the first one behind it that has a post. */
async function pastEmpty(
  first: Promise<ListPage>,
  follow: (link: NonNullable<OlderPage>) => Promise<ListPage>,
): Promise<ListPage> {
  let page = await first;
  for (let count = 1; count < MAX_EMPTY_PAGES && page.ids.length === 0 && page.next !== null; count += 1) {
    page = await follow(page.next);
  }
  return page;
}

async function olderPage(
  client: Client,
  queryClient: QueryClient,
  source: TimelineSource,
  link: NonNullable<OlderPage>,
): Promise<ListPage> {
  const state = queryClient.getQueryData<TimelineState>(timelineKey(source));
  if (!isServerOrdered(source)) {
    return askPage(queryClient, () =>
      typeof link === 'string' ? client.timelines.page(link) : requestPage(client, source, { max_id: wireId(link.below) }, {}),
    );
  }
  if (state === undefined || typeof link !== 'string') return { ids: [], next: null };
  return olderInServerOrder(client, queryClient, source, state, link);
}

/** Takes out of a list of marked posts what is no longer marked: while it is read nothing leaves it. */
export function dropUnmarked(queryClient: QueryClient, source: TimelineSource): void {
  if (source.kind !== 'bookmarks' && source.kind !== 'favourites') return;
  updateTimeline(queryClient, timelineKey(source), state =>
    unmarkedIds(queryClient, source, itemIds(state.entries)).reduce(removeItem, state),
  );
}

/**
 * Fills a gap by one page from one side; from the newer one where the server does not tell the other. `onArrive` runs when the
 * page is there and nothing has changed yet.
 * Rejects with the request's `ApiError`.
 */
export async function loadGap(
  client: Client,
  queryClient: QueryClient,
  source: TimelineSource,
  gap: Gap,
  side: GapSide,
  onArrive: () => void = () => undefined,
): Promise<void> {
  if (isServerOrdered(source)) return;
  const queryKey = timelineKey(source);
  const answer = await requestGapPage(gap, side, {
    page: bounds => askPage(queryClient, () => requestPage(client, source, bounds, {})),
    linked: link => askPage(queryClient, () => client.timelines.page(link)),
    state: () => queryClient.getQueryData<TimelineState>(queryKey) ?? emptyList,
    limit: PAGE_LIMIT,
  });
  onArrive();
  updateTimeline(queryClient, queryKey, state => fillGap(state, gap, answer.side, answer));
}

/** Trims the tail of a long list (LIST-05). A list in the server's order stays whole: only the server's links lead on. */
export function trimTimeline(queryClient: QueryClient, source: TimelineSource): void {
  if (!isServerOrdered(source)) updateTimeline(queryClient, timelineKey(source), state => trimTail(state));
}

/** Shows the queue. */
export function showQueue(queryClient: QueryClient, source: TimelineSource): void {
  updateTimeline(queryClient, timelineKey(source), flushQueue);
}

/** Takes deleted posts out of every timeline. */
export function forgetInTimelines(queryClient: QueryClient, itemIds: readonly string[]): void {
  accountStore(queryClient).deletions.add(itemIds);
  updateTimelines(queryClient, state => removeItems(state, itemIds));
}

/** The same for posts somebody else deleted: one that is being read leaves a word in its place (behaviour 4.4). */
export function buryInTimelines(queryClient: QueryClient, itemIds: readonly string[]): void {
  accountStore(queryClient).deletions.add(itemIds);
  updateTimelines(queryClient, state => replaceWithTombstones(state, itemIds));
}

/** Applies a transition to every timeline that is loaded and, if given, whose name is `isMeant`. */
export function updateTimelines(
  queryClient: QueryClient,
  transition: (state: TimelineState) => TimelineState,
  isMeant: (name: string) => boolean = () => true,
): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: timelinesKey })) {
    if (isMeant(String(queryKey[1]))) updateTimeline(queryClient, queryKey, transition);
  }
}
