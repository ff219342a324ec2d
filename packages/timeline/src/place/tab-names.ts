import { browserStorage, holdBrowserLock } from '@rookery/api-client';

/** The names under which a tab stores data of its own. The first is its own name, the others came with the storage of a copied tab. */
type TabNames = readonly [string, ...string[]];

const KEY = 'rookery:tab';
/** The most names that a copy of a copied tab keeps. */
const MAX_NAMES = 4;

interface TabNamesOptions {
  /** Survives reloads. A copied tab gets a copy of it. */
  storage: Storage | null;
  /** Shared by all tabs: the name of the tab that was read in last. A new tab finds the data of that one. */
  shared?: Storage | null;
  /** Locks a name for the lifetime of the page. False when another tab holds it. */
  hold(name: string): Promise<boolean>;
  /** A name that no tab has. */
  random(): string;
}

/**
 * The names of this tab: its name from an earlier load, or in a new tab that of the tab that was read in last, unless an open tab
 * holds it. Then it gets a name of its own, and still finds the data stored under the old one.
 */
export async function tabNames({ storage, shared = null, hold, random }: TabNamesOptions): Promise<TabNames> {
  const own = read(storage);
  const known = own.length > 0 ? own : read(shared);
  const [first] = known;
  const isFree = first !== undefined && (await hold(first));
  if (isFree && known === own) return [first, ...known.slice(1)];
  const name = isFree ? first : random();
  if (!isFree) await hold(name);
  const names: TabNames = [name, ...known.filter(other => other !== name).slice(0, MAX_NAMES - 1)];
  write(storage, names.join(' '));
  return names;
}

function write(storage: Storage | null, text: string): void {
  try {
    storage?.setItem(KEY, text);
  } catch {
    // Denied or full: the name lasts as long as the page.
  }
}

function read(storage: Storage | null): string[] {
  try {
    return (storage?.getItem(KEY) ?? '').split(' ').filter(name => name !== '');
  } catch {
    return [];
  }
}

/** Locks a name for as long as the page is open. Without locks every name is free, and a copied tab shares with its original. */
function holdByLock(name: string): Promise<boolean> {
  return new Promise(resolve => {
    const hold = (_signal: AbortSignal, lock: Lock | null): Promise<void> => {
      resolve(lock !== null);
      return lock === null ? Promise.resolve() : new Promise<never>(() => {});
    };
    void holdBrowserLock(`rookery-tab-${name}`, { ifAvailable: true }, hold, async () => resolve(true));
  });
}

/** Records that this tab is being read in: a tab that is opened next continues there. */
export async function recordTabInUse(storage: Storage, shared: Storage | null): Promise<void> {
  const [name] = await namesOfTab(storage);
  write(shared, name);
}

const namesByStorage = new WeakMap<Storage, Promise<TabNames>>();

/** The names of the tab that this session storage belongs to. Stable for the lifetime of the page. */
export function namesOfTab(storage: Storage): Promise<TabNames> {
  const known = namesByStorage.get(storage);
  if (known !== undefined) return known;
  const names = tabNames({
    storage,
    shared: browserStorage('local'),
    hold: holdByLock,
    random: () => Math.random().toString(36).slice(2),
  });
  namesByStorage.set(storage, names);
  return names;
}
