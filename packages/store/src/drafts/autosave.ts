import type { DraftStore, StoredDraft } from '../outbox/drafts.data.js';
import type { Observable } from './observable.js';

/** Longest time from a change to its storing, in ms (CMP-02). */
export const AUTOSAVE_MS = 300;

/** `failed`: the storage is denied or full, and the draft is in this page alone. */
export type SaveState = 'saved' | 'saving' | 'failed';

interface AutosaveOptions<Draft> {
  readonly draft: Pick<Observable<Draft>, 'get' | 'subscribe'>;
  readonly draftId: string;
  /** The draft as it is stored; null: it is empty, and not kept. */
  readonly toStored: (draft: Draft) => StoredDraft<unknown> | null;
  readonly drafts: Pick<DraftStore, 'put' | 'delete'>;
  /** Whether nothing is to be stored before the first change: the draft was read from the storage, or is a post as it was published. */
  readonly isSaved: boolean;
  /** Absent: nobody is told. */
  readonly saveState?: Pick<Observable<SaveState>, 'set'>;
}

export interface Autosave {
  /** Stores the latest change now. */
  flush(): Promise<void>;
  /** Stores changes no more, and waits for the one in flight. */
  stop(): Promise<void>;
}

/** Stores a draft as it is typed, one write at a time. A write that fails is tried again with the next change. */
export function createAutosave<Draft>({
  draft,
  draftId,
  toStored,
  drafts,
  isSaved,
  saveState,
}: AutosaveOptions<Draft>): Autosave {
  let handled = isSaved ? draft.get() : null;
  let isInStorage = isSaved;
  const work: { inFlight: Promise<void> | null; isStopped: boolean } = { inFlight: null, isStopped: false };

  async function write(): Promise<SaveState> {
    const latest = draft.get();
    if (work.isStopped || latest === handled) return 'saved';
    const stored = toStored(latest);
    try {
      if (stored !== null) await drafts.put(stored);
      else if (isInStorage) await drafts.delete(draftId);
    } catch {
      return 'failed';
    }
    isInStorage = stored !== null;
    handled = latest;
    // A change that came meanwhile has a turn of its own: written now, each key would be a transaction of a slow storage.
    return draft.get() === latest ? 'saved' : 'saving';
  }

  async function run(): Promise<void> {
    // A change that came after the last look of the write in flight needs another one.
    while (work.inFlight !== null) await work.inFlight;
    work.inFlight = write().then(result => {
      work.inFlight = null;
      saveState?.set(() => result);
    });
    await work.inFlight;
  }

  // The first change is stored at once, the last of a burst always.
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const pass = (): void => {
    timer = isDue ? setTimeout(pass, AUTOSAVE_MS) : undefined;
    if (isDue) void run();
    isDue = false;
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
  };
  const unsubscribe = draft.subscribe(() => {
    saveState?.set(before => (before === 'failed' ? before : 'saving'));
    isDue = true;
    if (timer === undefined) pass();
  });
  void run();

  return {
    async flush() {
      cancel();
      await run();
    },
    async stop() {
      unsubscribe();
      cancel();
      work.isStopped = true;
      await work.inFlight;
    },
  };
}
