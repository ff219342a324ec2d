/*
 * A list is requested before its stream is connected, and catches up once it is. Where its newest page was requested a moment before, it
 * asks for what is newer instead of the whole page again.
 */
import { noOrder, olderIn, wireId } from '@rookery/api-client';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { accountState } from '../entities/account-store.data.js';
import { itemIds } from './list-entries.js';
import { requestNonEmpty, type PageRequests } from './list-pages.data.js';
import { emptyList, fullListOf, type ListPage, type ListState } from './list-state.js';

/** After this time the whole newest page is requested: known items may have changed, or been deleted. */
const CATCH_UP_MS = 15_000;

/**
 * Known items that are requested again. They prove that nothing lies between them and the new ones, and among them is what was delivered
 * after items that are newer.
 */
export const OVERLAP_ITEMS = 5;

const wanted = accountState('catch-ups of lists', () => new Set<string>());

/** Lets the next request of a list ask for what is newer: its stream has connected for the first time. */
export function wantNewer(queryClient: QueryClient, queryKey: QueryKey): void {
  wanted(queryClient).add(hashKey(queryKey));
}

/**
 * The id above which the next request of a list asks; null for its whole newest page. It holds for one request: one that fails is repeated
 * as a whole.
 */
export function takeBound(queryClient: QueryClient, queryKey: QueryKey, state: ListState | undefined): string | null {
  if (!wanted(queryClient).delete(hashKey(queryKey)) || state === undefined || state.isPartial) return null;
  const answeredAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return Date.now() - answeredAt <= CATCH_UP_MS ? catchUpBound(state) : null;
}

/** The id of the item below the known ones that a catch-up repeats; null where they are too few, or their ids tell no order. */
export function catchUpBound(state: ListState): string | null {
  const { list } = fullListOf(state);
  const top = list.slice(0, OVERLAP_ITEMS + 1);
  const last = top.at(-1);
  const isUnbroken = top.length > OVERLAP_ITEMS && top.every(entry => entry.kind === 'item');
  const hasOrder = olderIn(itemIds(list)) !== noOrder;
  return isUnbroken && hasOrder && last?.kind === 'item' ? wireId(last.id) : null;
}

/**
 * The newest page of a list; with a bound what is above it, if that reaches the known items.
 *
 * @param known The list as it is once the page is there.
 */
export async function requestTop(
  requests: PageRequests,
  bound: string | null,
  pageSize: number,
  known: () => ListState | undefined,
): Promise<ListPage> {
  // Servers that refuse the bound are asked without it, and so are those whose page does not show that it is complete.
  const top = bound === null ? null : await requests.page({ since_id: bound }).catch(() => null);
  // The link of such a page is not the end of the list.
  if (bound !== null && top !== null && reachesList(top, known() ?? emptyList, pageSize))
    return { ...top, next: top.next ?? bound };
  return requestNonEmpty(requests.page(), requests.linked);
}

/** Whether a page reaches the known items: it is shorter than a full one, so that nothing newer was left out, and ends in the list. */
export function reachesList(page: Pick<ListPage, 'ids'>, state: ListState, pageSize: number): boolean {
  const last = page.ids.at(-1);
  return last !== undefined && page.ids.length < pageSize && itemIds(fullListOf(state).list).includes(last);
}
