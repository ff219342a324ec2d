/** Where every row of a windowed list begins, in pixels from the list's top. */
export interface ListLayout {
  readonly keys: readonly string[];
  /** One more than there are rows: the last is the whole height. */
  readonly tops: readonly number[];
  readonly indexes: ReadonlyMap<string, number>;
}

/** First and last row, both included; `last` is one below `first` when there is none. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** @param estimate The height of a row that was never measured. */
export function createListLayout(keys: readonly string[], heights: ReadonlyMap<string, number>, estimate: number): ListLayout {
  const tops: number[] = [0];
  const indexes = new Map<string, number>();
  let top = 0;
  keys.forEach((key, index) => {
    indexes.set(key, index);
    top += heights.get(key) ?? estimate;
    tops.push(top);
  });
  return { keys, tops, indexes };
}

export function totalHeight(layout: ListLayout): number {
  return layout.tops.at(-1) ?? 0;
}

export function rowTop(layout: ListLayout, index: number): number {
  return layout.tops[index] ?? 0;
}

/** The row at `y`; the first or the last one when `y` is outside. -1 in an empty list. */
export function rowAt(layout: ListLayout, y: number): number {
  let low = 0;
  let high = layout.keys.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (rowTop(layout, middle) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.min(low, high);
}

/** The rows touching `start` to `end`, in pixels from the list's top. At least one, if there is one. */
export function rowsBetween(layout: ListLayout, start: number, end: number): RowRange {
  if (layout.keys.length === 0) return { first: 0, last: -1 };
  return { first: rowAt(layout, start), last: rowAt(layout, Math.max(start, end)) };
}

/** Rows to mount in order: those of the range and, wherever they are, those of `kept`. */
export function mountedRows(layout: ListLayout, range: RowRange, kept: Iterable<string>): number[] {
  const rows = new Set<number>();
  for (let index = range.first; index <= range.last; index += 1) rows.add(index);
  for (const key of kept) {
    const index = layout.indexes.get(key);
    if (index !== undefined) rows.add(index);
  }
  return [...rows].toSorted((a, b) => a - b);
}
