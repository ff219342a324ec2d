/*
 * The mounted rows as elements. Their positions are written to the elements and not rendered by React: a newly measured height moves
 * rows without running a component.
 */
import { rowTop, setRowHeight, totalHeight } from './list-layout.js';
import type { ListLayout } from './list-layout.js';
import { recordSize } from './size-cache.js';
import type { SizeCache } from './size-cache.js';

/** The value last written to an element, in px: reading it back from the style costs more. */
const written = new WeakMap<HTMLElement, number>();

/** Mounted rows follow one another; a margin before a row stands for the unmounted rows above it. */
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

/** Measures the mounted rows that have no height yet. Returns whether any height changed. */
export function measureNewRows(list: HTMLElement, sizes: SizeCache): boolean {
  let changed = false;
  for (const row of rowsIn(list)) {
    const key = row.dataset['key'];
    if (key !== undefined && !sizes.heights.has(key)) changed = measureRow(row, sizes) || changed;
  }
  return changed;
}

/** Returns whether the row's height changed. */
export function measureRow(row: HTMLElement, sizes: SizeCache): boolean {
  const key = row.dataset['key'];
  return key !== undefined && recordSize(sizes, key, row.getBoundingClientRect().height);
}

/** Writes the measured heights of the mounted rows to the layout. */
export function takeHeights(list: HTMLElement, layout: ListLayout, sizes: SizeCache): void {
  for (const row of rowsIn(list)) {
    const key = row.dataset['key'] ?? '';
    const height = sizes.heights.get(key);
    if (height !== undefined) setRowHeight(layout, key, height);
  }
}

/** The mounted row with this key; null when it is not mounted. Other lists inside a row are not searched. */
export function rowElement(list: HTMLElement, key: string): HTMLElement | null {
  for (const row of rowsIn(list)) if (row.dataset['key'] === key) return row;
  return null;
}

/** The key of the list's row that holds the node; null outside the list. */
export function keyOfRowAt(list: HTMLElement, node: Node | null): string | null {
  for (let at = node; at !== null && at !== list; at = at.parentNode) {
    if (at.parentNode === list) return (at as HTMLElement).dataset['key'] ?? null;
  }
  return null;
}

/** All mounted rows, in the order of the list. */
export function rowsIn(list: HTMLElement): HTMLCollectionOf<HTMLElement> {
  return list.children as HTMLCollectionOf<HTMLElement>;
}
