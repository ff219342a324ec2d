/** The names under which a tab keeps what it keeps beside other tabs; the first is its own, the rest were copied with it. */
export type TabNames = readonly [string, ...string[]];

const KEY = 'rookery:tab';
/** A tab that is the copy of a copy … remembers so many names. */
const MAX_NAMES = 4;

export interface TabNamesOptions {
  /** What the tab keeps over reloads; a copied tab gets a copy of it. */
  storage: Storage | null;
  /** Holds a name as long as the page lives; false when another tab holds it. */
  hold(name: string): Promise<boolean>;
  /** A name nobody has. */
  random(): string;
}

/**
 * The names of this tab: its own from an earlier load, unless a tab that lives has it too, which is where this one was
 * copied from. Then it gets one of its own, and still finds what was kept under the old one.
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

/** Holds names by the browser's locks. Where there are none every name is free: a copied tab then shares with its original. */
export function holdByLock(name: string): Promise<boolean> {
  const { locks } = navigator;
  if (locks === undefined) return Promise.resolve(true);
  return new Promise(resolve => {
    locks
      .request(`rookery-tab-${name}`, { ifAvailable: true }, lock => {
        resolve(lock !== null);
        // Held until the page is gone.
        return lock === null ? undefined : new Promise<never>(() => {});
      })
      .catch(() => resolve(true));
  });
}
