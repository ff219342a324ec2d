import type { DraftStore, StoredDraft } from '@rookery/store';
import { createStore, type Store } from '@rookery/ui';
import { useEffect, useMemo, useRef } from 'react';
import { createAutosave, type AnyDraft, type Autosave, type SaveState } from './draft-autosave.js';

/** A draft that is being written. */
export interface WritingState<Draft> {
  readonly draft: Store<Draft>;
  readonly saveState: Store<SaveState>;
  /** Stores the latest change now. */
  flush(): Promise<void>;
  /** Stores the draft, also when nothing has changed. Rejects when storage is full. */
  keep(): Promise<void>;
  /** Ends storing: the draft was handed over or discarded. */
  stop(): Promise<void>;
}

interface StoredDraftOptions<Draft> {
  /** Undefined while it loads. Another object is another draft. */
  readonly loaded: { readonly draft: Draft; readonly isStored: boolean } | undefined;
  readonly kind: StoredDraft<Draft>['kind'];
  /** Stable. */
  readonly isEmpty: (draft: Draft) => boolean;
  readonly drafts: DraftStore;
  /** Keeps what the database may not take before the page is gone; absent: nothing. Stable. */
  readonly lastWords?: LastWords<Draft>;
}

/** A copy of the latest change, written at once. */
export interface LastWords<Draft> {
  /** Called when the page is hidden or closes. */
  keep(draft: Draft): void;
  /** Called when the database has the change after all. */
  forget(draft: Draft): void;
}

/** Stores a draft as it is typed until the component unmounts (CMP-02). Null while it loads. */
export function useStoredDraft<Draft extends AnyDraft>({
  loaded,
  kind,
  isEmpty,
  drafts,
  lastWords,
}: StoredDraftOptions<Draft>): WritingState<Draft> | null {
  const autosave = useRef<Autosave | null>(null);
  const writing = useMemo<WritingState<Draft> | null>(() => {
    if (loaded === undefined) return null;
    const draft = createStore(loaded.draft);
    return {
      draft,
      saveState: createStore<SaveState>('saved'),
      flush: async () => autosave.current?.flush(),
      async keep() {
        const updatedAt = Date.now();
        await drafts.put({ id: draft.get().id, kind, updatedAt, value: { ...draft.get(), updatedAt } });
      },
      stop: async () => autosave.current?.stop(),
    };
  }, [loaded, kind, drafts]);

  useEffect(() => {
    if (writing === null || loaded === undefined) return undefined;
    const storage = {
      put: (draft: Draft) => drafts.put({ id: draft.id, kind, updatedAt: draft.updatedAt, value: draft }),
      delete: (id: string) => drafts.delete(id),
    };
    const current = createAutosave(writing.draft, storage, writing.saveState, Date.now, loaded.isStored, isEmpty);
    autosave.current = current;
    const flush = () => {
      lastWords?.keep(writing.draft.get());
      void current.flush().then(() => {
        if (writing.saveState.get() === 'saved') lastWords?.forget(writing.draft.get());
      });
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      void current.flush().then(() => current.stop());
    };
  }, [writing, loaded, kind, isEmpty, drafts, lastWords]);

  return writing;
}
