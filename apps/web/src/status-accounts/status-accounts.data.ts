import type { Account, Client, Page } from '@rookery/api-client';
import { ingestAccounts } from '@rookery/api-client/query';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

/** The accounts that liked or reposted a post, page by page. */
export function markedAccountsQuery(client: Client, queryClient: QueryClient, list: 'favourites' | 'reblogs', statusId: string) {
  return infiniteQueryOptions({
    queryKey: ['web', 'status-accounts', list, statusId],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<Page<Account>> => {
      const first = list === 'favourites' ? client.statuses.favouritedBy : client.statuses.rebloggedBy;
      const page = pageParam === null ? await first(statusId, {}, { signal }) : await client.accounts.page(pageParam, { signal });
      ingestAccounts(queryClient, page.items);
      return page;
    },
    getNextPageParam: page => page.next,
    // Another account may have liked it since.
    staleTime: 0,
  });
}

/** The accounts of the pages, each once: pages overlap when accounts join between two requests. */
export function accountsOf(pages: readonly Page<Account>[] = []): Account[] {
  return [...new Map(pages.flatMap(page => page.items).map(account => [account.id, account])).values()];
}
