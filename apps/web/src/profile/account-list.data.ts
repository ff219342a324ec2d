import type { Account, Client, Page } from '@rookery/api-client';
import { ingestAccounts } from '@rookery/api-client/query';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

/** The followers of an account, or the accounts it follows. Disabled until the account's id is known. */
export function accountListQuery(
  client: Client,
  queryClient: QueryClient,
  list: 'followers' | 'following',
  accountId: string | null,
) {
  return infiniteQueryOptions({
    queryKey: ['web', 'account-list', list, accountId],
    enabled: accountId !== null,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<Page<Account>> => {
      const page =
        pageParam === null
          ? await client.accounts[list](accountId ?? '', {}, { signal })
          : await client.accounts.page(pageParam, { signal });
      ingestAccounts(queryClient, page.items);
      return page;
    },
    getNextPageParam: page => page.next,
  });
}
