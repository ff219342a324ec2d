import { loadPatiently, RETRY_PAUSES_MS } from '../lazy-part/load-patiently.js';
import type { Sanitize } from './sanitizer-rules.js';

export interface SanitizerSource {
  /** The sanitizer; null until it has loaded. */
  current(): Sanitize | null;
  /** Loads the sanitizer if it is not there. Rejects when its code could not be loaded after several attempts: the next call tries again. */
  prepare(): Promise<void>;
  /** Loads the sanitizer if it is not there, and calls the listener when it is. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * The browser's own sanitizer, or one that only a browser without it loads.
 *
 * @param own The browser's sanitizer, or null.
 * @param load Loads the other one.
 */
export function createSanitizerSource(own: () => Sanitize | null, load: () => Promise<Sanitize>): SanitizerSource {
  let sanitizer: Sanitize | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const current = (): Sanitize | null => {
    sanitizer ??= own();
    return sanitizer;
  };

  const prepare = (): Promise<void> => {
    if (current() !== null) return Promise.resolve();
    loading ??= loadPatiently(load, RETRY_PAUSES_MS, new AbortController().signal)
      .then(loaded => {
        sanitizer = loaded;
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
