import {
  type AdminReport,
  adminReports,
  parseAdminReport,
  parsePleromaReport,
  pleromaReports,
} from '../entities/admin-report.js';
import type { ReportCategory } from '../entities/report.js';
import { wireId } from '../entities/ids.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import type { Page, Paging } from '../request/pagination.js';
import { type AdminApi, lacking, PLEROMA_ADMIN } from './admin-api.js';
import { type NumberedPage, numberedPage } from './numbered-page.js';

/** Reports to list: open ones without `resolved`. The accounts are ids; Pleroma cannot filter by them. */
export interface AdminReportFilter {
  resolved?: boolean;
  account_id?: string;
  target_account_id?: string;
}

const PAGE_SIZE = 50;
/** The most reports that Mastodon lists at once. */
const MOST = 200;

/** Reports as the staff sees and answers them (HINT-11), through either API. */
export function adminReportsOf({ calls }: WithCalls, api: AdminApi) {
  const hasUsers = api === 'users';
  const at = (id: string, rest = '') => `/api/v1/admin/reports/${segment(id)}${rest}`;
  const REPORTS = `${PLEROMA_ADMIN}/reports`;
  const read = (sent: readonly unknown[]): AdminReport[] => pleromaReports(sent, calls.decoding());
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, options: CallOptions, json?: unknown) => {
    await calls.request(method, path, { ...options, ...(json !== undefined && { json }) });
  };
  const setState = (id: string, state: AdminReport['state'], options: CallOptions) =>
    send('PATCH', REPORTS, options, { reports: [{ id, state }] });
  const numbered = (filter: AdminReportFilter, limit: number, options: CallOptions): Promise<NumberedPage<AdminReport>> => {
    const query = { state: filter.resolved === true ? 'resolved' : 'open', page: 1, page_size: limit };
    return numberedPage(calls, REPORTS, 'reports', read, { ...options, query });
  };
  const list = (filter: AdminReportFilter, { limit = PAGE_SIZE, ...paging }: Paging, options: CallOptions) => {
    if (hasUsers) return numbered(filter, limit, options);
    return calls.page('/api/v1/admin/reports', adminReports, { ...options, query: { ...filter, limit, ...paging } });
  };

  return {
    /** Newest first. */
    list: (filter: AdminReportFilter = {}, paging: Paging = {}, options: CallOptions = {}): Promise<Page<AdminReport>> =>
      list(filter, paging, options),
    /** The page that a `next` or `previous` of `list` names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<AdminReport>> =>
      hasUsers ? numberedPage(calls, link, 'reports', read, options) : calls.page(link, adminReports, options),
    /** The number of open reports. `isMore`: there are more, which the server does not count. */
    async openCount(options: CallOptions = {}): Promise<{ count: number; isMore: boolean }> {
      if (hasUsers) {
        const { total, items, next } = await numbered({}, 1, options);
        return { count: total ?? items.length, isMore: total === null && next !== null };
      }
      const { items, next } = await list({}, { limit: MOST }, options);
      return { count: items.length, isMore: items.length >= MOST && next !== null };
    },
    get: (id: string, options: CallOptions = {}): Promise<AdminReport> =>
      hasUsers
        ? calls.entity('GET', `${REPORTS}/${segment(id)}`, parsePleromaReport, options)
        : calls.entity('GET', at(id), parseAdminReport, options),
    /** Changes why it was reported (Mastodon). */
    async update(id: string, change: { category: ReportCategory; rule_ids?: readonly string[] }, options: CallOptions = {}) {
      if (hasUsers) throw lacking();
      await calls.request('PUT', at(id), { ...options, json: change });
    },
    /** `nickname`: that of the signed-in account. Servers with the feature `reportAssignment`. */
    assignToSelf: (id: string, nickname: string, options: CallOptions = {}): Promise<void> =>
      hasUsers
        ? send('POST', `${REPORTS}/assign_account`, options, { reports: [{ id, nickname }] })
        : send('POST', at(id, '/assign_to_self'), options),
    unassign: (id: string, options: CallOptions = {}): Promise<void> =>
      hasUsers
        ? send('POST', `${REPORTS}/assign_account`, options, { reports: [{ id, nickname: null }] })
        : send('POST', at(id, '/unassign'), options),
    resolve: (id: string, options: CallOptions = {}): Promise<void> =>
      hasUsers ? setState(id, 'resolved', options) : send('POST', at(id, '/resolve'), options),
    reopen: (id: string, options: CallOptions = {}): Promise<void> =>
      hasUsers ? setState(id, 'open', options) : send('POST', at(id, '/reopen'), options),
    /** Adds a note for the staff (Pleroma). */
    async addNote(id: string, content: string, options: CallOptions = {}): Promise<void> {
      if (!hasUsers) throw lacking();
      await send('POST', `${REPORTS}/${segment(id)}/notes`, options, { content });
    },
    async deleteNote(id: string, noteId: string, options: CallOptions = {}): Promise<void> {
      if (!hasUsers) throw lacking();
      await send('DELETE', `${REPORTS}/${segment(id)}/notes/${segment(noteId)}`, options);
    },
  };
}

/** Posts of others, which the staff of Pleroma and its forks deletes and changes. Mastodon has no requests for it. */
export function adminStatusesOf({ calls }: WithCalls) {
  const at = (id: string) => `${PLEROMA_ADMIN}/statuses/${segment(wireId(id))}`;
  return {
    async delete(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id), options);
    },
    async update(id: string, change: { sensitive?: boolean; visibility?: string }, options: CallOptions = {}): Promise<void> {
      await calls.request('PUT', at(id), { ...options, json: change });
    },
  };
}
