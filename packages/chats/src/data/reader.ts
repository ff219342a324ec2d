/** A function that reads the cache, for a component that shows many entries of it: another function each time one of them was written. */
export interface Reader<Read> {
  get(): Read;
  subscribe(listener: () => void): () => void;
  /** Replaces the function: what it reads has changed. */
  renew(): void;
}

/** @param create Returns a function that differs from every one before. */
export function createReader<Read>(create: () => Read): Reader<Read> {
  const listeners = new Set<() => void>();
  let read = create();
  return {
    get: () => read,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    renew() {
      read = create();
      for (const listener of listeners) listener();
    },
  };
}
