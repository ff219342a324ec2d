import { useClient, useOwnAccount } from '@rookery/store';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { runExport, type ExportState } from './export-run.js';
import { exportClock } from './use-export.js';
import { removalsOf, type PresentEntry } from './overwrite.js';
import { presentOf } from './present.data.js';
import type { TransferKind, TransferLine } from './transfer-kinds.js';

/** The entries that an import which replaces would remove. `loading`: `count` of the account's entries are known. */
export type Removals =
  | { readonly kind: 'loading'; readonly count: number }
  | { readonly kind: 'failed'; readonly text: string | null; goOn(): void }
  | { readonly kind: 'known'; readonly lines: readonly TransferLine[] };

/**
 * Loads what the account has, and compares it with a file. Leaving the page cancels it.
 *
 * @param wanted Null: nothing is to be removed.
 */
export function useRemovals(wanted: { kind: TransferKind; lines: readonly TransferLine[] } | null): Removals | null {
  const client = useClient();
  const ownId = useOwnAccount().data?.id;
  const kind = wanted?.kind ?? null;
  const lines = wanted?.lines;
  const [loaded, setLoaded] = useState<{ kind: TransferKind; state: ExportState<PresentEntry> } | null>(null);
  const show = useCallback((of: TransferKind) => (state: ExportState<PresentEntry>) => setLoaded({ kind: of, state }), []);
  useEffect(() => {
    if (kind === null || ownId === undefined) return;
    const controller = new AbortController();
    runExport(presentOf(client, ownId, kind), exportClock, show(kind), controller.signal);
    return () => {
      controller.abort();
      // Another choice of the same kind loads it again: the account may have changed.
      setLoaded(null);
    };
  }, [client, ownId, kind, show]);
  return useMemo(() => {
    if (kind === null || lines === undefined) return null;
    const state = loaded?.kind === kind ? loaded.state : null;
    if (state === null || state.kind === 'running' || state.kind === 'waiting')
      return { kind: 'loading', count: state?.parts.length ?? 0 };
    if (state.kind === 'failed') return { kind: 'failed', text: state.text, goOn: state.goOn };
    return { kind: 'known', lines: removalsOf(kind, lines, state.parts) };
  }, [kind, lines, loaded]);
}
