/**
 * Where every row of a windowed list begins, in px from the list's top.
 *
 * Tops are prefix sums of the heights, computed on demand up to the row asked for. A new height invalidates the tops below its row and
 * costs nothing else.
 */
export interface ListLayout {
  readonly keys: readonly string[];
  readonly indexes: ReadonlyMap<string, number>;
  readonly heights: Float64Array;
  /** One more than there are rows: the last one is the total height. Tops after `known` are not computed yet. */
  readonly tops: Float64Array;
  known: number;
}

/** First and last row, inclusive; `last` is `first - 1` for an empty range. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** @param estimate Height of rows that are not measured yet, in px. */
export function createListLayout(keys: readonly string[], heights: ReadonlyMap<string, number>, estimate: number): ListLayout {
  const indexes = new Map<string, number>();
  for (let index = 0; index < keys.length; index += 1) indexes.set(keys[index] ?? '', index);
  const layout = { keys, indexes, heights: new Float64Array(keys.length), tops: new Float64Array(keys.length + 1), known: 0 };
  readHeights(layout, heights, estimate);
  return layout;
}

/** Reads all heights again, as after a new estimate. */
export function readHeights(layout: ListLayout, heights: ReadonlyMap<string, number>, estimate: number): void {
  for (let index = 0; index < layout.keys.length; index += 1) {
    layout.heights[index] = heights.get(layout.keys[index] ?? '') ?? estimate;
  }
  layout.known = 0;
}

/** Sets the height of one row. Ignores a key that is not in the list. */
export function setRowHeight(layout: ListLayout, key: string, height: number): void {
  const index = layout.indexes.get(key);
  if (index === undefined || layout.heights[index] === height) return;
  layout.heights[index] = height;
  layout.known = Math.min(layout.known, index);
}

export function totalHeight(layout: ListLayout): number {
  return rowTop(layout, layout.keys.length);
}

/** The index after the last row gives the total height; an index outside the list gives 0. */
export function rowTop(layout: ListLayout, index: number): number {
  if (index > layout.keys.length) return 0;
  for (; layout.known < index; layout.known += 1) {
    layout.tops[layout.known + 1] = (layout.tops[layout.known] ?? 0) + (layout.heights[layout.known] ?? 0);
  }
  return layout.tops[index] ?? 0;
}

/** The row at `y` px; the first or the last row for a `y` outside the list. -1 in an empty list. */
export function rowAt(layout: ListLayout, y: number): number {
  let low = 0;
  let high = layout.keys.length - 1;
  // In most cases the known tops are enough: the search must not compute the rest.
  if (layout.known > 0 && rowTop(layout, layout.known) > y) high = Math.min(high, layout.known);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (rowTop(layout, middle) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.min(low, high);
}

/** The rows that touch the stretch from `start` to `end`, in px from the list's top. At least one row in a list with rows. */
export function rowsBetween(layout: ListLayout, start: number, end: number): RowRange {
  if (layout.keys.length === 0) return { first: 0, last: -1 };
  return { first: rowAt(layout, start), last: rowAt(layout, Math.max(start, end)) };
}

/** The rows to mount, in order: those of the range, and the kept ones wherever they are. */
export function mountedRows(layout: ListLayout, range: RowRange, kept: Iterable<string>): number[] {
  const rows: number[] = [];
  for (let index = range.first; index <= range.last; index += 1) rows.push(index);
  for (const key of kept) {
    const index = layout.indexes.get(key);
    if (index !== undefined && !rows.includes(index)) rows.push(index);
  }
  return rows.toSorted((a, b) => a - b);
}
