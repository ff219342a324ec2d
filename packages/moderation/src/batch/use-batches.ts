import { newId } from '@rookery/api-client';
import { jobOf, useClient, useJobs, useOutbox } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useModeration } from '../context/use-moderation.js';
import { BATCH, type BatchLine, type BatchPayload, type BatchRecord, type BatchTask, isBatch } from './batch-record.js';
import { registerBatches } from './batch-sending.data.js';

/** The actions on many items at once, the newest first: those that the outbox works, and the reports of those that are over. */
export function useBatches() {
  const { api } = useModeration();
  const client = useClient();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  useEffect(() => registerBatches(client, queryClient), [client, queryClient]);
  const batches = useJobs<BatchLine, BatchPayload>(BATCH, isBatch);
  const add = (task: BatchTask, lines: readonly BatchLine[]) =>
    outbox.add({ id: newId(), kind: BATCH, subject: BATCH, payload: { api, task, job: jobOf(lines) } });
  return {
    batches,
    /** Rejects where the browser cannot store it, and then nothing is done. */
    start: add,
    end: (id: string) => outbox.end(id),
    goOn: (id: string) => outbox.retry(id),
    dismiss: (id: string) => outbox.discard(id),
    /** The failed items in a batch of their own, in the place of the report. */
    async tryFailed({ id, payload: { task, job } }: BatchRecord) {
      await add(
        task,
        job.failures.map(({ line }) => line),
      );
      await outbox.discard(id);
    },
  };
}
