import type { DraftStore, StoredDraft } from '@rookery/store';
import { createAutosave, type Autosave, type SaveState } from '@rookery/store/drafts';
import { createStore, type Store } from '@rookery/ui';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

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

/** The fields of every kind of draft. `editedId`: the post it edits; null for a new one. */
interface AnyDraft {
  readonly id: string;
  readonly editedId: string | null;
  readonly updatedAt: number;
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
      keep: () => drafts.put(storedNow(draft.get(), kind)),
      stop: async () => autosave.current?.stop(),
    };
  }, [loaded, kind, drafts]);

  useEffect(() => {
    if (writing === null || loaded === undefined) return undefined;
    const { draft, saveState } = writing;
    const current = createAutosave<Draft>({
      draft,
      draftId: draft.get().id,
      toStored: value => (value.editedId === null && isEmpty(value) ? null : storedNow(value, kind)),
      drafts,
      isSaved: loaded.isStored || draft.get().editedId !== null,
      saveState,
    });
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

function storedNow<Draft extends AnyDraft>(draft: Draft, kind: StoredDraft<Draft>['kind']): StoredDraft<Draft> {
  const updatedAt = Date.now();
  return { id: draft.id, kind, updatedAt, value: { ...draft, updatedAt } };
}

/** Whether what is typed outlives the page. The first draft that the database refuses changes it. */
export const useIsDurable = (drafts: DraftStore): boolean =>
  useSyncExternalStore(
    drafts.subscribe,
    () => drafts.isDurable,
    () => true,
  );
