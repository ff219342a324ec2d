import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OlderItems } from '../state/list-states.js';

/** Consecutive pages without a new row that are loaded automatically. After them the reader decides. */
export const MAX_ROWLESS_PAGES = 10;

interface AutoloadOptions {
  autoloadMore: boolean;
  rows: readonly { key: string }[];
  /** Another object for each page; null when all are loaded. */
  older: OlderItems | null;
}

interface Autoload {
  /** Call it near the end of the list; undefined while nothing loads automatically. */
  onReachEnd: (() => void) | undefined;
  /** Older items load without a press. */
  isAutomatic: boolean;
}

/**
 * Loads older items near the end of a list (LIST-07). When a page brings no row, because every item of it is hidden or filtered, the
 * next one is loaded too. A list without rows is at its end.
 */
export function useAutoload({ autoloadMore, rows, older }: AutoloadOptions): Autoload {
  const lastKey = rows.at(-1)?.key ?? null;
  const [asked, setAsked] = useState<{ lastKey: string | null; count: number; older: OlderItems | null } | null>(null);
  const count = asked?.lastKey === lastKey ? asked.count : 0;
  const isAutomatic = autoloadMore && older !== null && !older.hasFailed && count < MAX_ROWLESS_PAGES;
  const onReachEnd = (): void => {
    setAsked({ lastKey, count: count + 1, older });
    older?.onLoad();
  };

  const isAtEnd = lastKey === null || count > 0;
  const latest = useRef(onReachEnd);
  useLayoutEffect(() => {
    latest.current = onReachEnd;
  });
  const isDue = isAutomatic && isAtEnd && !older.isLoading && asked?.older !== older;
  useEffect(() => {
    if (isDue) latest.current();
  }, [isDue, older]);
  return { onReachEnd: isAutomatic ? onReachEnd : undefined, isAutomatic };
}
