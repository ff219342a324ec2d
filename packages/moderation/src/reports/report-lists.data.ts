import { type AdminApi, type AdminReport, adminReportsOf } from '@rookery/api-client/admin';
import type { ListDefinition } from '@rookery/store';
import { ingestReports, withoutMissing } from '../data/staff-cache.data.js';
import { type ReportFilter, reportQueryOf, writeReportFilter } from './report-filter.js';

const PAGE_SIZE = 40;

/** Reports, newest first (HINT-11). */
export function reportList(api: AdminApi, filter: ReportFilter): ListDefinition<AdminReport> {
  const queryKey = ['moderation', 'reports', writeReportFilter(filter)] as const;
  return {
    queryKey,
    order: 'server',
    pageSize: PAGE_SIZE,
    load: (client, paging, options) => adminReportsOf(client, api).list(reportQueryOf(filter), paging, options),
    follow: (client, link, options) => adminReportsOf(client, api).page(link, options),
    ingest: (queryClient, items, answer) => ingestReports(queryClient, api, items, answer),
    onMissing: withoutMissing(queryKey),
  };
}
