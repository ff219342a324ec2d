/** A reader's position in a list. */
export interface ScrollPosition {
  /** Key of the row being read. */
  key: string;
  /** Index of that row. It counts when neither the row nor one below it is in the list (LIST-06). */
  index: number;
  /** From the viewport's top to the row's top, in px; negative when the row is partly scrolled out. */
  offset: number;
  /** In a list of pages: the key of the page's first row. */
  page?: string;
  /** The result of the list's `sizes()`, opaque to everything but the list. */
  sizes?: unknown;
}

/** How long scrolling rests before the position is saved, in ms (LIST-06). */
export const SCROLL_SAVE_MS = 150;

export interface ScrollMemory {
  read(scrollKey: string): ScrollPosition | null;
  write(scrollKey: string, position: ScrollPosition): void;
  forget(scrollKey: string): void;
}

const PREFIX = 'rookery:scrollData';

/**
 * Saves one position per scroll key in `storage`. Positions that cannot be stored, because `storage` is null, full or denied, last as
 * long as this object.
 *
 * @param scope Names the account: accounts never share positions.
 */
export function createScrollMemory(storage: Storage | null, scope: string): ScrollMemory {
  const kept = new Map<string, ScrollPosition>();
  const name = (scrollKey: string): string => `${PREFIX}:${scope}:${scrollKey}`;
  const attempt = <T>(work: (storage: Storage) => T, fallback: T): T => {
    try {
      return storage === null ? fallback : work(storage);
    } catch {
      return fallback;
    }
  };
  return {
    read: scrollKey => kept.get(scrollKey) ?? attempt(storage => parsePosition(storage.getItem(name(scrollKey))), null),
    write(scrollKey, position) {
      kept.set(scrollKey, position);
      attempt(storage => storage.setItem(name(scrollKey), JSON.stringify(position)), undefined);
    },
    forget(scrollKey) {
      kept.delete(scrollKey);
      attempt(storage => storage.removeItem(name(scrollKey)), undefined);
    },
  };
}

function parsePosition(text: string | null): ScrollPosition | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { key, index, offset, sizes, page } = value as Record<string, unknown>;
    if (typeof key !== 'string' || !isCount(index) || typeof offset !== 'number' || !Number.isFinite(offset)) return null;
    return { key, index, offset, sizes, ...(typeof page === 'string' ? { page } : {}) };
  } catch {
    return null;
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/**
 * A saved position in the list's current rows: its row; else the first row below it, in the order that `isBelow` gives; else the row at
 * its index or the last row. Null when there are no rows.
 *
 * @param isBelow Whether the row belongs below the row `key`, which is not in the list. False when their order is unknown.
 */
export function resolvePosition<Row extends { readonly key: string }>(
  position: ScrollPosition,
  rows: readonly Row[],
  isBelow: (row: Row, key: string) => boolean,
): ScrollPosition | null {
  const same = rows.findIndex(row => row.key === position.key);
  if (same >= 0) return { ...position, index: same };
  const below = rows.findIndex(row => isBelow(row, position.key));
  const index = below >= 0 ? below : Math.min(position.index, rows.length - 1);
  const row = rows[index];
  // The saved sizes belong to a list that had other rows.
  return row === undefined ? null : { key: row.key, index, offset: position.offset };
}
