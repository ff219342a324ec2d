/** The notices about an event that the outbox sends. */
import type { OutboxRecord } from '@rookery/store';

const eventKinds: ReadonlySet<string> = new Set(['event', 'event-edit']);

export function isEventRecord(record: OutboxRecord): boolean {
  return eventKinds.has(record.kind);
}

/**
 * A record that waits for the reader. `edit`: the server has refused it, so it has certainly not been created, and its draft can be changed;
 * `retry`: its answers were lost, and only the same record finds out whether it was created.
 */
export function remedyOf(record: OutboxRecord): 'edit' | 'retry' | null {
  if (!isEventRecord(record) || record.state !== 'failed') return null;
  return record.mayBeSent || record.failure?.reason === 'gave-up' ? 'retry' : 'edit';
}
