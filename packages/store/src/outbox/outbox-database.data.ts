import type { DBSchema, IDBPDatabase } from 'idb';
import type { OutboxRecord } from './outbox-record.js';
import type { OutboxSender } from './outbox-sender.js';
import { openBrowserDatabase } from '@rookery/api-client';
import type { LeaseRow } from './outbox-tabs.dom.js';

const DATABASE = 'rookery-outbox';
/** Increases when a store is added. Records and drafts of earlier versions are kept: a person wrote them. */
const VERSION = 1;

interface StoredRow<Value> {
  readonly scope: string;
  readonly id: string;
  readonly value: Value;
}

export interface OutboxSchema extends DBSchema {
  records: { key: [string, string]; value: StoredRow<OutboxRecord | OutboxSender>; indexes: { scope: string } };
  drafts: { key: [string, string]; value: StoredRow<unknown>; indexes: { scope: string } };
  leases: { key: string; value: LeaseRow & { readonly scope: string } };
}

type OutboxDatabase = IDBPDatabase<OutboxSchema>;

/** Runs work on the open database. Rejects where the browser denies storage, or when the work does. */
export type RunOnDatabase = <Result>(work: (database: OutboxDatabase) => Promise<Result>) => Promise<Result>;

/** The database of records and drafts, opened on first use, and again when its connection ended. */
export function createOutboxDatabase(): RunOnDatabase {
  let opened: Promise<OutboxDatabase> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = () => {
    opened ??= openDatabase(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  return async work => {
    const database = await open();
    try {
      return await work(database);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      // The connection was closed under the transaction, which did nothing then.
      forget();
      return work(await open());
    }
  };
}

/**
 * Makes the requests of a transaction one after another, and resolves when it is done. A private window of WebKit refuses files; a transaction
 * that has another request at that moment never ends, and holds up every later one.
 */
export async function inTurn(done: Promise<void>, requests: readonly (() => Promise<unknown>)[]): Promise<void> {
  const make = async (): Promise<void> => {
    for (const request of requests) await request();
  };
  await Promise.all([make(), done]);
}

function openDatabase(onEnd: () => void): Promise<OutboxDatabase> {
  return openBrowserDatabase<OutboxSchema>(DATABASE, VERSION, {
    upgrade(upgraded) {
      for (const name of ['records', 'drafts'] as const)
        upgraded.createObjectStore(name, { keyPath: ['scope', 'id'] }).createIndex('scope', 'scope');
      upgraded.createObjectStore('leases', { keyPath: 'scope' });
    },
    onEnd,
  });
}
