import type { Job, OutboxKind, OutboxRecord, OutboxRest } from '@rookery/store';
import type { BlockLine } from './block-file.js';

/** The kind of the records. */
export const SERVERS_IMPORT = 'moderation-servers';

export interface ServersImportPayload {
  /** The name of the file; may be empty. */
  readonly fileName: string;
  readonly job: Job<BlockLine>;
}
export type ServersImportRecord = OutboxRecord<ServersImportPayload>;
export type ServersImportKind = OutboxKind<ServersImportPayload, OutboxRest<ServersImportPayload>>;

/** Records of this kind have this payload. */
export const isServersImport = (record: OutboxRecord): record is ServersImportRecord => record.kind === SERVERS_IMPORT;
