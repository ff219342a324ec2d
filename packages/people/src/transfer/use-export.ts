import { useObjectUrl } from '@rookery/ui/files';
import { useEffect, useRef, useState } from 'react';
import type { ExportRowState } from './export-row.js';
import { runExport, type ExportPage, type ExportState } from './export-run.js';

export interface ExportSource<Part> {
  readonly load: NonNullable<ExportPage<Part>['next']>;
  /** The number of entries, where it is known; null otherwise. */
  readonly total: number | null;
  countOf(parts: readonly Part[]): number;
  /** The parts of the file. */
  fileOf(parts: readonly Part[]): readonly BlobPart[];
}

export const exportClock = {
  now: () => Date.now(),
  pause: (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('Cancelled', 'AbortError'));
      });
    }),
};

/** The state of one export and what can be done with it. Leaving the page cancels it. */
export function useExport<Part>(source: ExportSource<Part>) {
  const [state, setState] = useState<ExportState<Part> | null>(null);
  const [file, setFile] = useState<Blob | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const url = useObjectUrl(file);

  function rowState(): ExportRowState {
    if (state === null) return { kind: 'idle' };
    const count = source.countOf(state.parts);
    switch (state.kind) {
      case 'running':
        return { kind: 'running', count, total: source.total === 0 ? null : source.total };
      case 'waiting':
        return { kind: 'waiting', count, until: state.until };
      case 'failed':
        return { kind: 'failed', count, reason: state.text };
      case 'done':
        return { kind: 'done', count, url: count === 0 ? null : url };
    }
  }

  return {
    state: rowState(),
    onExport() {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const show = (next: ExportState<Part>) => {
        setState(next);
        if (next.kind === 'done') setFile(next.parts.length === 0 ? null : new Blob([...source.fileOf(next.parts)]));
      };
      runExport(source.load, exportClock, show, controller.signal);
    },
    onCancel() {
      running.current?.abort();
      setState(null);
    },
    onGoOn() {
      if (state?.kind === 'failed') state.goOn();
    },
  };
}
