/** The times of the reader's visits to threads, on this device. */
interface ThreadVisits {
  /** When the newest post of the thread was written at the last visit (epoch ms); null for a first visit. */
  read(statusId: string): number | null;
  write(statusId: string, newestAt: number): void;
}

/** Threads that are remembered; the ones visited longest ago are forgotten. */
const MOST_VISITS = 300;
const PREFIX = 'rookery:thread-visits:';

/**
 * Remembers visits in `storage`. Nothing is remembered where it is null, full or denied. A post's own time is kept and not the device's: their
 * clocks may differ.
 *
 * @param scope Names the account: accounts never share visits.
 */
export function createThreadVisits(storage: Storage | null, scope: string): ThreadVisits {
  const load = (): [string, number][] => {
    try {
      return parseVisits(storage?.getItem(PREFIX + scope) ?? null);
    } catch {
      return [];
    }
  };
  return {
    read: statusId => load().find(([id]) => id === statusId)?.[1] ?? null,
    write(statusId, newestAt) {
      const others = load().filter(([id]) => id !== statusId);
      try {
        storage?.setItem(PREFIX + scope, JSON.stringify([...others, [statusId, newestAt]].slice(-MOST_VISITS)));
      } catch {
        // Without room the thread counts as not visited.
      }
    },
  };
}

function parseVisits(text: string | null): [string, number][] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isVisit) : [];
  } catch {
    return [];
  }
}

const isVisit = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number' && Number.isFinite(value[1]);
