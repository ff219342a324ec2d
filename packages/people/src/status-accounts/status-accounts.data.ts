import { statusesOf, type Account } from '@rookery/api-client';
import { itemIds, type ListState } from '@rookery/store/list';
import { accountKey, type ListDefinition } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { accountListOf } from '../accounts/account-list.data.js';

/** Accounts of a page in a modal. */
const PAGE_SIZE = 20;

/** The accounts that liked or reposted a post. */
export function markedAccounts(list: 'favourites' | 'reblogs', statusId: string): ListDefinition<Account> {
  const definition = accountListOf(['web', 'status-accounts', list, statusId], (client, paging, options) =>
    (list === 'favourites' ? statusesOf(client).favouritedBy : statusesOf(client).rebloggedBy)(statusId, paging, options),
  );
  return { ...definition, pageSize: PAGE_SIZE };
}

/** The accounts of a list that the cache has, in its order. */
export function accountsOf(queryClient: QueryClient, state: ListState | undefined): Account[] {
  return itemIds(state?.entries ?? []).flatMap(id => queryClient.getQueryData<Account>(accountKey(id)) ?? []);
}
