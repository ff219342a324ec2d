import type { ListWindow } from './list.data.js';
import { openWindowDatabase, type StoredWindow, type WindowDatabase } from './window-database.data.js';

/** Older windows are not restored: too much of the list would have to be requested again. */
export const WINDOW_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * A page that the browser keeps for going back can hold up the database: the list is loaded then. A slow device that starts takes some
 * seconds to answer, and without its window the reader's place would be lost.
 */
const READ_LIMIT_MS = 8_000;

/** The number increases when the shape of the state or of an entity changes. */
const TAB_PREFIX = 'rookery:window:2:';

/** Stores a part of each list, so that a reload shows it before the network answers (LIST-06). */
export interface WindowStore<Item> {
  /** Resolves within `readLimitMs`: to the window that the tab's storage has, or null, where the database does not answer. */
  read(scrollKey: string): Promise<ListWindow<Item> | null>;
  write(scrollKey: string, window: ListWindow<Item>): Promise<void>;
  /**
   * Writes to the tab's storage before it returns, for a page that is being unloaded: the browser drops asynchronous writes then. The
   * window lives as long as the tab.
   */
  writeNow(scrollKey: string, window: ListWindow<Item>): void;
  /** Deletes every window of this scope, as when its account signs out. */
  clear(): Promise<void>;
}

interface WindowStoreOptions {
  now?: () => number;
  /** Whether windows outlive the page. Default: yes, where the browser allows it. */
  isPersistent?: boolean;
  /** Where `writeNow` writes; null: nowhere. */
  tabStorage?: Storage | null;
  /** The names of this tab, its own first: each tab stores its own window of a list. Default: all tabs share one. */
  tabNames?: () => Promise<readonly string[]>;
  /** `read` resolves to null, or to the window of the tab's storage, after that long. Default: 8 s. */
  readLimitMs?: number;
  /** Resolves after that many milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
}

const byTimer = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
const sharedByTabs = (): Promise<readonly string[]> => Promise.resolve(['']);

/** A store for one account. `scope` names the account: accounts never read each other's windows. */
export function createWindowStore<Item>(scope: string, options: WindowStoreOptions = {}): WindowStore<Item> {
  const { now = Date.now, isPersistent = true, tabStorage = null, tabNames = sharedByTabs } = options;
  const { readLimitMs = READ_LIMIT_MS, wait = byTimer } = options;
  const memory = new Map<string, StoredWindow<Item>>();
  const nameOf = (scrollKey: string): string => `${scope}|${scrollKey}`;
  const nameIn = (tab: string, scrollKey: string): string => (tab === '' ? nameOf(scrollKey) : `${tab}|${nameOf(scrollKey)}`);

  let opened: Promise<WindowDatabase<StoredWindow<Item>> | null> | undefined;
  const open = (): Promise<WindowDatabase<StoredWindow<Item>> | null> =>
    (opened ??= isPersistent ? openWindowDatabase<StoredWindow<Item>>(() => (opened = undefined)) : Promise.resolve(null));

  const storedWindow = async (scrollKey: string): Promise<{ window: StoredWindow<Item>; isOwn: boolean } | undefined> => {
    const [database, tabs] = await Promise.all([open(), tabNames()]);
    for (const [index, tab] of tabs.entries()) {
      const name = nameIn(tab, scrollKey);
      const window = memory.get(name) ?? (await database?.get(name).catch(() => undefined));
      if (window !== undefined) return { window, isOwn: index === 0 };
    }
    return undefined;
  };

  return {
    async read(scrollKey) {
      const fromTab = takeFromTab<Item>(tabStorage, nameOf(scrollKey));
      const found = (await Promise.race([storedWindow(scrollKey), wait(readLimitMs)])) ?? undefined;
      // While this tab was loading again another one may have taken its name: what is stored under an older name may be of that one.
      const isTabNewer = fromTab !== undefined && (found?.isOwn !== true || fromTab.savedAt >= found.window.savedAt);
      const stored = isTabNewer ? fromTab : found?.window;
      return stored === undefined || now() - stored.savedAt > WINDOW_MAX_AGE_MS ? null : stored;
    },
    async write(scrollKey, { state, items }) {
      const savedAt = now();
      const [database, [tab = '']] = await Promise.all([open(), tabNames()]);
      const stored = { name: nameIn(tab, scrollKey), scope, savedAt, state, items };
      if (database === null) {
        memory.set(stored.name, stored);
        return;
      }
      // A full disk costs the position after a reload, nothing else.
      await database.put(stored).catch(() => undefined);
    },
    writeNow(scrollKey, { state, items }) {
      const stored: StoredWindow<Item> = { name: nameOf(scrollKey), scope, savedAt: now(), state, items };
      try {
        tabStorage?.setItem(TAB_PREFIX + stored.name, JSON.stringify(stored));
      } catch {
        // Full or denied: the window in the database has to do.
      }
    },
    async clear() {
      memory.clear();
      clearTab(tabStorage, scope);
      const database = await open();
      await database?.clear(scope);
    },
  };
}

/** Reads the window that `writeNow` stored, and removes it: it is large, and the list is stored again once it is shown. */
function takeFromTab<Item>(tabStorage: Storage | null, name: string): StoredWindow<Item> | undefined {
  try {
    const text = tabStorage?.getItem(TAB_PREFIX + name) ?? null;
    if (text === null) return undefined;
    tabStorage?.removeItem(TAB_PREFIX + name);
    // Only `writeNow` of this origin writes under the name.
    return JSON.parse(text) as StoredWindow<Item>;
  } catch {
    return undefined;
  }
}

function clearTab(tabStorage: Storage | null, scope: string): void {
  try {
    for (const key of Object.keys(tabStorage ?? {})) if (key.startsWith(`${TAB_PREFIX}${scope}|`)) tabStorage?.removeItem(key);
  } catch {
    // Nothing is stored where the browser denies storage.
  }
}

/** The items of a window as far as the cache knows them. */
export function knownItems<Item>(ids: readonly string[], read: (id: string) => Item | undefined): Item[] {
  return ids.flatMap(id => read(id) ?? []);
}
