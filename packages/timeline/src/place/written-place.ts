const PREFIX = 'rookery:marker';

/** The place that this device saved last, so that it is not taken for another device's. `scope` names the account. */
interface WrittenPlace {
  read(): string | null;
  write(id: string): void;
}

/** Without `storage`, or where it is denied, the place lasts as long as this object. */
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
        // Full or denied: the place lasts as long as the page.
      }
    },
  };
}
