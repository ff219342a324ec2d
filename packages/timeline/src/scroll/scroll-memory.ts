import { compareIds } from '@rookery/api-client';

/** Where a reader was in a list. */
export interface ScrollPosition {
  /** Key of the row. */
  key: string;
  /** The row's index then, for when neither it nor an older one is there (spec 2). */
  index: number;
  /** px from the viewport's top to the row's top; negative when it is partly scrolled out. */
  offset: number;
  /** In a list of pages: the key of the page's first row. */
  page?: string;
  /** The list's measured row sizes, as the list gave them; only it reads them. */
  sizes?: unknown;
}

/** How long scrolling rests before the position is written (spec 2). */
export const SCROLL_SAVE_MS = 150;

export interface ScrollMemory {
  read(scrollKey: string): ScrollPosition | null;
  write(scrollKey: string, position: ScrollPosition): void;
  forget(scrollKey: string): void;
}

const PREFIX = 'rookery:scrollData';

/**
 * Keeps a position per scroll key in `storage`; where that is null, full or denied it lasts as long as this object.
 * `scope` names the account, so that accounts never share positions.
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
    read: scrollKey => kept.get(scrollKey) ?? attempt(store => parsePosition(store.getItem(name(scrollKey))), null),
    write(scrollKey, position) {
      kept.set(scrollKey, position);
      attempt(store => store.setItem(name(scrollKey), JSON.stringify(position)), undefined);
    },
    forget(scrollKey) {
      kept.delete(scrollKey);
      attempt(store => store.removeItem(name(scrollKey)), undefined);
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

interface KeyedRow {
  key: string;
}

const POST_KEY = /^s:([^:]+)$/;

/**
 * The stored position in today's rows: its row; else, when that was a post, the nearest older one; else the row at its
 * index or the last. Null when there are no rows.
 */
export function resolvePosition(position: ScrollPosition, rows: readonly KeyedRow[]): ScrollPosition | null {
  const same = rows.findIndex(row => row.key === position.key);
  if (same >= 0) return { ...position, index: same };
  const id = POST_KEY.exec(position.key)?.[1];
  const older = rows.findIndex(row => {
    const other = POST_KEY.exec(row.key)?.[1];
    return id !== undefined && other !== undefined && compareIds(other, id) < 0;
  });
  const index = older >= 0 ? older : Math.min(position.index, rows.length - 1);
  const row = rows[index];
  // The sizes were measured with other rows in the list.
  return row === undefined ? null : { key: row.key, index, offset: position.offset };
}
