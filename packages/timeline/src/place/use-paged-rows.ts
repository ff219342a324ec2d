import { useMemo, useState } from 'react';
import { pageOf, type RowsPage } from './paged-rows.js';

interface PagedRowsOptions<Row> {
  isPaged: boolean;
  rows: readonly Row[];
  /** The first row of the page that the reader left; undefined: the newest page. */
  restoredKey: string | undefined;
}

export interface PagedRows<Row> {
  /** The rows to show: all of them, or those of one page. */
  shown: readonly Row[];
  /** Null in an endless list. */
  page: RowsPage | null;
  /** The first row of the page; null: the newest page. */
  firstKey: string | null;
  turnTo(firstKey: string | null): void;
}

/** The rows of the reader's page, or all rows in an endless list. */
export function usePagedRows<Row extends { kind: string; key: string; id?: string }>(
  options: PagedRowsOptions<Row>,
): PagedRows<Row> {
  const { isPaged, rows, restoredKey } = options;
  const [firstKey, turnTo] = useState<string | null>(restoredKey ?? null);
  const page = useMemo(() => (isPaged ? pageOf(rows, firstKey) : null), [isPaged, rows, firstKey]);
  const shown = useMemo(() => (page === null ? rows : rows.slice(page.start, page.end)), [rows, page]);
  return useMemo(() => ({ shown, page, firstKey, turnTo }), [shown, page, firstKey]);
}
