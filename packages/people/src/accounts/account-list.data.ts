import { accountsOf, type Account } from '@rookery/api-client';
import { ingestAccounts, type ListDefinition } from '@rookery/store';

/** Accounts of a page: the most that all servers send. */
const PAGE_SIZE = 40;

export type FollowList = 'followers' | 'following';

/** A list of accounts in the server's order. `load`: its newest page. */
export function accountListOf(queryKey: readonly string[], load: ListDefinition<Account>['load']): ListDefinition<Account> {
  return {
    queryKey,
    order: 'server',
    pageSize: PAGE_SIZE,
    load,
    follow: (client, link, options) => accountsOf(client).page(link, options),
    ingest: ingestAccounts,
  };
}

/** The followers of an account, or the accounts it follows (NAV-04). */
export function followList(list: FollowList, accountId: string): ListDefinition<Account> {
  return accountListOf(['web', 'account-list', list, accountId], (client, paging, options) =>
    accountsOf(client)[list](accountId, paging, options),
  );
}
