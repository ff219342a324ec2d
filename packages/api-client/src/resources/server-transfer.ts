import { type Backup, backups } from '../entities/backup.js';
import type { CallOptions, WithCalls } from '../request/calls.js';

/** The lists that a server imports by itself. */
export type ServerImport = 'follow' | 'blocks' | 'mutes';

/** Files of an account that its server reads and makes by itself. */
export function serverTransferOf({ calls }: WithCalls) {
  const path = '/api/v1/pleroma/backups';
  return {
    /** Begins an import (`Features.serverImports`), which goes on without an answer. A form: Pleroma refuses a long list in JSON. */
    async import(name: ServerImport, addresses: readonly string[], options: CallOptions = {}): Promise<void> {
      await calls.request('POST', `/api/pleroma/${name}_import`, { ...options, form: { list: addresses.join('\n') } });
    },
    /** The archives (`Features.backups`), the newest first. */
    backups: async (options: CallOptions = {}): Promise<Backup[]> => newestFirst(await calls.list(path, backups, options)),
    /** Begins another archive, and resolves to all. Rejects with 400 within some days of the last one. */
    createBackup: async (options: CallOptions = {}): Promise<Backup[]> =>
      newestFirst(await calls.entity('POST', path, backups, options)),
  };
}

const newestFirst = (all: readonly Backup[]): Backup[] =>
  all.toSorted((one, other) => (other.inserted_at ?? '').localeCompare(one.inserted_at ?? ''));
