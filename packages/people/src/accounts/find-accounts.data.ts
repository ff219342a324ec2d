import { accountsOf, type Account, type Client } from '@rookery/api-client';
import { ingestAccounts } from '@rookery/store';
import type { AccountChoice } from '@rookery/ui/account-search';
import type { QueryClient } from '@tanstack/react-query';

/** A found account, and how the search box shows it. */
export interface FoundAccount extends AccountChoice {
  readonly account: Account;
}

/** Finds accounts for the search box, among all or those that the reader follows. Each is also written to its own entry. UI-01, API-01 */
export function findAccounts(client: Client, queryClient: QueryClient, among: 'everyone' | 'following') {
  return async (words: string, signal: AbortSignal): Promise<FoundAccount[]> => {
    const { items } = await accountsOf(client).search(words, among === 'following' ? { following: true } : {}, { signal });
    ingestAccounts(queryClient, items);
    return items.map(account => ({
      id: account.id,
      displayName: account.display_name,
      acct: account.acct,
      avatar: account.avatar,
      verified: account.verified,
      emojis: account.emojis,
      account,
    }));
  };
}
