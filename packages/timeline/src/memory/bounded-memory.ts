/** Facts about posts that this device remembers for one account. */
export interface BoundedMemory<Value> {
  /** Null: not known. */
  read(key: string): Value | null;
  /** Null: is forgotten. */
  write(key: string, value: Value | null): void;
}

/**
 * Remembers values under `name` in `storage`. Nothing is remembered where it is null, full or denied.
 *
 * @param most Values that are remembered; those that were written longest ago are forgotten.
 * @param isValue Whether a stored value is one.
 */
export function createBoundedMemory<Value>(
  storage: Storage | null,
  name: string,
  most: number,
  isValue: (value: unknown) => value is Value,
): BoundedMemory<Value> {
  const load = (): [string, Value][] => {
    try {
      const stored: unknown = JSON.parse(storage?.getItem(name) ?? '[]');
      const isEntry = (entry: unknown): entry is [string, Value] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && isValue(entry[1]);
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  return {
    read: key => load().find(([known]) => known === key)?.[1] ?? null,
    write(key, value) {
      const entries = load().filter(([known]) => known !== key);
      if (value !== null) entries.push([key, value]);
      try {
        storage?.setItem(name, JSON.stringify(entries.slice(-most)));
      } catch {
        // Without room it counts as not known.
      }
    },
  };
}
