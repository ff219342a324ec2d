/** Where a memory is kept between visits; the page's `localStorage` fits. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A value shared by all players of a page. */
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
      return parse(JSON.parse(storage()?.getItem(key) ?? 'null')) ?? initial;
    } catch {
      return initial;
    }
  };
  const get = () => (value ??= read());
  const set = (next: Value) => {
    if (JSON.stringify(next) === JSON.stringify(get())) return;
    value = next;
    try {
      storage()?.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be full or denied: then it is remembered for as long as the page lives.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { get, set, subscribe };
}
