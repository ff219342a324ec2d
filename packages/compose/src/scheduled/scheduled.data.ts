import { scheduledStatusesOf, type Client, type Page, type ScheduledStatus } from '@rookery/api-client';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { nextChange } from './scheduled-order.js';

const PAGE_SIZE = 20;

const scheduledKey = ['scheduled-statuses'] as const;

type ScheduledPages = InfiniteData<Page<ScheduledStatus>, string | null>;

/**
 * The reader's scheduled posts. Not a list of the engine: nothing streams them, and a refetch has to drop those that were published. It
 * refetches when the next one is due.
 *
 * @param now Epoch ms.
 */
export function scheduledQuery(client: Client, now: () => number) {
  return infiniteQueryOptions({
    queryKey: scheduledKey,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? scheduledStatusesOf(client).list({ limit: PAGE_SIZE }, { signal })
        : scheduledStatusesOf(client).page(pageParam, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    staleTime: 0,
    refetchInterval: query => nextChange(itemsOf(query.state.data), now()),
  });
}

export function itemsOf(data: { readonly pages: readonly Page<ScheduledStatus>[] } | undefined): ScheduledStatus[] {
  const items = data?.pages.flatMap(page => page.items) ?? [];
  // A post that was scheduled between two requests moves the others to the next page.
  return [...new Map(items.map(item => [item.id, item])).values()];
}

/** Writes a changed post, or drops one (`change` returns null). */
export function changeScheduled(
  queryClient: QueryClient,
  id: string,
  change: (scheduled: ScheduledStatus) => ScheduledStatus | null,
): void {
  queryClient.setQueryData<ScheduledPages>(scheduledKey, data => {
    if (data === undefined) return undefined;
    const pages = data.pages.map(page => ({
      ...page,
      items: page.items.flatMap(item => (item.id === id ? (change(item) ?? []) : item)),
    }));
    return { ...data, pages };
  });
}

/** Moves a post to another time. Rejects with `ApiError`: 422 when it is too early, 404 when it was published. */
export async function moveScheduled(client: Client, queryClient: QueryClient, id: string, scheduledAt: number): Promise<void> {
  const moved = await scheduledStatusesOf(client).update(id, new Date(scheduledAt).toISOString());
  changeScheduled(queryClient, id, item => ({ ...item, scheduled_at: moved.scheduled_at }));
}

/** Deletes a scheduled post. Rejects with `ApiError`: 404 when it was published. */
export async function cancelScheduled(client: Client, queryClient: QueryClient, id: string): Promise<void> {
  await scheduledStatusesOf(client).cancel(id);
  changeScheduled(queryClient, id, () => null);
}
