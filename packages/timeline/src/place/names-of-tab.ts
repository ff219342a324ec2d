import type { TabNames } from './tab-names.js';

const namesByStorage = new WeakMap<Storage, Promise<TabNames>>();

/** The names of the tab whose session storage this is; the same for as long as the page lives. */
export function namesOfTab(storage: Storage): Promise<TabNames> {
  let names = namesByStorage.get(storage);
  if (names === undefined) {
    // Not for the first paint: nothing is read or written before a list has been scrolled.
    names = import('./tab-names.js').then(({ tabNames, holdByLock }) =>
      tabNames({ storage, hold: holdByLock, random: () => Math.random().toString(36).slice(2) }),
    );
    namesByStorage.set(storage, names);
  }
  return names;
}
