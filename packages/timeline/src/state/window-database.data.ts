import type { TimelineWindow } from './timeline-state.js';

/** How many lists are kept, over all accounts. */
export const WINDOW_MAX_COUNT = 12;

const DATABASE = 'rookery-timelines';
const STORE = 'windows';
/** Goes up when the shape of an entity changes: what was kept before is dropped. */
const VERSION = 2;

export interface StoredWindow extends TimelineWindow {
  /** Names it among all that are kept. */
  name: string;
  scope: string;
  /** Epoch ms. */
  savedAt: number;
}

/** Lists in the browser's database. Each method rejects where the browser does. */
export interface WindowDatabase {
  get(name: string): Promise<StoredWindow | undefined>;
  /** Keeps one; the oldest above `WINDOW_MAX_COUNT` go. */
  put(stored: StoredWindow): Promise<void>;
  clear(scope: string): Promise<void>;
}

/** `onClose` is told when the connection gives way, as when the database is deleted or a newer version opens it. Null where it is denied. */
export async function openWindowDatabase(databases: IDBFactory, onClose: () => void): Promise<WindowDatabase | null> {
  try {
    const opening = databases.open(DATABASE, VERSION);
    opening.addEventListener('upgradeneeded', () => {
      const database = opening.result;
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      database.createObjectStore(STORE, { keyPath: 'name' }).createIndex('savedAt', 'savedAt');
    });
    const database = await answerOf(opening);
    database.addEventListener('versionchange', () => {
      database.close();
      onClose();
    });
    database.addEventListener('close', onClose);
    return windowsIn(database);
  } catch {
    return null;
  }
}

/** Forgets the lists of every account. */
export async function deleteWindowDatabase(databases: IDBFactory): Promise<void> {
  await answerOf(databases.deleteDatabase(DATABASE));
}

function windowsIn(database: IDBDatabase): WindowDatabase {
  const writing = () => {
    const transaction = database.transaction(STORE, 'readwrite');
    return { store: transaction.objectStore(STORE), done: doneWith(transaction) };
  };
  return {
    get: async name => answerOf<StoredWindow | undefined>(database.transaction(STORE).objectStore(STORE).get(name)),
    async put(stored) {
      const { store, done } = writing();
      const written = async (): Promise<void> => {
        await answerOf(store.put(stored));
        const surplus = (await answerOf(store.count())) - WINDOW_MAX_COUNT;
        if (surplus <= 0) return;
        const oldest = await answerOf(store.index('savedAt').getAllKeys(null, surplus));
        // An index answers the keys of its records.
        for (const name of oldest) store.delete(name);
      };
      await Promise.all([written(), done]);
    },
    async clear(scope) {
      const { store, done } = writing();
      const walking = store.openCursor();
      walking.addEventListener('success', () => {
        const cursor = walking.result;
        if (cursor === null) return;
        if ((cursor.value as StoredWindow).scope === scope) cursor.delete();
        cursor.continue();
      });
      await done;
    },
  };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no answer.')));
  });
}

function doneWith(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The database took it back.')));
  });
}
