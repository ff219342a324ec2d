import { wireId } from '../entities/ids.js';
import { parseReport, type Report, type ReportCategory, reports } from '../entities/report.js';
import type { CallOptions, WithCalls } from '../request/calls.js';

export interface ReportDraft {
  account_id: string;
  status_ids: readonly string[];
  comment: string;
  /** Sends a copy to the server of the account. */
  forward: boolean;
  /** Null where the server does not know categories. */
  category: ReportCategory | null;
  rule_ids: readonly string[];
}

/** Reports to the moderators of the server (HINT-10). */
export function reportsOf({ calls }: WithCalls) {
  return {
    /** @param options `idempotencyKey`: servers with the feature `idempotentRequests` answer a repeated key with the first answer. */
    create: (
      { category, rule_ids, status_ids, ...draft }: ReportDraft,
      options: CallOptions & { idempotencyKey?: string } = {},
    ): Promise<Report> =>
      calls.entity('POST', '/api/v1/reports', parseReport, {
        ...options,
        json: {
          ...draft,
          account_id: wireId(draft.account_id),
          status_ids: status_ids.map(wireId),
          ...(category !== null && { category }),
          ...(rule_ids.length > 0 && { rule_ids }),
        },
      }),
    /** The reports that the reader sent about an account, newest first, on servers with the feature `ownReports`. */
    about: (accountId: string, options: CallOptions = {}): Promise<Report[]> =>
      calls.list('/api/v1/reports', reports, { ...options, query: { target_account_id: wireId(accountId) } }),
  };
}
