// The part of `idb` that the outbox uses, in its place in the file of the element (ADR 41).

interface OpenOptions {
  upgrade(database: IDBDatabase): void;
  blocking(current: number, blocked: number | null, event: IDBVersionChangeEvent): void;
  terminated(): void;
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('The request failed.', 'UnknownError'));
  });
}

/** Opens a database, and creates or upgrades it first where needed. */
export async function openDB(name: string, version: number, { upgrade, blocking, terminated }: OpenOptions) {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => upgrade(opening.result);
  const database = await resultOf(opening);
  database.onversionchange = event => blocking(event.oldVersion, event.newVersion, event);
  database.onclose = terminated;

  function transaction(storeName: string, mode: IDBTransactionMode) {
    const current = database.transaction(storeName, mode);
    const objects = current.objectStore(storeName);
    const done = new Promise<void>((resolve, reject) => {
      current.oncomplete = () => resolve();
      current.onabort = () => reject(current.error ?? new DOMException('The transaction was aborted.', 'AbortError'));
    });
    // The failure of a request rejects the request.
    done.catch(() => undefined);
    const store = {
      get: (key: IDBValidKey) => resultOf(objects.get(key)),
      put: (value: unknown) => resultOf(objects.put(value)),
      delete: (key: IDBValidKey) => resultOf(objects.delete(key)),
      index: (indexName: string) => ({ getAll: (key: IDBValidKey) => resultOf(objects.index(indexName).getAll(key)) }),
    };
    return { store, done };
  }

  async function change(storeName: string, run: (store: ReturnType<typeof transaction>['store']) => Promise<unknown>) {
    const { store, done } = transaction(storeName, 'readwrite');
    await Promise.all([run(store), done]);
  }

  return {
    transaction,
    getAllFromIndex: (storeName: string, indexName: string, key: IDBValidKey) =>
      transaction(storeName, 'readonly').store.index(indexName).getAll(key),
    put: (storeName: string, value: unknown) => change(storeName, store => store.put(value)),
    delete: (storeName: string, key: IDBValidKey) => change(storeName, store => store.delete(key)),
  };
}
