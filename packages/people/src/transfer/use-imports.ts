import { newId } from '@rookery/api-client';
import { jobOf, useClient, useOnline, useOutbox, useOutboxRecords } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { IMPORT, isImport, type ImportPayload, type ImportRecord } from './import-record.js';
import { registerImports } from './import-sending.data.js';
import { canBeTried, importView, type ImportView } from './import-view.js';
import type { ReadFile } from './read-transfer.js';
import type { ImportMode, TransferKind } from './transfer-kinds.js';

interface ShownImport {
  readonly record: ImportRecord;
  readonly view: ImportView;
}

/** The imports of the account, the newest first: those that the outbox works, and the reports of those that are over. */
export function useImports() {
  const client = useClient();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const isOnline = useOnline();
  const records = useOutboxRecords(IMPORT);
  useEffect(() => registerImports(client, queryClient), [client, queryClient]);
  const now = useSeconds(records.some(({ state }) => state === 'waiting' || state === 'unknown'));
  const imports = useMemo(() => {
    const own = records.filter(isImport);
    const first = own.find(({ state }) => state !== 'done' && state !== 'failed');
    return own
      .map((record): ShownImport => ({ record, view: importView(record, { now, isOnline, isFirst: record === first }) }))
      .toReversed();
  }, [records, isOnline, now]);

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
