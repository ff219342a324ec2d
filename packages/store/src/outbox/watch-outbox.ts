import type { OutboxRecord } from './outbox-record.js';
import type { Outbox } from './outbox.js';

export interface OutboxListeners {
  /** A record that was not there when the watch began. */
  onAdded(record: OutboxRecord): void;
  onSent(record: OutboxRecord, result: unknown): void;
  /** A record has failed, in this visit or an earlier one; once until it is tried again. */
  onFailed(record: OutboxRecord): void;
}

/** Notifies listeners of what happens to the records of an outbox. Returns an unsubscribe function. */
export function watchOutbox(outbox: Outbox, { onAdded, onSent, onFailed }: OutboxListeners): () => void {
  const startedAt = Date.now();
  const known = new Set(outbox.getRecords().map(({ id }) => id));
  const failed = new Set<string>();
  const look = (): void => {
    for (const record of outbox.getRecords()) {
      // Records of an earlier visit are read after the watch has begun.
      if (!known.has(record.id) && record.createdAt >= startedAt) onAdded(record);
      known.add(record.id);
      const hasFailed = record.state === 'failed';
      if (hasFailed && !failed.has(record.id)) onFailed(record);
      if (hasFailed) failed.add(record.id);
      else failed.delete(record.id);
    }
  };
  const unsubscribes = [outbox.subscribe(look), outbox.onSent(onSent)];
  look();
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}
