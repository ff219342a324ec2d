import type { Status } from '@rookery/api-client';

/** A reader who comes back after this time was away: what came since then can be caught up on. */
export const ABSENCE_MS = 30 * 60 * 1_000;

/** The posts that the device remembers as seen. */
export const SEEN_LIMIT = 3_000;

/** The visits of Home, as far as catching up needs them. */
export interface Absence {
  /** The post that was being read when the last absence began; null: none is known. */
  leftId: string | null;
  /** When Home was read last, in epoch ms. */
  at: number;
}

/**
 * The record after Home is read, or opened, once more. The first time after an absence the place is written down, before reading moves it.
 *
 * @param placeId The place as it was before, the server's or the device's.
 */
export function nextAbsence(known: Absence | null, placeId: string | null, now: number): Absence {
  if (known !== null && now - known.at <= ABSENCE_MS) return { ...known, at: now };
  return { leftId: placeId ?? known?.leftId ?? null, at: now };
}

/**
 * Where catching up begins: the place that was written down when the reader came back, as long as that visit of Home lasts, and else the
 * place itself.
 */
export function startOfCatchUp(known: Absence | null, placeId: string | null, now: number): string | null {
  const isVisit = known !== null && now - known.at <= ABSENCE_MS;
  return (isVisit ? known.leftId : null) ?? placeId ?? known?.leftId ?? null;
}

/** The ids of seen posts with more of them, oldest first, at most `limit`. The same array where nothing is new. */
export function withSeen(known: readonly string[], ids: readonly string[], limit = SEEN_LIMIT): readonly string[] {
  const isKnown = new Set(known);
  const fresh = [...new Set(ids)].filter(id => !isKnown.has(id));
  return fresh.length === 0 ? known : [...known, ...fresh].slice(-limit);
}

const PREFIX = 'rookery:marker';

/** The memory of the device for catching up. It is deleted with the places of the account. */
export interface CatchUpMemory {
  absence(): Absence | null;
  /** Home is read, or opened. `placeId`: its place before that. */
  note(placeId: string | null): void;
  /** Where catching up begins. `placeId`: the place of Home as it is now. */
  start(placeId: string | null): string | null;
  /** Home is read up to this post. */
  markRead(id: string): void;
  seen(): readonly string[];
  see(ids: readonly string[]): void;
}

/** `scope` names the account. Without `storage`, or where it is denied, the memory lasts as long as this object. */
export function createCatchUpMemory(storage: Storage | null, scope: string, now: () => number): CatchUpMemory {
  const absences = stored<Absence | null>(storage, `${PREFIX}:${scope}:absence`, value => (isAbsence(value) ? value : null));
  const posts = stored<readonly string[]>(storage, `${PREFIX}:${scope}:seen`, value =>
    Array.isArray(value) ? value.filter(id => typeof id === 'string') : [],
  );
  return {
    absence: absences.read,
    note: placeId => absences.write(nextAbsence(absences.read(), placeId, now())),
    start: placeId => startOfCatchUp(absences.read(), placeId, now()),
    markRead: id => absences.write({ leftId: id, at: now() }),
    seen: posts.read,
    see: ids => {
      const known = posts.read();
      const next = withSeen(known, ids);
      if (next !== known) posts.write(next);
    },
  };
}

function stored<Value>(storage: Storage | null, key: string, parse: (value: unknown) => Value) {
  let kept: Value | undefined;
  return {
    read(): Value {
      try {
        const text = storage?.getItem(key);
        if (typeof text === 'string') return parse(JSON.parse(text));
      } catch {
        // Denied, or not ours.
      }
      return kept ?? parse(null);
    },
    write(value: Value): void {
      kept = value;
      try {
        storage?.setItem(key, JSON.stringify(value));
      } catch {
        // Full or denied: it lasts as long as the page.
      }
    },
  };
}

const isAbsence = (value: unknown): value is Absence =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'leftId' in value &&
  (value.leftId === null || typeof value.leftId === 'string');

/** The ids under which a post is seen: its own, and that of the post inside a repost. */
export const seenIds = (status: Pick<Status, 'id' | 'reblog'>): string[] =>
  status.reblog === null ? [status.id] : [status.id, status.reblog.id];
