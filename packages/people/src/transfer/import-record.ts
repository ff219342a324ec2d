import type { Job, OutboxKind, OutboxRecord, OutboxRest } from '@rookery/store';
import type { ImportMode, TransferKind, TransferLine } from './transfer-kinds.js';

/** The kind of the records. */
export const IMPORT = 'import';

export interface ImportPayload {
  readonly kind: TransferKind;
  /** The name of the file; may be empty. */
  readonly fileName: string;
  /** Absent in records of earlier versions: `merge`. */
  readonly mode?: ImportMode;
  readonly job: Job<TransferLine>;
}
export type ImportRecord = OutboxRecord<ImportPayload>;
export type ImportKind = OutboxKind<ImportPayload, OutboxRest<ImportPayload>>;

/** Records of this kind have this payload. */
export const isImport = (record: OutboxRecord): record is ImportRecord => record.kind === IMPORT;
