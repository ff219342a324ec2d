/** The browser's storage, or null where it is denied: with site data blocked, reading the property itself throws. */
export function browserStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return (kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage) ?? null;
  } catch {
    return null;
  }
}

/**
 * Runs `work` with a lock of the browser: with null where `ifAvailable` found it taken. Runs `without` where the browser has no locks or
 * refuses them, as in a frame of a sandbox. Rejects with the errors of either, and when the signal aborts.
 */
export async function withBrowserLock<Result>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null) => Promise<Result>,
  without: () => Promise<Result>,
  locks: Pick<LockManager, 'request'> | null = globalThis.navigator?.locks ?? null,
): Promise<Result> {
  if (locks === null) return without();
  let isGranted = false;
  try {
    return await locks.request(name, options, lock => {
      isGranted = true;
      return work(lock);
    });
  } catch (error) {
    if (isGranted || options.signal?.aborted === true) throw error;
    return without();
  }
}

/** A channel between the tabs of one origin; null where the browser has none or refuses it. */
export function browserChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** A storage in memory, for tests and for pages whose browser denies storage. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: key => items.get(key) ?? null,
    key: index => [...items.keys()][index] ?? null,
    removeItem: key => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
