import { browserStorage } from '@rookery/api-client';

/** Strings in a storage of the browser. Nothing throws: where site data is denied or full, reads give null and writes are lost. */
interface GuardedStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Removes every key that begins with `prefix`. */
  removeAll(prefix: string): void;
}

export const localItems = guardedStorage('local');
export const tabItems = guardedStorage('session');

function guardedStorage(kind: 'local' | 'session'): GuardedStorage {
  const attempt = <Value>(work: (storage: Storage) => Value, fallback: Value): Value => {
    try {
      const storage = browserStorage(kind);
      return storage === null ? fallback : work(storage);
    } catch {
      return fallback;
    }
  };
  return {
    read: key => attempt(storage => storage.getItem(key), null),
    write: (key, text) => attempt(storage => storage.setItem(key, text), undefined),
    remove: key => attempt(storage => storage.removeItem(key), undefined),
    removeAll: prefix =>
      attempt(storage => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
      }, undefined),
  };
}
