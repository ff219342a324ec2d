import { useClient, type DraftStore } from '@rookery/api-client/query';
import { createStore, type Store } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { composerQuery } from './composer.data.js';
import { createAutosave, type Autosave, type SaveState } from './draft-autosave.js';
import { isEmptyDraft, type Draft } from './draft.js';
import type { DraftStart } from './draft-starts.js';

export const newId = (): string => crypto.randomUUID();

/** A draft that is being written. */
export interface ComposerState {
  readonly draft: Store<Draft>;
  readonly saveState: Store<SaveState>;
  /** Stores the latest change now. */
  flush(): Promise<void>;
  /** Ends storing: the draft was handed over. */
  stop(): Promise<void>;
}

/** Loads a draft, and stores it as it is typed until the component unmounts (CMP-02). */
export function useComposer(draftId: string, start: DraftStart, drafts: DraftStore) {
  const client = useClient();
  const query = useQuery(composerQuery({ client, drafts, now: Date.now, newId }, draftId, start));
  const loaded = query.data;
  const autosave = useRef<Autosave | null>(null);
  const composer = useMemo<ComposerState | null>(
    () =>
      loaded === undefined
        ? null
        : {
            draft: createStore(loaded.draft),
            saveState: createStore<SaveState>('saved'),
            flush: async () => autosave.current?.flush(),
            stop: async () => autosave.current?.stop(),
          },
    [loaded],
  );

  useEffect(() => {
    if (composer === null || loaded === undefined) return undefined;
    const storage = {
      put: (draft: Draft) => drafts.put({ id: draft.id, kind: 'post', updatedAt: draft.updatedAt, value: draft }),
      delete: (id: string) => drafts.delete(id),
    };
    const current = createAutosave(composer.draft, storage, composer.saveState, Date.now, loaded.isStored, isEmptyDraft);
    autosave.current = current;
    const flush = () => void current.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      void current.flush().then(() => current.stop());
    };
  }, [composer, loaded, drafts]);

  return { composer, error: query.error, retry: () => void query.refetch() };
}
