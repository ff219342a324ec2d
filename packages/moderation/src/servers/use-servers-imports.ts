import { newId } from '@rookery/api-client';
import { jobOf, useClient, useOnline, useOutbox, useOutboxRecords } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BlockLine, BlocksFile } from './block-file.js';
import { importPhase, isServersImport, SERVERS_IMPORT } from './import-record.js';
import { registerServersImports } from './import-sending.data.js';
import { blocksTable } from './servers.data.js';

/** The imports of limited servers, the newest first: those that the outbox works, and those that are over. */
export function useServersImports() {
  const client = useClient();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const isOnline = useOnline();
  const records = useOutboxRecords(SERVERS_IMPORT).filter(isServersImport);
  useEffect(() => registerServersImports(client, queryClient), [client, queryClient]);
  const done = records.reduce((sum, { payload: { job } }) => sum + job.total - job.left.length, 0);
  useEffect(() => {
    // The list shows what the outbox has limited.
    if (done > 0) void queryClient.invalidateQueries({ queryKey: blocksTable.list.queryKey });
  }, [done, queryClient]);
  return {
    imports: records.map(record => ({ record, phase: importPhase(record, isOnline) })).toReversed(),
    /** Rejects where the browser cannot store it. */
    start: (fileName: string, added: readonly BlockLine[], { failures }: BlocksFile) =>
      outbox.add({
        id: newId(),
        kind: SERVERS_IMPORT,
        subject: SERVERS_IMPORT,
        payload: { fileName, job: jobOf(added, failures) },
      }),
    end: (id: string) => outbox.end(id),
    goOn: (id: string) => outbox.retry(id),
    dismiss: (id: string) => outbox.discard(id),
  };
}
