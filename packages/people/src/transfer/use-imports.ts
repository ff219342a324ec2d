import { newId } from '@rookery/api-client';
import { jobOf, useClient, useJobs, useOutbox } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { IMPORT, isImport, type ImportPayload, type ImportRecord } from './import-record.js';
import { registerImports } from './import-sending.data.js';
import { canBeTried, inFileOrder } from './import-view.js';
import type { ReadFile } from './read-transfer.js';
import type { ImportMode, TransferKind, TransferLine } from './transfer-kinds.js';

/** The imports of the account, the newest first: those that the outbox works, and the reports of those that are over. */
export function useImports() {
  const client = useClient();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  useEffect(() => registerImports(client, queryClient), [client, queryClient]);
  const jobs = useJobs<TransferLine, ImportPayload>(IMPORT, isImport);
  const imports = useMemo(() => jobs.map(({ record, view }) => ({ record, view: inFileOrder(view) })), [jobs]);

  const add = (payload: ImportPayload) => outbox.add({ id: newId(), kind: IMPORT, subject: IMPORT, payload });

  return {
    imports,
    /** Rejects where the browser cannot store it. */
    start: (kind: TransferKind, fileName: string, mode: ImportMode, { lines, failures }: ReadFile) =>
      add({ kind, fileName, mode, job: jobOf(lines, failures) }),
    end: (id: string) => outbox.end(id),
    goOn: (id: string) => outbox.retry(id),
    dismiss: (id: string) => outbox.discard(id),
    /** An import of the failed lines takes the place of the report. */
    async tryFailed({ id, payload }: ImportRecord) {
      const again = payload.job.failures.filter(canBeTried).map(({ line }) => line);
      const rest = payload.job.failures.filter(failure => !canBeTried(failure));
      await add({ ...payload, job: jobOf(again, rest) });
      await outbox.discard(id);
    },
  };
}
