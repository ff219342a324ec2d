import { type Client, isApiError } from '@rookery/api-client';
import {
  type AdminAccount,
  adminAccountsOf,
  type AdminApi,
  type AdminReport,
  adminReportsOf,
  type AdminTarget,
} from '@rookery/api-client/admin';
import { type AnswerOptions, askedNow, ingestStatuses, type ListDefinition, updateList } from '@rookery/store';
import { removeItems } from '@rookery/store/list';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { accountItemId, targetOf } from './staff-accounts.js';

export const reportKey = (id: string) => ['moderation', 'report', id] as const;
/** @param itemId As `accountItemId` names the account. */
export const staffAccountKey = (itemId: string) => ['moderation', 'account', itemId] as const;
/** The numbers of what waits for the staff. */
export const countsKey = ['moderation', 'counts'] as const;

/** Rows out of view do not observe their items: those are kept as long as other entities. */
const ITEM_GC_MS = 24 * 60 * 60 * 1000;

function keepItems(queryClient: QueryClient): void {
  for (const kind of ['report', 'account']) queryClient.setQueryDefaults(['moderation', kind], { gcTime: ITEM_GC_MS });
}

/**
 * Writes reports to the cache, with the accounts they are about. Returns their ids.
 *
 * @param answer When the posts in them were asked for; absent: the posts are not written.
 */
export function ingestReports(
  queryClient: QueryClient,
  api: AdminApi,
  reports: readonly AdminReport[],
  answer?: AnswerOptions,
): string[] {
  keepItems(queryClient);
  return reports.map(report => {
    queryClient.setQueryData<AdminReport>(reportKey(report.id), report);
    ingestStaffAccounts(
      queryClient,
      api,
      [report.account, report.target_account].filter(account => account !== null),
    );
    if (answer !== undefined) ingestStatuses(queryClient, report.statuses, answer);
    return report.id;
  });
}

/** Writes accounts to the cache. Returns their names in addresses. */
export function ingestStaffAccounts(queryClient: QueryClient, api: AdminApi, accounts: readonly AdminAccount[]): string[] {
  keepItems(queryClient);
  return accounts.map(account => {
    const itemId = accountItemId(api, account);
    queryClient.setQueryData<AdminAccount>(staffAccountKey(itemId), account);
    return itemId;
  });
}

/** A report, with its posts in the cache of posts. */
export function reportQuery(client: Client, api: AdminApi, id: string) {
  return queryOptions({
    queryKey: reportKey(id),
    queryFn: async ({ signal, client: queryClient }) => {
      const askedAt = askedNow(queryClient);
      const report = await adminReportsOf(client, api).get(id, { signal });
      ingestReports(queryClient, api, [report], { askedAt });
      return report;
    },
  });
}

export function staffAccountQuery(client: Client, api: AdminApi, itemId: string) {
  return queryOptions({
    queryKey: staffAccountKey(itemId),
    queryFn: ({ signal }) => adminAccountsOf(client, api).get(targetOf(api, itemId), { signal }),
  });
}

/** Requests anew what a change of the staff makes stale: the accounts and reports it was about, and the numbers of what waits. */
export async function refreshStaff(
  queryClient: QueryClient,
  api: AdminApi,
  changed: { readonly account?: AdminTarget | null; readonly reportId?: string | null },
): Promise<void> {
  const { account = null, reportId = null } = changed;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: countsKey }),
    ...(account === null ? [] : [queryClient.invalidateQueries({ queryKey: staffAccountKey(accountItemId(api, account)) })]),
    ...(reportId === null ? [] : [queryClient.invalidateQueries({ queryKey: reportKey(reportId) })]),
  ]);
}

/** Whether the server has no such report or account. */
export const isGone = (error: unknown): boolean => isApiError(error) && (error.status === 404 || error.status === 410);

/** Removes the items of a list that its newest page no longer has: another member of the staff answered them. */
export const withoutMissing =
  (queryKey: QueryKey): NonNullable<ListDefinition<{ id: string }>['onMissing']> =>
  (_client, queryClient, missingIds) => {
    updateList(queryClient, queryKey, state => removeItems(state, missingIds));
    return Promise.resolve(new Map());
  };
