import { type AdminAccount, adminAccountsOf, type AdminApi } from '@rookery/api-client/admin';
import type { Page } from '@rookery/api-client';
import type { ListDefinition } from '@rookery/store';
import { accountItemId } from '../data/staff-accounts.js';
import { ingestStaffAccounts, withoutMissing } from '../data/staff-cache.data.js';
import { type AccountFilter, accountQueryOf, writeAccountFilter } from './account-filter.js';

const PAGE_SIZE = 50;

/** An account under the id that addresses and lists have for it. */
export interface ListedAccount {
  id: string;
  created_at: string | null;
  account: AdminAccount;
}

/** Accounts, newest first (HINT-11). */
export function staffAccountList(api: AdminApi, filter: AccountFilter): ListDefinition<ListedAccount> {
  const queryKey = ['moderation', 'accounts', writeAccountFilter(filter)] as const;
  const listed = ({ items, ...page }: Page<AdminAccount>): Page<ListedAccount> => ({
    ...page,
    items: items.map(account => ({ id: accountItemId(api, account), created_at: account.created_at, account })),
  });
  return {
    queryKey,
    order: 'server',
    pageSize: PAGE_SIZE,
    load: async (client, paging, options) =>
      listed(await adminAccountsOf(client, api).list(accountQueryOf(filter), paging, options)),
    follow: async (client, link, options) => listed(await adminAccountsOf(client, api).page(link, options)),
    ingest: (queryClient, items) =>
      ingestStaffAccounts(
        queryClient,
        api,
        items.map(({ account }) => account),
      ),
    onMissing: withoutMissing(queryKey),
  };
}
