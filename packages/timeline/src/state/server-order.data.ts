import type { Client, Page, Status } from '@rookery/api-client';
import { endIfRepeated, loadedInServerOrder, mergeServerOrder, reachesKnown, type ListPage } from '@rookery/api-client/list';
import { ingestStatuses, statusKey } from '@rookery/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import type { TimelineState } from './timeline-state.js';
import { PAGE_LIMIT, type ServerOrderedSource, type TimelineSource } from './timeline-source.js';

/** How many pages are asked for to reach what is known; where more came since, the list begins anew. */
export const MAX_CATCH_UP_PAGES = 5;

interface RequestOptions {
  signal?: AbortSignal;
}

function requestFirst(client: Client, source: ServerOrderedSource, options: RequestOptions): Promise<Page<Status>> {
  const limit = PAGE_LIMIT;
  switch (source.kind) {
    case 'bookmarks':
      return client.timelines.bookmarks({ limit }, options);
    case 'favourites':
      return client.timelines.favourites({ limit }, options);
    case 'quotes':
      return client.statuses.quotes(source.statusId, { limit }, options);
    case 'search':
      return client.search.statuses(source.query, { limit, ...options });
    case 'pinned':
      return client.accounts.statuses(source.accountId, { pinned: true, limit }, options);
  }
}

function requestNext(client: Client, source: ServerOrderedSource, link: string, options: RequestOptions): Promise<Page<Status>> {
  return source.kind === 'search' ? client.search.statusesPage(link, options) : client.timelines.linkedPage(link, options);
}

/** The list after asking for its newest page, and for those below it until they meet what is known. */
export async function refreshServerOrder(
  client: Client,
  queryClient: QueryClient,
  source: ServerOrderedSource,
  known: () => TimelineState | undefined,
  options: RequestOptions,
): Promise<TimelineState> {
  const ingest = (page: Page<Status>): ListPage => ({ ids: ingestStatuses(queryClient, page.items), next: page.next });
  const first = ingest(await requestFirst(client, source, options));
  let page = first;
  const ids = [...first.ids];
  for (let count = 1; count <= MAX_CATCH_UP_PAGES; count += 1) {
    const state = known();
    // Pins come all at once, and those that are no longer there are no pins.
    if (state === undefined || state.entries.length === 0 || source.kind === 'pinned') return loadedInServerOrder(first);
    if (reachesKnown(state, page)) return mergeServerOrder(state, ids);
    if (count < MAX_CATCH_UP_PAGES && page.next !== null) {
      page = ingest(await requestNext(client, source, page.next, options));
      ids.push(...page.ids);
    }
  }
  return loadedInServerOrder({ ids, next: page.next });
}

/** The page behind the link below the list. */
export async function olderInServerOrder(
  client: Client,
  queryClient: QueryClient,
  source: ServerOrderedSource,
  state: TimelineState,
  link: string,
): Promise<ListPage> {
  const page = await requestNext(client, source, link, {});
  return endIfRepeated(state, { ids: ingestStatuses(queryClient, page.items), next: page.next });
}

/** Ids of what a list of marked posts shows although its mark was taken off: they stay until the list is left. */
export function unmarkedIds(queryClient: QueryClient, source: TimelineSource, ids: readonly string[]): string[] {
  const mark = source.kind === 'bookmarks' ? 'bookmarked' : source.kind === 'favourites' ? 'favourited' : null;
  if (mark === null) return [];
  return ids.filter(id => queryClient.getQueryData<Status>(statusKey(id))?.[mark] === false);
}
