import type { Client } from '@rookery/api-client';
import { type AdminReport, adminReportsOf, type AdminTarget } from '@rookery/api-client/admin';
import { queryOptions } from '@tanstack/react-query';

/** Reports that are counted: the most that Mastodon lists at once is 200. */
const HISTORY_SIZE = 200;
/** Answered reports that are named. */
const NAMED = 5;

/** Reports about an account. `isMore`: there are more than `HISTORY_SIZE` of a kind. */
export interface ReportHistory {
  readonly open: number;
  readonly resolved: number;
  readonly isMore: boolean;
  /** The latest of them that were answered. */
  readonly answered: readonly AdminReport[];
}

/** The reports about an account, on servers that list them by account (Mastodon). */
export function reportHistoryQuery(client: Client, { id }: Pick<AdminTarget, 'id'>) {
  return queryOptions({
    queryKey: ['moderation', 'history', id] as const,
    queryFn: async ({ signal }): Promise<ReportHistory> => {
      const reports = adminReportsOf(client, 'accounts');
      const of = (resolved: boolean) =>
        reports.list({ target_account_id: id, ...(resolved && { resolved }) }, { limit: HISTORY_SIZE }, { signal });
      const [open, resolved] = await Promise.all([of(false), of(true)]);
      return {
        open: open.items.length,
        resolved: resolved.items.length,
        isMore: open.next !== null || resolved.next !== null,
        answered: resolved.items.slice(0, NAMED),
      };
    },
  });
}
