/*
 * The mounted rows as elements. Their places are written straight to the elements and not drawn by React: a height that becomes known
 * moves what it has to move, and no component runs again for it.
 */
import { rowTop, setRowHeight, totalHeight } from './list-layout.js';
import type { ListLayout } from './list-layout.js';
import { recordSize } from './row-sizes.js';
import type { SizeBook } from './row-sizes.js';

/** What was last written to an element, in pixels: reading styles back would cost more than it saves. */
const written = new WeakMap<HTMLElement, number>();

/** Mounted rows lie one after another; room for those that are not mounted is a margin before the next one that is. */
export function placeRows(list: HTMLElement, layout: ListLayout): void {
  let bottom = 0;
  for (const row of rowsIn(list)) {
    const index = layout.indexes.get(row.dataset['key'] ?? '');
    if (index === undefined) continue;
    const gap = rowTop(layout, index) - bottom;
    bottom = rowTop(layout, index + 1);
    if ((written.get(row) ?? 0) === gap) continue;
    written.set(row, gap);
    row.style.marginBlockStart = gap === 0 ? '' : `${gap}px`;
  }
  const height = totalHeight(layout);
  if (written.get(list) === height) return;
  written.set(list, height);
  list.style.blockSize = `${height}px`;
}

/** Measures the rows whose height nobody knows yet. Says whether anything was learned. */
export function measureNewRows(list: HTMLElement, book: SizeBook): boolean {
  let changed = false;
  for (const row of rowsIn(list)) {
    const key = row.dataset['key'];
    if (key !== undefined && !book.heights.has(key)) changed = measureRow(row, book) || changed;
  }
  return changed;
}

/** Whether the row's height is another than it was. */
export function measureRow(row: HTMLElement, book: SizeBook): boolean {
  const key = row.dataset['key'];
  return key !== undefined && recordSize(book, key, row.getBoundingClientRect().height);
}

/** Gives the layout the measured heights of the mounted rows. */
export function takeHeights(list: HTMLElement, layout: ListLayout, book: SizeBook): void {
  for (const row of rowsIn(list)) {
    const key = row.dataset['key'] ?? '';
    const height = book.heights.get(key);
    if (height !== undefined) setRowHeight(layout, key, height);
  }
}

function rowsIn(list: HTMLElement): HTMLCollectionOf<HTMLElement> {
  return list.children as HTMLCollectionOf<HTMLElement>;
}
