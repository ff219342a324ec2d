import type { OutboxRecord } from './outbox-record.js';

/** Where the records of one account are kept. Tabs of one account share it. */
export interface OutboxStorage {
  /** Whether records survive the page. */
  readonly isDurable: boolean;
  all(): Promise<readonly OutboxRecord[]>;
  /**
   * Reads a record, changes it and writes it in one transaction; resolves to the result. `null` deletes it. Rejects where the browser
   * cannot write, as when the disk is full.
   */
  update(id: string, change: (record: OutboxRecord | null) => OutboxRecord | null): Promise<OutboxRecord | null>;
}

/** Records in memory: for browsers that deny storage, and for tests. */
export function createMemoryOutboxStorage(): OutboxStorage {
  const records = new Map<string, OutboxRecord>();
  return {
    isDurable: false,
    all: () => Promise.resolve([...records.values()]),
    update(id, change) {
      const next = change(records.get(id) ?? null);
      if (next === null) records.delete(id);
      else records.set(id, next);
      return Promise.resolve(next);
    },
  };
}
