/** The names under which a tab stores data of its own. The first is its own name, the others came with the storage of a copied tab. */
type TabNames = readonly [string, ...string[]];

const KEY = 'rookery:tab';
/** The most names that a copy of a copied tab keeps. */
const MAX_NAMES = 4;

interface TabNamesOptions {
  /** Survives reloads. A copied tab gets a copy of it. */
  storage: Storage | null;
  /** Locks a name for the lifetime of the page. False when another tab holds it. */
  hold(name: string): Promise<boolean>;
  /** A name that no tab has. */
  random(): string;
}

/**
 * The names of this tab: its name from an earlier load, unless an open tab holds it, which this one was copied from. Then it gets a
 * name of its own, and still finds the data stored under the old one.
 */
export async function tabNames({ storage, hold, random }: TabNamesOptions): Promise<TabNames> {
  const known = read(storage);
  const [own] = known;
  if (own !== undefined && (await hold(own))) return [own, ...known.slice(1)];
  const fresh = random();
  await hold(fresh);
  const names: TabNames = [fresh, ...known.slice(0, MAX_NAMES - 1)];
  try {
    storage?.setItem(KEY, names.join(' '));
  } catch {
    // Denied or full: the name lasts as long as the page.
  }
  return names;
}

function read(storage: Storage | null): string[] {
  try {
    return (storage?.getItem(KEY) ?? '').split(' ').filter(name => name !== '');
  } catch {
    return [];
  }
}

/** Locks names with the Web Locks API. Without it every name is free, and a copied tab shares with its original. */
function holdByLock(name: string): Promise<boolean> {
  const { locks } = navigator;
  if (locks === undefined) return Promise.resolve(true);
  return new Promise(resolve => {
    locks
      .request(`rookery-tab-${name}`, { ifAvailable: true }, lock => {
        resolve(lock !== null);
        // Held until the page is closed.
        return lock === null ? undefined : new Promise<never>(() => {});
      })
      .catch(() => resolve(true));
  });
}

const namesByStorage = new WeakMap<Storage, Promise<TabNames>>();

/** The names of the tab that this session storage belongs to. Stable for the lifetime of the page. */
export function namesOfTab(storage: Storage): Promise<TabNames> {
  const known = namesByStorage.get(storage);
  if (known !== undefined) return known;
  const names = tabNames({ storage, hold: holdByLock, random: () => Math.random().toString(36).slice(2) });
  namesByStorage.set(storage, names);
  return names;
}
