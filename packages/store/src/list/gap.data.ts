import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@rookery/api-client';
import { fillGap } from './fill-gap.js';
import { requestGapPage } from './gap-requests.js';
import type { Gap } from './list-entries.js';
import { emptyList, type GapSide, type ListState } from './list-state.js';
import { pageRequests, type ListDefinition } from './list-pages.data.js';
import { updateList } from './list.data.js';

/**
 * Fills a gap by one page from one side, or from the newer side when the server cannot tell the older one. `onArrive` runs after the
 * response and before the list changes. Rejects with the request's `ApiError`.
 */
export async function loadGap<Item extends { id: string }>(
  client: Client,
  queryClient: QueryClient,
  definition: ListDefinition<Item>,
  gap: Gap,
  side: GapSide,
  onArrive: () => void = () => undefined,
): Promise<void> {
  const { queryKey, order, pageSize } = definition;
  if (order === 'server') return;
  const page = await requestGapPage(gap, side, {
    ...pageRequests(client, queryClient, definition),
    state: () => queryClient.getQueryData<ListState>(queryKey) ?? emptyList,
    limit: pageSize,
  });
  onArrive();
  updateList(queryClient, queryKey, state => fillGap(state, gap, page.side, page));
}
