import type { AdminApi, AdminReportFilter } from '@rookery/api-client/admin';

/** Which reports are listed. The accounts are ids; null: all. */
export interface ReportFilter {
  readonly isResolved: boolean;
  /** Of this account, or about that one. Mastodon alone can list them. */
  readonly from: string | null;
  readonly about: string | null;
}

/** Reads a filter from the query of an address. What the API cannot filter by is left out. */
export function readReportFilter(search: string, api: AdminApi): ReportFilter {
  const parameters = new URLSearchParams(search);
  const id = (name: string) => (api === 'accounts' ? parameters.get(name) || null : null);
  return { isResolved: parameters.get('state') === 'resolved', from: id('from'), about: id('about') };
}

/** The query of the address of a filter, without '?'. */
export function writeReportFilter({ isResolved, from, about }: ReportFilter): string {
  const parameters = new URLSearchParams();
  if (isResolved) parameters.set('state', 'resolved');
  if (from !== null) parameters.set('from', from);
  if (about !== null) parameters.set('about', about);
  return parameters.toString();
}

/** The filter as the API takes it. */
export const reportQueryOf = ({ isResolved, from, about }: ReportFilter): AdminReportFilter => ({
  ...(isResolved && { resolved: true }),
  ...(from !== null && { account_id: from }),
  ...(about !== null && { target_account_id: about }),
});
