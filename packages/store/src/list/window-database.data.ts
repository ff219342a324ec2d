import type { DBSchema } from 'idb';
import { openBrowserDatabase, deleteBrowserDatabase } from '@rookery/api-client';
import type { ListWindow } from './list.data.js';

/** Windows in the database, over all accounts. The oldest are evicted. */
const WINDOW_MAX_COUNT = 12;

/** The name predates lists of other entities. Another name would leave the posts of signed-out accounts in the old database. */
const DATABASE = 'rookery-timelines';
const STORE = 'windows';
/** Increases when the shape of the state or of an entity changes. Windows of earlier versions are dropped. */
const VERSION = 2;

export interface StoredWindow<Item> extends ListWindow<Item> {
  /** The key of the window. */
  name: string;
  /** The account whose window this is. */
  scope: string;
  /** Epoch ms. */
  savedAt: number;
}

interface WindowSchema<Item> extends DBSchema {
  windows: { key: string; value: StoredWindow<Item>; indexes: { savedAt: number } };
}

/** Stored windows in IndexedDB. Each method rejects when the browser does. */
export interface WindowDatabase<Item> {
  get(name: string): Promise<StoredWindow<Item> | undefined>;
  /** Stores one window and evicts the oldest above `WINDOW_MAX_COUNT`. */
  put(stored: StoredWindow<Item>): Promise<void>;
  /** Deletes the windows of one account. */
  clear(scope: string): Promise<void>;
}

/**
 * Opens the database; null where the browser denies it. `onClose` is called when the connection ends, as when the database is deleted or
 * another tab upgrades it.
 */
export async function openWindowDatabase<Item>(onClose: () => void): Promise<WindowDatabase<Item> | null> {
  try {
    const database = await openBrowserDatabase<WindowSchema<Item>>(DATABASE, VERSION, {
      upgrade(upgraded) {
        for (const name of upgraded.objectStoreNames) upgraded.deleteObjectStore(name);
        upgraded.createObjectStore(STORE, { keyPath: 'name' }).createIndex('savedAt', 'savedAt');
      },
      onEnd: onClose,
    });
    return {
      get: name => database.get(STORE, name),
      async put(stored) {
        const { store, done } = database.transaction(STORE, 'readwrite');
        const write = async (): Promise<void> => {
          await store.put(stored);
          const surplus = (await store.count()) - WINDOW_MAX_COUNT;
          const oldest = surplus > 0 ? await store.index('savedAt').getAllKeys(null, surplus) : [];
          await Promise.all(oldest.map(name => store.delete(name)));
        };
        await Promise.all([write(), done]);
      },
      async clear(scope) {
        const { store, done } = database.transaction(STORE, 'readwrite');
        const remove = async (): Promise<void> => {
          for (let cursor = await store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
            if (cursor.value.scope === scope) await cursor.delete();
          }
        };
        await Promise.all([remove(), done]);
      },
    };
  } catch {
    return null;
  }
}

/** Deletes the windows of every account, as when the last one signs out. */
export const deleteStoredWindows = (): Promise<void> => deleteBrowserDatabase(DATABASE);
