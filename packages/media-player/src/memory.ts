/** Where a memory is kept between visits; the page's `localStorage` fits. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A value shared by all players of a page, and by the pages that share their storage. */
export interface Memory<Value> {
  get(): Value;
  /** Keeps it, and tells the others unless nothing changed. */
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export interface MemoryOptions<Value> {
  /** The storage's key. */
  readonly key: string;
  readonly initial: Value;
  /** The value in what was stored, or `null` when that is not one. */
  parse(stored: unknown): Value | null;
  /** The storage; it may throw or give `null` where the page must not store anything. */
  storage(): MemoryStorage | null;
}

/** A memory that outlives the page where it may, and works all the same where it may not. */
export function createMemory<Value>({ key, initial, parse, storage }: MemoryOptions<Value>): Memory<Value> {
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
  const become = (next: Value): boolean => {
    if (JSON.stringify(next) === JSON.stringify(get())) return false;
    value = next;
    return true;
  };
  const tell = () => listeners.forEach(listener => listener());
  // Another tab has changed it.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && become(read())) tell();
  };
  const set = (next: Value) => {
    if (!become(next)) return;
    try {
      storage()?.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be full or denied: then it is remembered for as long as the page lives.
    }
    tell();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      globalThis.addEventListener?.('storage', onStorage);
      // Nobody has listened until now.
      become(read());
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
    };
  };
  return { get, set, subscribe };
}
