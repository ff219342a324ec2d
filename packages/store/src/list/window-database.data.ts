import type { DBSchema } from 'idb';
import { openBrowserDatabase, deleteBrowserDatabase } from '@rookery/api-client';
import type { ListWindow } from './list.data.js';

/** Windows of lists, and pages, in the database, over all accounts. The oldest are evicted. */
const MAX_COUNT = { windows: 12, pages: 60 };
type Table = keyof typeof MAX_COUNT;
const TABLES = ['windows', 'pages'] as const satisfies readonly Table[];

/** The name predates lists of other entities. Another name would leave the posts of signed-out accounts in the old database. */
const DATABASE = 'rookery-timelines';
/** Increases when the shape of the state or of an entity changes. What earlier versions stored is dropped. */
const VERSION = 3;

/** Something that an account has stored. */
export interface Stored {
  /** Its key. */
  name: string;
  /** The account whose it is. */
  scope: string;
  /** Epoch ms. */
  savedAt: number;
}

export interface StoredWindow<Item> extends ListWindow<Item>, Stored {}

interface WindowSchema<Value extends Stored> extends DBSchema {
  windows: { key: string; value: Value; indexes: { savedAt: number } };
  pages: { key: string; value: Value; indexes: { savedAt: number } };
}

/** Windows, or pages, in IndexedDB. Each method rejects when the browser does. */
export interface WindowDatabase<Value extends Stored> {
  get(name: string): Promise<Value | undefined>;
  /** Stores one and evicts the oldest above `MAX_COUNT`. */
  put(stored: Value): Promise<void>;
  /** Deletes all windows and pages of one account. */
  clear(scope: string): Promise<void>;
}

/**
 * Opens the database; null where the browser denies it. `onClose` is called when the connection ends, as when the database is deleted or
 * another tab upgrades it.
 */
export async function openWindowDatabase<Value extends Stored>(
  onClose: () => void,
  table: Table = 'windows',
): Promise<WindowDatabase<Value> | null> {
  try {
    const database = await openBrowserDatabase<WindowSchema<Value>>(DATABASE, VERSION, {
      upgrade(upgraded) {
        for (const name of upgraded.objectStoreNames) upgraded.deleteObjectStore(name);
        for (const name of TABLES) upgraded.createObjectStore(name, { keyPath: 'name' }).createIndex('savedAt', 'savedAt');
      },
      onEnd: onClose,
    });
    return {
      get: name => database.get(table, name),
      async put(stored) {
        const { store, done } = database.transaction(table, 'readwrite');
        const write = async (): Promise<void> => {
          await store.put(stored);
          const surplus = (await store.count()) - MAX_COUNT[table];
          const oldest = surplus > 0 ? await store.index('savedAt').getAllKeys(null, surplus) : [];
          await Promise.all(oldest.map(name => store.delete(name)));
        };
        await Promise.all([write(), done]);
      },
      async clear(scope) {
        const transaction = database.transaction(TABLES, 'readwrite');
        const remove = async (name: Table): Promise<void> => {
          const store = transaction.objectStore(name);
          for (let cursor = await store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
            if (cursor.value.scope === scope) await cursor.delete();
          }
        };
        await Promise.all([...TABLES.map(remove), transaction.done]);
      },
    };
  } catch {
    return null;
  }
}

/** Deletes the windows and pages of every account, as when the last one signs out. */
export const deleteStoredWindows = (): Promise<void> => deleteBrowserDatabase(DATABASE);
