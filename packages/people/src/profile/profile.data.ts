import { type Client, profilesOf, relationshipsOf } from '@rookery/api-client';
import { ingestAccounts } from '@rookery/store';
import { queryOptions } from '@tanstack/react-query';

/** The accounts that an account recommends. */
export function endorsementsQuery(client: Client, accountId: string, isPleroma: boolean) {
  return queryOptions({
    queryKey: ['web', 'endorsements', accountId],
    queryFn: async ({ signal, client: queryClient }) => {
      const accounts = await profilesOf(client).endorsements(accountId, isPleroma, { signal });
      ingestAccounts(queryClient, accounts);
      return accounts;
    },
  });
}

/** The followers of an account whom the reader follows. */
export function familiarFollowersQuery(client: Client, accountId: string) {
  return queryOptions({
    queryKey: ['web', 'familiar-followers', accountId],
    queryFn: async ({ signal, client: queryClient }) => {
      const answers = await relationshipsOf(client).familiarFollowers([accountId], { signal });
      const accounts = answers.find(({ id }) => id === accountId)?.accounts ?? [];
      ingestAccounts(queryClient, accounts);
      return accounts;
    },
  });
}
