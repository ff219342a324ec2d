import type { Account, ReportDraft } from '@rookery/api-client';
import type { OutboxKind, OutboxRecord } from '@rookery/store';

/** The kind of the records. */
export const REPORT = 'report';

/** `account`: as it was when the report was written. */
export interface ReportPayload {
  readonly account: Account;
  readonly draft: ReportDraft;
}
export type ReportRecord = OutboxRecord<ReportPayload>;
export type ReportKind = OutboxKind<ReportPayload, true>;

/** Records of this kind have this payload. */
export const isReport = (record: OutboxRecord): record is ReportRecord => record.kind === REPORT;
