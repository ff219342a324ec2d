import { timelinesOf } from '@rookery/api-client';
import type { Client, Page, Status } from '@rookery/api-client';
import { askedNow, ingestStatuses } from '@rookery/api-client/query';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

/** The posts of an account that can be reported, newest first, without its reposts. */
export function reportedStatusesQuery(client: Client, queryClient: QueryClient, accountId: string) {
  return infiniteQueryOptions({
    queryKey: ['web', 'report-statuses', accountId],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<Page<Status>> => {
      const askedAt = askedNow(queryClient);
      const page =
        pageParam === null
          ? await client.accounts.statuses(accountId, { exclude_reblogs: true, limit: 20 }, { signal })
          : await timelinesOf(client).page(pageParam, { signal });
      ingestStatuses(queryClient, page.items, { askedAt });
      return page;
    },
    getNextPageParam: page => page.next,
    gcTime: 60_000,
  });
}

/** The posts to choose from, each once: the one that the reader came from, then those of the pages. snac sends reposts too. */
export function reportableStatuses(pages: readonly Page<Status>[], first: Status | null): Status[] {
  const own = pages.flatMap(({ items }) => items).filter(({ reblog }) => reblog === null);
  return [...new Map([...(first === null ? [] : [first]), ...own].map(status => [status.id, status])).values()];
}
