import type { DBSchema, IDBPDatabase } from 'idb';
import { listsBrowserDatabases, openBrowserDatabase } from '@rookery/api-client';
import { SEARCH_DATABASES } from './search-deletion.data.js';
import { sizeOf, type SearchDocument } from './search-document.js';

/** The most that an account stores, in bytes. */
export const MOST_SEARCH_BYTES = 50_000_000;
/** So much is freed at once, so that not every new post frees room for itself. */
const FREED_SHARE = 0.02;
/** Increases when the shape of a document changes: the browser reads again what is shown again. */
const VERSION = 1;
/** Documents that one transaction reads. */
const LOAD_COUNT = 5_000;
const TOTAL = 'total';

interface Stored extends SearchDocument {
  readonly bytes: number;
}

export interface SearchSize {
  readonly count: number;
  readonly bytes: number;
}

interface SearchSchema extends DBSchema {
  documents: { key: string; value: Stored; indexes: { time: number; accountId: string } };
  totals: { key: string; value: SearchSize };
}

/** The documents of one account in the browser. Each method rejects when the browser does. */
export interface SearchDatabase {
  /** Stores documents and evicts the oldest above the limit. Resolves to the ids of those that are gone. */
  put(documents: readonly SearchDocument[]): Promise<string[]>;
  remove(ids: readonly string[]): Promise<void>;
  get(ids: readonly string[]): Promise<SearchDocument[]>;
  /** The ids of all documents of an account: posts, messages and itself. */
  idsOf(accountId: string): Promise<string[]>;
  /** The ids that begin with this, such as `message:`. */
  idsFrom(prefix: string): Promise<string[]>;
  /** Calls back with all documents, some at a time. */
  load(onDocuments: (documents: readonly SearchDocument[]) => unknown): Promise<void>;
  size(): Promise<SearchSize>;
  clear(): Promise<void>;
}

/**
 * Opens the documents of an account. Rejects where the browser denies it, and where it cannot list its databases (Firefox 125): what could not be
 * found when the account signs out is not stored.
 *
 * @param onClose Called when the connection ends, as when the account signs out.
 */
export async function openSearchDatabase(
  scope: string,
  onClose: () => void,
  mostBytes = MOST_SEARCH_BYTES,
): Promise<SearchDatabase> {
  if (!listsBrowserDatabases()) throw new DOMException('The databases cannot be listed.', 'NotSupportedError');
  const database = await openBrowserDatabase<SearchSchema>(SEARCH_DATABASES + scope, VERSION, {
    upgrade(upgraded) {
      for (const name of upgraded.objectStoreNames) upgraded.deleteObjectStore(name);
      const documents = upgraded.createObjectStore('documents', { keyPath: 'id' });
      documents.createIndex('time', 'time');
      documents.createIndex('accountId', 'accountId');
      upgraded.createObjectStore('totals');
    },
    onEnd: onClose,
  });
  return overDatabase(database, mostBytes);
}

function overDatabase(database: IDBPDatabase<SearchSchema>, mostBytes: number): SearchDatabase {
  const size = async (): Promise<SearchSize> => (await database.get('totals', TOTAL)) ?? { count: 0, bytes: 0 };

  return {
    async put(documents) {
      const transaction = database.transaction(['documents', 'totals'], 'readwrite');
      const store = transaction.objectStore('documents');
      const write = async (): Promise<string[]> => {
        let { count, bytes } = (await transaction.objectStore('totals').get(TOTAL)) ?? { count: 0, bytes: 0 };
        for (const document of documents) {
          const known = await store.get(document.id);
          const stored = { ...document, bytes: sizeOf(document) };
          count += known === undefined ? 1 : 0;
          bytes += stored.bytes - (known?.bytes ?? 0);
          await store.put(stored);
        }
        const evicted: string[] = [];
        const target = bytes > mostBytes ? mostBytes * (1 - FREED_SHARE) : bytes;
        for (
          let cursor = await store.index('time').openCursor();
          cursor !== null && bytes > target;
          cursor = await cursor.continue()
        ) {
          count -= 1;
          bytes -= cursor.value.bytes;
          evicted.push(cursor.value.id);
          await cursor.delete();
        }
        await transaction.objectStore('totals').put({ count, bytes }, TOTAL);
        return evicted;
      };
      const [evicted] = await Promise.all([write(), transaction.done]);
      return evicted;
    },
    async remove(ids) {
      const transaction = database.transaction(['documents', 'totals'], 'readwrite');
      const store = transaction.objectStore('documents');
      const write = async (): Promise<void> => {
        let { count, bytes } = (await transaction.objectStore('totals').get(TOTAL)) ?? { count: 0, bytes: 0 };
        for (const id of ids) {
          const known = await store.get(id);
          if (known === undefined) continue;
          count -= 1;
          bytes -= known.bytes;
          await store.delete(id);
        }
        await transaction.objectStore('totals').put({ count, bytes }, TOTAL);
      };
      await Promise.all([write(), transaction.done]);
    },
    async get(ids) {
      const found = await Promise.all(ids.map(id => database.get('documents', id)));
      return found.filter(document => document !== undefined);
    },
    idsOf: accountId => database.getAllKeysFromIndex('documents', 'accountId', accountId),
    idsFrom: prefix => database.getAllKeys('documents', IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)),
    async load(onDocuments) {
      let last = '';
      for (;;) {
        const documents = await database.getAll('documents', IDBKeyRange.lowerBound(last, true), LOAD_COUNT);
        if (documents.length === 0) return;
        onDocuments(documents);
        last = documents.at(-1)?.id ?? '';
      }
    },
    size,
    async clear() {
      const transaction = database.transaction(['documents', 'totals'], 'readwrite');
      await Promise.all([
        transaction.objectStore('documents').clear(),
        transaction.objectStore('totals').clear(),
        transaction.done,
      ]);
    },
  };
}
