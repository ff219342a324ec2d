import { newId } from '@rookery/api-client';
import { jobOf, useClient, useJobs, useOutbox } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BlockLine, BlocksFile } from './block-file.js';
import { isServersImport, SERVERS_IMPORT, type ServersImportPayload } from './import-record.js';
import { registerServersImports } from './import-sending.data.js';
import { blocksTable } from './servers.data.js';

/** The imports of limited servers, the newest first: those that the outbox works, and those that are over. */
export function useServersImports() {
  const client = useClient();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  useEffect(() => registerServersImports(client, queryClient), [client, queryClient]);
  const imports = useJobs<BlockLine, ServersImportPayload>(SERVERS_IMPORT, isServersImport);
  const done = imports.reduce((sum, { view }) => sum + view.total - view.left, 0);
  useEffect(() => {
    // The list shows what the outbox has limited.
    if (done > 0) void queryClient.invalidateQueries({ queryKey: blocksTable.list.queryKey });
  }, [done, queryClient]);
  return {
    imports,
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
