import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Job } from './job.js';
import { jobView, type JobView } from './job-view.js';
import type { OutboxRecord } from './outbox-record.js';
import { useOnline, useOutboxRecords } from './use-outbox.js';

/** A job with its state as a screen shows it. */
export interface ShownJob<Line, Payload extends { readonly job: Job<Line> }> {
  readonly record: OutboxRecord<Payload>;
  readonly view: JobView<Line>;
}

/**
 * The jobs of the account (`partsKind`), the newest first: those that the outbox works, and the reports of those that are over.
 *
 * @param kind The kind of their records.
 * @param isJob Whether a record of it is one. Stable.
 */
export function useJobs<Line, Payload extends { readonly job: Job<Line> }>(
  kind: string,
  isJob: (record: OutboxRecord) => record is OutboxRecord<Payload>,
): readonly ShownJob<Line, Payload>[] {
  const records = useOutboxRecords(kind);
  const isOnline = useOnline();
  const now = useSeconds(records.some(({ state }) => state === 'waiting' || state === 'unknown'));
  return useMemo(() => {
    const own = records.filter(isJob);
    const first = own.find(({ state }) => state !== 'done' && state !== 'failed');
    return own
      .map(record => ({ record, view: jobView<Line>(record, { now, isOnline, isFirst: record === first }) }))
      .toReversed();
  }, [records, isJob, isOnline, now]);
}

/** The time in whole seconds (epoch ms), kept up to date while `isActive`. */
function useSeconds(isActive: boolean): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!isActive) return () => undefined;
      const timer = setInterval(onChange, 1_000);
      return () => clearInterval(timer);
    },
    [isActive],
  );
  return useSyncExternalStore(subscribe, seconds, seconds);
}

const seconds = (): number => Math.floor(Date.now() / 1_000) * 1_000;
