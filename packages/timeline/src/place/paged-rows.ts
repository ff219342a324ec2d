import { resolvePosition } from '@rookery/ui/list';
import { isPostBelow } from '../rows/timeline-rows.js';

/** Posts on a page, for readers who prefer pages to an endless list. */
export const PAGE_POSTS = 20;

interface PagedRow {
  kind: string;
  key: string;
  id?: string;
}

/** A page of the rows that are loaded. */
export interface RowsPage {
  /** Its first row's index. */
  start: number;
  /** The index after its last row. */
  end: number;
  /** 1 is the newest. */
  number: number;
  /** Key of the first row of the next newer page; null when that page is the newest, undefined when there is none. */
  newerKey: string | null | undefined;
}

/**
 * The page that begins with the row `firstKey`; null: the newest page. Rows between posts belong to the page they are in. When the
 * row is gone, the page begins with the nearest older post.
 */
export function pageOf(rows: readonly PagedRow[], firstKey: string | null, size: number = PAGE_POSTS): RowsPage {
  const start = firstKey === null ? 0 : (resolvePosition({ key: firstKey, index: 0, offset: 0 }, rows, isPostBelow)?.index ?? 0);
  const end = indexAfterPosts(rows, start, size);
  const before = countPosts(rows, 0, start);
  return { start, end, number: Math.ceil(before / size) + 1, newerKey: newerKey(rows, start, size) };
}

function newerKey(rows: readonly PagedRow[], start: number, size: number): string | null | undefined {
  if (start === 0) return undefined;
  let posts = 0;
  for (let index = start - 1; index > 0; index -= 1) {
    if (rows[index]?.kind === 'status') posts += 1;
    if (posts === size) return rows[index]?.key ?? null;
  }
  return null;
}

function indexAfterPosts(rows: readonly PagedRow[], start: number, size: number): number {
  let posts = 0;
  for (let index = start; index < rows.length; index += 1) {
    if (rows[index]?.kind === 'status') posts += 1;
    if (posts === size) return index + 1;
  }
  return rows.length;
}

const countPosts = (rows: readonly PagedRow[], from: number, to: number): number =>
  rows.slice(from, to).filter(row => row.kind === 'status').length;
