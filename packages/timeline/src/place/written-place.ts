const PREFIX = 'rookery:marker';
/** Places whose answers are awaited: a page that closes hears none of them. */
const MAXIMUM_SENT = 8;

/** The places that this device saved last, so that they are not taken for another device's. `scope` names the account. */
interface WrittenPlace {
  /** The place that the server confirmed, and those that were sent since. */
  read(): string[];
  /** The place is on its way: the server may have it although the page closes before its answer. */
  send(id: string): void;
  /** The server confirmed the place. */
  write(id: string): void;
}

/** Without `storage`, or where it is denied, the places last as long as this object. */
export function createWrittenPlace(storage: Storage | null, scope: string, timeline: string): WrittenPlace {
  const key = `${PREFIX}:${scope}:${timeline}`;
  let known: string | null = null;
  const read = (): string[] => (stored() ?? known ?? '').split('\n').filter(id => id !== '');
  const stored = (): string | null => {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const save = (ids: readonly string[]): void => {
    known = ids.join('\n');
    try {
      storage?.setItem(key, known);
    } catch {
      // Full or denied: the places last as long as the page.
    }
  };
  return {
    read,
    send(id) {
      const [confirmed = id, ...sent] = read();
      save([...new Set([confirmed, ...sent.slice(1 - MAXIMUM_SENT), id])]);
    },
    write: id => save([id]),
  };
}
