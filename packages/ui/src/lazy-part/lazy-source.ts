import { loadPatiently, RETRY_PAUSES_MS } from './load-patiently.js';

/** A function or a table whose code is loaded when something needs it, as a store of one value. */
export interface LazySource<Value> {
  /** The value; null until it has loaded. */
  current(): Value | null;
  /** Loads the value if it is not there. Rejects when its code could not be loaded after several attempts: the next call tries again. */
  prepare(): Promise<void>;
  /** Loads the value if it is not there, and calls the listener when it is. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * The value that the browser has itself, or one that is loaded.
 *
 * @param own That of the browser, or null.
 * @param load Loads the other one.
 */
export function createLazySource<Value>(own: () => Value | null, load: () => Promise<Value>): LazySource<Value> {
  let value: Value | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const current = (): Value | null => {
    value ??= own();
    return value;
  };

  const prepare = (): Promise<void> => {
    if (current() !== null) return Promise.resolve();
    loading ??= loadPatiently(load, RETRY_PAUSES_MS, new AbortController().signal)
      .then(loaded => {
        value = loaded;
        for (const listener of listeners) listener();
      })
      .finally(() => (loading = null));
    return loading;
  };

  return {
    current,
    prepare,
    subscribe(listener) {
      listeners.add(listener);
      prepare().catch(() => undefined);
      return () => listeners.delete(listener);
    },
  };
}
