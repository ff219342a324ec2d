import type { OutboxRecord } from './outbox-record.js';

/** Records to write, and ids of records to delete. */
interface OutboxChange {
  readonly put?: readonly OutboxRecord[];
  readonly remove?: readonly string[];
}

/** Where the records of one account are kept. Tabs of one account share it. */
export interface OutboxStorage {
  /** Whether records survive the page. Becomes false when the browser refuses to store one. */
  readonly isDurable: boolean;
  /** Whether other tabs have the record too: one of them works it. A record that only this tab has is worked by this tab. */
  isShared(id: string): boolean;
  all(): Promise<readonly OutboxRecord[]>;
  /** Reads all records and applies the change that `decide` returns, in one transaction. Rejects where the browser cannot write. */
  transact(decide: (records: readonly OutboxRecord[]) => OutboxChange): Promise<void>;
}

/** Records in memory: for browsers that deny storage, and for tests. `isShared`: whether several tabs use this storage. */
export function createMemoryOutboxStorage({ isShared = false } = {}): OutboxStorage {
  const records = new Map<string, OutboxRecord>();
  return {
    isDurable: false,
    isShared: () => isShared,
    all: () => Promise.resolve([...records.values()]),
    transact(decide) {
      const { put = [], remove = [] } = decide([...records.values()]);
      for (const id of remove) records.delete(id);
      for (const record of put) records.set(record.id, record);
      return Promise.resolve();
    },
  };
}

/** Changes one record. Resolves to the result, null when there is no such record. */
export async function updateRecord(
  storage: OutboxStorage,
  id: string,
  change: (record: OutboxRecord) => OutboxRecord,
): Promise<OutboxRecord | null> {
  let next: OutboxRecord | null = null;
  await storage.transact(records => {
    const stored = records.find(record => record.id === id);
    next = stored === undefined ? null : change(stored);
    return next === null || next === stored ? {} : { put: [next] };
  });
  return next;
}

/** Deletes the records that `select` chooses. Resolves to them. */
export async function removeRecords(
  storage: OutboxStorage,
  select: (records: readonly OutboxRecord[]) => readonly OutboxRecord[],
): Promise<readonly OutboxRecord[]> {
  let removed: readonly OutboxRecord[] = [];
  await storage.transact(records => {
    removed = select(records);
    return { remove: removed.map(({ id }) => id) };
  });
  return removed;
}
