import type { AdminApi, AdminTarget } from '@rookery/api-client/admin';
import type { Job, OutboxKind, OutboxRecord, OutboxRest } from '@rookery/store';
import type { ManyTask } from '../actions/tasks.js';

/** The kind of the records. */
export const BATCH = 'moderation';

/** The task for each item: to accounts, to those that wait for approval, or to reports. */
export type BatchTask = ManyTask | { readonly kind: 'approve' | 'reject' } | { readonly kind: 'resolve' | 'reopen' };

/** An item of a batch. `nickname`: of the account; '' for a report. `name`: as its line shows it. */
export interface BatchLine extends AdminTarget {
  readonly name: string;
}

/** One action on many items, which the outbox sends. */
export interface BatchPayload {
  readonly api: AdminApi;
  readonly task: BatchTask;
  readonly job: Job<BatchLine>;
}

export type BatchRecord = OutboxRecord<BatchPayload>;
export type BatchKind = OutboxKind<BatchPayload, OutboxRest<BatchPayload>>;

/** Records of this kind have this payload. */
export const isBatch = (record: OutboxRecord): record is BatchRecord => record.kind === BATCH;

/** Whether a batch is about reports. */
export const isOfReports = ({ kind }: BatchTask): boolean => kind === 'resolve' || kind === 'reopen';
