import type { OutboxStorage } from './outbox-storage.js';
import { newId } from '@rookery/api-client';
import { createEmitter } from '../entities/emitter.js';
import { inTurn, type RunOnDatabase } from './outbox-database.data.js';

/** A thing that is being written. `value` may contain files. */
export interface StoredDraft<Value> {
  readonly id: string;
  readonly kind: 'post' | 'event' | 'chat';
  /** Epoch ms. */
  readonly updatedAt: number;
  readonly value: Value;
}

/** The drafts of one account on this device (CMP-02). They outlive the session and are shown to the same account alone. */
export interface DraftStore {
  /** Whether drafts survive the page: false where the browser denies storage. */
  readonly isDurable: boolean;
  /** The drafts of a kind, newest first, without those that are being sent. Rejects when stored drafts could not be read. */
  list<Value>(kind: StoredDraft<unknown>['kind']): Promise<readonly StoredDraft<Value>[]>;
  /** The draft; null for an unknown one, and while it is being sent. Rejects as `list` does. */
  get<Value>(id: string): Promise<StoredDraft<Value> | null>;
  /** Stores a draft, or replaces it. Rejects with `QuotaExceededError` when storage is full; the tab keeps the draft nevertheless. */
  put<Value>(draft: StoredDraft<Value>): Promise<void>;
  delete(id: string): Promise<void>;
  /** Notifies the listener of changes in this and other tabs, and of `isDurable`. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The store of an account, for the code that ends with it. */
export interface OwnedDraftStore extends DraftStore {
  /** Ends the store's own subscription to other tabs. */
  stop(): void;
}

interface DraftStoreOptions {
  readonly run: RunOnDatabase;
  /** The account: `<acct>@<host>`. */
  readonly scope: string;
  /** Names the drafts that are being sent. */
  readonly outbox: Pick<OutboxStorage, 'all'>;
  /** Other tabs of the account. */
  readonly channel: { post(): void; subscribe(listener: () => void): () => void };
  /** Asks the browser to keep the data when the disk fills up. Called at the first draft. */
  readonly persist: () => void;
}

export function createDraftStore({ run, scope, outbox, channel, persist }: DraftStoreOptions): OwnedDraftStore {
  const changes = createEmitter<{ changed: null }>();
  // Drafts that the database did not take.
  const volatile = new Map<string, StoredDraft<unknown>>();
  let isDurable = true;
  let isPersisted = false;

  // Files are rows of their own, so that a key press stores the words alone.
  const fileScope = `${scope} files`;
  const fileIds = new WeakMap<Blob, string>();
  const fileId = (file: Blob): string => {
    const id = fileIds.get(file) ?? newId();
    fileIds.set(file, id);
    return id;
  };
  /** The files of each draft that the database has. */
  const storedFiles = new Map<string, ReadonlySet<string>>();
  // Another tab may have deleted a draft with its files.
  const stop = channel.subscribe(() => storedFiles.clear());

  const announce = () => {
    changes.emit('changed', null);
    channel.post();
  };

  async function stored(): Promise<readonly StoredDraft<unknown>[]> {
    try {
      const [rows, fileRows] = await run(database =>
        Promise.all([database.getAllFromIndex('drafts', 'scope', scope), database.getAllFromIndex('drafts', 'scope', fileScope)]),
      );
      return rows.flatMap(({ value }) => (isDraft(value) ? [withFiles(value, fileRows)] : []));
    } catch (error) {
      // A tab that keeps drafts in memory shows those.
      if (!isDenied(error) && volatile.size === 0) throw error;
      const wasDurable = isDurable;
      isDurable = false;
      if (wasDurable) changes.emit('changed', null);
      return [];
    }
  }

  function withFiles(draft: StoredDraft<unknown>, rows: readonly { id: string; value: unknown }[]): StoredDraft<unknown> {
    const files = new Map<string, Blob>();
    for (const { id, value } of rows) {
      if (!id.startsWith(`${draft.id} `) || !(value instanceof Blob)) continue;
      files.set(id.slice(draft.id.length + 1), value);
    }
    for (const [id, file] of files) fileIds.set(file, id);
    storedFiles.set(draft.id, new Set(files.keys()));
    return { ...draft, value: attachFiles(draft.value, files) };
  }

  async function write(draft: StoredDraft<unknown>): Promise<void> {
    const { value, files } = detachFiles(draft.value, fileId);
    const known = storedFiles.get(draft.id) ?? new Set();
    const rowId = (id: string) => `${draft.id} ${id}`;
    await run(async database => {
      const { store, done } = database.transaction('drafts', 'readwrite');
      await inTurn(done, [
        () => store.put({ scope, id: draft.id, value: { ...draft, value } }),
        ...[...files]
          .filter(([id]) => !known.has(id))
          .map(
            ([id, file]) =>
              () =>
                store.put({ scope: fileScope, id: rowId(id), value: file }),
          ),
        ...[...known].filter(id => !files.has(id)).map(id => () => store.delete([fileScope, rowId(id)])),
      ]);
    });
    storedFiles.set(draft.id, new Set(files.keys()));
  }

  async function all(): Promise<readonly StoredDraft<unknown>[]> {
    const drafts = new Map((await stored()).map(draft => [draft.id, draft]));
    for (const [id, draft] of volatile) drafts.set(id, draft);
    return [...drafts.values()];
  }

  /** Those that are not being sent. */
  async function shown(): Promise<readonly StoredDraft<unknown>[]> {
    const [drafts, records] = await Promise.all([all(), outbox.all()]);
    return drafts.filter(({ id }) => records.every(({ draftId }) => draftId !== id));
  }

  return {
    get isDurable() {
      return isDurable;
    },
    async list<Value>(kind: StoredDraft<unknown>['kind']) {
      return (await shown())
        .filter((draft): draft is StoredDraft<Value> => draft.kind === kind)
        .toSorted((one, other) => (other.updatedAt || 0) - (one.updatedAt || 0));
    },
    async get<Value>(id: string) {
      // Only `put` writes under the id, with the type that the caller names again.
      return ((await shown()).find(draft => draft.id === id) as StoredDraft<Value> | undefined) ?? null;
    },
    async put(draft) {
      if (!isPersisted) {
        isPersisted = true;
        persist();
      }
      try {
        await write(draft);
        volatile.delete(draft.id);
      } catch (error) {
        isDurable = false;
        volatile.set(draft.id, draft);
        // Where storage is denied, the tab's memory is all there is.
        if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error;
      } finally {
        announce();
      }
    },
    async delete(id) {
      volatile.delete(id);
      await run(async database => {
        const { store, done } = database.transaction('drafts', 'readwrite');
        const files = IDBKeyRange.bound([fileScope, `${id} `], [fileScope, `${id} \uffff`]);
        await Promise.all([store.delete([scope, id]), store.delete(files), done]);
      }).catch(() => undefined);
      // After the transaction: a read that began before it may have found the files.
      storedFiles.delete(id);
      announce();
    },
    subscribe(listener) {
      const unsubscribes = [changes.on('changed', listener), channel.subscribe(listener)];
      return () => unsubscribes.forEach(unsubscribe => unsubscribe());
    },
    stop,
  };
}

/** Whether a row is a draft. `value` may be of another version, or damaged: what reads it repairs it. */
function isDraft(row: unknown): row is StoredDraft<unknown> {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' && 'kind' in row;
}

/** Whether the browser has no storage for the page, where a read that failed may succeed later. */
function isDenied(error: unknown): boolean {
  return !(error instanceof DOMException) || ['SecurityError', 'InvalidStateError', 'NotAllowedError'].includes(error.name);
}

/** Stands for a file in a stored draft. */
const FILE = 'stored file';

/**
 * Takes the files out of a draft: they are stored once, and the words with each change.
 * @param idOf The id of a file; the same for the same file.
 */
export function detachFiles(
  value: unknown,
  idOf: (file: Blob) => string,
): { readonly value: unknown; readonly files: ReadonlyMap<string, Blob> } {
  const files = new Map<string, Blob>();
  const detached = mapFields(value, item => {
    if (!(item instanceof Blob)) return undefined;
    const id = idOf(item);
    files.set(id, item);
    return { [FILE]: id };
  });
  return { value: detached, files };
}

/** Puts the files of a draft back in their places. A file that is gone leaves null. */
export function attachFiles(value: unknown, files: ReadonlyMap<string, Blob>): unknown {
  return mapFields(value, item => {
    const id = typeof item === 'object' && item !== null && FILE in item ? item[FILE] : undefined;
    return typeof id === 'string' ? (files.get(id) ?? null) : undefined;
  });
}

/** A copy of plain data. `replace` returns undefined for what is to be copied. */
function mapFields(value: unknown, replace: (value: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map(item => mapFields(item, replace));
  // Drafts of earlier versions have their files inside.
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapFields(item, replace)]));
}
