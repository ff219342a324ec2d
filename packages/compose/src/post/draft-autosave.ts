import { throttle, type Store } from '@rookery/ui';

/** Longest time from a change to its storing, in ms (CMP-02). */
export const AUTOSAVE_MS = 300;

/** `failed`: the storage is denied or full, and the draft is in this page alone. */
export type SaveState = 'saved' | 'saving' | 'failed';

/** The fields of every kind of draft. `editedId`: the post it edits; null for a new one. */
export interface AnyDraft {
  readonly id: string;
  readonly editedId: string | null;
  readonly updatedAt: number;
}

interface DraftStorage<Draft> {
  put(draft: Draft): Promise<void>;
  delete(draftId: string): Promise<void>;
}

export interface Autosave {
  /** Stores the latest change now. */
  flush(): Promise<void>;
  /** Stores changes no more, and waits for the one in flight. */
  stop(): Promise<void>;
}

/**
 * Stores a draft as it is typed, one write at a time. An empty draft is not kept. A write that fails is tried again with the next change.
 *
 * @param isStored Whether the draft is in the storage already. A new draft with content, as a redraft, is stored at once.
 */
export function createAutosave<Draft extends AnyDraft>(
  draft: Store<Draft>,
  storage: DraftStorage<Draft>,
  state: Store<SaveState>,
  now: () => number,
  isStored: boolean,
  isEmpty: (draft: Draft) => boolean,
): Autosave {
  const first = draft.get();
  let handled = isStored || first.editedId !== null ? first : null;
  let isInStorage = isStored;
  const work: { inFlight: Promise<void> | null; isStopped: boolean } = { inFlight: null, isStopped: false };

  async function write(): Promise<SaveState> {
    while (!work.isStopped && draft.get() !== handled) {
      const latest = draft.get();
      const isKept = latest.editedId !== null || !isEmpty(latest);
      try {
        if (isKept) await storage.put({ ...latest, updatedAt: now() });
        else if (isInStorage) await storage.delete(latest.id);
      } catch {
        return 'failed';
      }
      isInStorage = isKept;
      handled = latest;
    }
    return 'saved';
  }

  async function run(): Promise<void> {
    // A change that came after the last look of the write in flight needs another one.
    while (work.inFlight !== null) await work.inFlight;
    work.inFlight = write().then(result => {
      work.inFlight = null;
      state.set(() => result);
    });
    await work.inFlight;
  }
  const soon = throttle(() => void run(), AUTOSAVE_MS);
  const unsubscribe = draft.subscribe(() => {
    state.set(before => (before === 'failed' ? before : 'saving'));
    soon();
  });
  void run();

  return {
    async flush() {
      soon.cancel();
      await run();
    },
    async stop() {
      unsubscribe();
      soon.cancel();
      work.isStopped = true;
      await work.inFlight;
    },
  };
}
