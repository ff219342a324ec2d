import { useClient, useDraftStore } from '@rookery/api-client/query';
import { createStore, type Store } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef } from 'react';
import { createAutosave, type Autosave, type SaveState } from '../../compose/draft-autosave.js';
import { eventDraftQuery } from './event-draft.data.js';
import { isEmptyEventDraft, type EventDraft } from './event-draft.js';

export const newId = (): string => crypto.randomUUID();

/** An event that is being written. */
export interface EventEditorState {
  readonly draft: Store<EventDraft>;
  readonly saveState: Store<SaveState>;
  /** Stores the latest change now. */
  flush(): Promise<void>;
  /** Ends storing: the draft was handed over or discarded. */
  stop(): Promise<void>;
}

/** Loads the draft of an event, and stores it as it is typed until the component unmounts. */
export function useEventDraft(editedId: string | null) {
  const client = useClient();
  const drafts = useDraftStore();
  const editorId = useId();
  const query = useQuery(eventDraftQuery({ client, drafts, now: Date.now, newId }, editedId, editorId));
  const loaded = query.data;
  const autosave = useRef<Autosave | null>(null);
  const editor = useMemo<EventEditorState | null>(
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
    if (editor === null || loaded === undefined) return undefined;
    const storage = {
      put: (draft: EventDraft) => drafts.put({ id: draft.id, kind: 'event', updatedAt: draft.updatedAt, value: draft }),
      delete: (id: string) => drafts.delete(id),
    };
    const current = createAutosave(editor.draft, storage, editor.saveState, Date.now, loaded.isStored, isEmptyEventDraft);
    autosave.current = current;
    const flush = () => void current.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      void current.flush().then(() => current.stop());
    };
  }, [editor, loaded, drafts]);

  return { editor, drafts, error: query.error, retry: () => void query.refetch() };
}
