import { canManageReports, canManageUsers, type Client, type StaffMember } from '@rookery/api-client';
import { adminAccountsOf, type AdminApi, adminApiOf, adminReportsOf, detectStaffFeatures } from '@rookery/api-client/admin';
import { instanceQuery } from '@rookery/store';
import { queryOptions } from '@tanstack/react-query';
import { countsKey } from './staff-cache.data.js';

/** A number of items that wait. `isMore`: the server has more than it counts. */
export interface StaffCount {
  readonly count: number;
  readonly isMore: boolean;
}

/** The numbers that wait for the staff. Null: the role or the server has none of it. */
export interface StaffCounts {
  readonly reports: StaffCount | null;
  readonly approvals: StaffCount | null;
}

export const noCounts: StaffCounts = { reports: null, approvals: null };

/** How often the numbers are requested while a page is shown: others of the staff answer too. */
export const COUNTS_INTERVAL_MS = 120_000;
/** Applicants that are counted where the server does not: the most that Mastodon lists at once. */
const MOST = 200;

/** The open reports and the applicants that wait (HINT-11): requested again with each event about one, and after each own change. */
export function countsQuery(client: Client, member: StaffMember) {
  return queryOptions({
    queryKey: countsKey,
    queryFn: async ({ signal, client: queryClient }): Promise<StaffCounts> => {
      const api = adminApiOf(detectStaffFeatures(await queryClient.fetchQuery(instanceQuery(client))));
      if (api === null) return noCounts;
      const [reports, approvals] = await Promise.all([
        canManageReports(member) ? adminReportsOf(client, api).openCount({ signal }) : null,
        canManageUsers(member) ? applicants(client, api, signal) : null,
      ]);
      return { reports, approvals };
    },
    refetchInterval: COUNTS_INTERVAL_MS,
    staleTime: 30_000,
  });
}

async function applicants(client: Client, api: AdminApi, signal: AbortSignal): Promise<StaffCount> {
  const page = await adminAccountsOf(client, api).list({ status: 'pending', origin: 'local' }, { limit: MOST }, { signal });
  const total = 'total' in page && typeof page.total === 'number' ? page.total : page.items.length;
  return { count: total, isMore: total === page.items.length && page.next !== null };
}
