import type { Status } from '@rookery/api-client';
import type { TimelineWindow } from './timeline-state.js';
import { deleteWindowDatabase, openWindowDatabase, type StoredWindow, type WindowDatabase } from './window-database.data.js';

/** Windows older than this are not shown again: too much would have to be asked for anew. */
export const WINDOW_MAX_AGE_MS = 24 * 60 * 60 * 1000;
const TAB_PREFIX = 'rookery:window:2:';

/** Keeps what was loaded of each list, so that a reload shows it where it was before the network answers. */
export interface WindowStore {
  read(scrollKey: string): Promise<TimelineWindow | null>;
  write(scrollKey: string, window: TimelineWindow): Promise<void>;
  /** The same before it returns, for a page that is about to go: what is written the other way then is lost. Kept as long as the tab. */
  writeNow(scrollKey: string, window: TimelineWindow): void;
  /** Forgets every list of this scope, as when its account signs out. */
  clear(): Promise<void>;
}

interface WindowStoreOptions {
  now?: () => number;
  /** null: only memory, as where the browser denies storage. */
  indexedDB?: IDBFactory | null;
  /** Where `writeNow` writes; null: nowhere. */
  tabStorage?: Storage | null;
  /** The names of this tab, its own first: each tab keeps its own copy of a list. Default: all tabs share one. */
  tabNames?: () => Promise<readonly string[]>;
}

const sharedByTabs = (): Promise<readonly string[]> => Promise.resolve(['']);

/** A store for one account; `scope` names it, so that accounts never see each other's lists. */
export function createWindowStore(scope: string, options: WindowStoreOptions = {}): WindowStore {
  const { now = Date.now, indexedDB = browserDatabases(), tabStorage = null, tabNames = sharedByTabs } = options;
  const memory = new Map<string, StoredWindow>();
  const nameOf = (scrollKey: string): string => `${scope}|${scrollKey}`;
  const nameIn = (tab: string, scrollKey: string): string => (tab === '' ? nameOf(scrollKey) : `${tab}|${nameOf(scrollKey)}`);
  const keptIn = async (scrollKey: string): Promise<StoredWindow | undefined> => {
    const [database, tabs] = await Promise.all([open(), tabNames()]);
    for (const name of tabs.map(tab => nameIn(tab, scrollKey))) {
      const kept = memory.get(name) ?? (await database?.get(name).catch(() => undefined));
      if (kept !== undefined) return kept;
    }
    return undefined;
  };
  let opened: Promise<WindowDatabase | null> | undefined;
  const open = (): Promise<WindowDatabase | null> =>
    (opened ??= indexedDB === null ? Promise.resolve(null) : openWindowDatabase(indexedDB, () => (opened = undefined)));

  return {
    async read(scrollKey) {
      const left = takeFromTab(tabStorage, nameOf(scrollKey));
      const kept = await keptIn(scrollKey);
      const stored = left !== undefined && left.savedAt >= (kept?.savedAt ?? 0) ? left : kept;
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
      // A full disk costs the place after a reload, nothing else.
      await database.put(stored).catch(() => undefined);
    },
    writeNow(scrollKey, { state, items }) {
      const stored: StoredWindow = { name: nameOf(scrollKey), scope, savedAt: now(), state, items };
      try {
        tabStorage?.setItem(TAB_PREFIX + stored.name, JSON.stringify(stored));
      } catch {
        // Full or denied: what was last written the other way has to do.
      }
    },
    async clear() {
      memory.clear();
      forgetInTab(tabStorage, scope);
      const database = await open();
      await database?.clear(scope);
    },
  };
}

/** `null` where site data is denied: reading the property itself throws there. */
function browserDatabases(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null;
  } catch {
    return null;
  }
}

/** What `writeNow` left, once: it is large, and the list shown is kept the other way again. */
function takeFromTab(tabStorage: Storage | null, name: string): StoredWindow | undefined {
  try {
    const text = tabStorage?.getItem(TAB_PREFIX + name) ?? null;
    if (text === null) return undefined;
    tabStorage?.removeItem(TAB_PREFIX + name);
    // Only `writeNow` of this origin writes under the name.
    return JSON.parse(text) as StoredWindow;
  } catch {
    return undefined;
  }
}

function forgetInTab(tabStorage: Storage | null, scope: string): void {
  try {
    for (const key of Object.keys(tabStorage ?? {})) if (key.startsWith(`${TAB_PREFIX}${scope}|`)) tabStorage?.removeItem(key);
  } catch {
    // Where the browser denies storage there is nothing to forget.
  }
}

/** Forgets the lists of every account, as when the last one signs out. */
export async function forgetStoredTimelines(): Promise<void> {
  try {
    const databases = browserDatabases();
    if (databases !== null) await deleteWindowDatabase(databases);
  } catch {
    // Where the browser denies storage there is nothing to forget.
  }
}

/** The posts a window names, as far as they are known. */
export function statusesOf(ids: readonly string[], read: (id: string) => Status | undefined): Status[] {
  return ids.flatMap(id => read(id) ?? []);
}
