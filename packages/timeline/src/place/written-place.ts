const PREFIX = 'rookery:marker';

/** Keeps which place this device noted last, so that it is not taken for another's. `scope` names the account. */
export interface WrittenPlace {
  read(): string | null;
  write(id: string): void;
}

/** In `storage`; where that is null or denied, as long as this object lives. */
export function createWrittenPlace(storage: Storage | null, scope: string, timeline: string): WrittenPlace {
  const key = `${PREFIX}:${scope}:${timeline}`;
  let known: string | null = null;
  return {
    read() {
      try {
        return storage?.getItem(key) ?? known;
      } catch {
        return known;
      }
    },
    write(id) {
      known = id;
      try {
        storage?.setItem(key, id);
      } catch {
        // Full or denied: known until the page goes.
      }
    },
  };
}

/** `null` where site data is denied: reading the property itself throws there. */
export function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
