// State that all players of a page share: across copies of this package, across visits and across tabs.

/**
 * The single instance with this name on the page, created by the first caller. A page may load this package twice (in its
 * own bundle and in that of the elements), and the players of both copies must share their state.
 */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`@rookery/media-player 1: ${name}`);
  const page = globalThis as unknown as Record<symbol, Value | undefined>;
  return (page[key] ??= create());
}

/** The part of `Storage` that a persistent store uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A value shared by all players of a page, and by all pages that share the storage. */
export interface PersistentStore<Value> {
  get(): Value;
  /** Saves the value and notifies subscribers, unless it is equal to the current one. */
  set(value: Value): void;
  /** Notifies of changes in this and other tabs. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

interface PersistentStoreOptions<Value> {
  /** The key in the storage. */
  readonly key: string;
  readonly initial: Value;
  /** Validates a stored value; `null` for an invalid one. */
  parse(stored: unknown): Value | null;
  /** `localStorage` by default. May throw or return `null` where storage is unavailable. */
  storage?: (() => KeyValueStorage | null) | undefined;
}

/** Creates a store that survives reloads where storage is available, and keeps its value in memory where it is not. */
export function createPersistentStore<Value>(options: PersistentStoreOptions<Value>): PersistentStore<Value> {
  const { key, initial, parse, storage = () => globalThis.localStorage ?? null } = options;
  const listeners = new Set<() => void>();
  let value: Value | null = null;
  const read = (): Value => {
    try {
      return parse(JSON.parse(storage()?.getItem(key) ?? 'null')) ?? value ?? initial;
    } catch {
      return value ?? initial;
    }
  };
  const get = () => (value ??= read());
  const update = (next: Value): boolean => {
    if (JSON.stringify(next) === JSON.stringify(get())) return false;
    value = next;
    return true;
  };
  const notify = () => listeners.forEach(listener => listener());
  // Another tab changed the value.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && update(read())) notify();
  };
  const set = (next: Value) => {
    if (!update(next)) return;
    try {
      storage()?.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is full or denied: the value lasts until the page is unloaded.
    }
    notify();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      globalThis.addEventListener?.('storage', onStorage);
      // Without subscribers, changes in other tabs were not observed.
      update(read());
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
    };
  };
  return { get, set, subscribe };
}
