import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { linkedSignal, whenAborted } from './linked-signal.js';

/*
 * Every service of the browser that this package and those above it use and that a browser can refuse: in a frame of a sandbox, with site data
 * blocked, in a private window, or because it has none. `scripts/service-rules.ts` rejects a use elsewhere.
 */

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
  locks: Pick<LockManager, 'request'> | null = browserLocks(),
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

/**
 * Runs `work` with a lock of the browser as `withBrowserLock` does, and again with a lock of its own when the browser took the first while the
 * work went on, as WebKit does from a page that it puts into its back-forward cache. The signal of `work` aborts when it may work no more: its
 * lock is gone, or the signal of the options aborted. Then it need not end by itself. Resolves when the work ends, and when the signal of the
 * options aborts.
 */
export async function holdBrowserLock(
  name: string,
  options: LockOptions,
  work: (signal: AbortSignal, lock: Lock | null) => Promise<void>,
  without: () => Promise<void>,
  locks?: Pick<LockManager, 'request'> | null,
): Promise<void> {
  while (!(await workWhileLocked(granted => withBrowserLock(name, options, granted, without, locks), work, options.signal)));
}

/** Resolves to whether the work ended: false when the browser took the lock while it went on. */
async function workWhileLocked(
  request: (granted: (lock: Lock | null) => Promise<void>) => Promise<void>,
  work: (signal: AbortSignal, lock: Lock | null) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const held = linkedSignal(signal);
  let isWorking = false;
  try {
    await request(async lock => {
      isWorking = true;
      try {
        await Promise.race([work(held.signal, lock), whenAborted(held.signal)]);
      } finally {
        isWorking = false;
      }
    });
    return true;
  } catch (error) {
    if (signal?.aborted === true) return true;
    if (!isWorking) throw error;
    return false;
  } finally {
    held.end();
  }
}

function browserLocks(): LockManager | null {
  try {
    return globalThis.navigator?.locks ?? null;
  } catch {
    return null;
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

/** Some versions of Safari never answer the first request of a page. */
const OPEN_TIMEOUT_MS = 4_000;

interface DatabaseOptions<Schema extends DBSchema> {
  /** Creates and removes stores when the stored version is older. */
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>;
  /** Called when the connection ends, as when the database is deleted or another tab upgrades it. */
  onEnd(): void;
}

const loadIdb = () => import('idb');

/** Opens a database of the browser. Rejects where the browser refuses it, and after 4 s without an answer. */
export async function openBrowserDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  { upgrade, onEnd }: DatabaseOptions<Schema>,
): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await loadIdb();
  const opening = openDB<Schema>(name, version, {
    upgrade,
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onEnd();
    },
    terminated: onEnd,
  });
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('The database did not open.', 'TimeoutError')), OPEN_TIMEOUT_MS);
  });
  return Promise.race([opening, timeout]);
}

/** Deletes a database of the browser. Where the browser refuses it, there is none. */
export async function deleteBrowserDatabase(name: string): Promise<void> {
  try {
    const { deleteDB } = await loadIdb();
    await deleteDB(name);
  } catch {
    // Nothing is stored where the browser denies storage.
  }
}

/** Deletes the databases of this origin whose names are wanted. Where the browser cannot list them (Firefox 125), there are none that need it. */
export async function deleteBrowserDatabases(isWanted: (name: string) => boolean): Promise<void> {
  try {
    for (const { name = '' } of await indexedDB.databases()) if (isWanted(name)) await deleteBrowserDatabase(name);
  } catch {
    // Nothing is stored where the browser denies storage.
  }
}

/** Whether the browser can list its databases: one whose name is not known later can be found and deleted. */
export function listsBrowserDatabases(): boolean {
  try {
    return typeof globalThis.indexedDB?.databases === 'function';
  } catch {
    return false;
  }
}

/** Asks the browser to keep the site's data when the disk fills up. */
export async function persistBrowserStorage(): Promise<void> {
  try {
    await globalThis.navigator?.storage?.persist?.();
  } catch {
    // The data may go when the disk is full.
  }
}

/** Returns a random UUID. Browsers have `crypto.randomUUID` on pages of HTTPS alone; `getRandomValues` is on every page. */
export function newId(crypto: Pick<Crypto, 'getRandomValues'> = globalThis.crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => versioned(byte, index).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Marks the bytes of a UUID as random: version 4, variant 10 (RFC 9562, section 5.4). */
function versioned(byte: number, index: number): number {
  if (index === 6) return 0x40 + (byte % 0x10);
  return index === 8 ? 0x80 + (byte % 0x40) : byte;
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
