/** Row heights by key, in pixels, in a form that can be kept and given back later. */
export interface RowSizes {
  readonly heights: Readonly<Record<string, number>>;
  readonly estimate: number;
}

/** Rows measured before the estimate is taken from them. */
const ENOUGH_ROWS = 4;
const DEFAULT_ESTIMATE_PX = 160;

/** What was measured so far. The estimate is fixed once a few rows are known, so that the scrollbar stays calm. */
export interface SizeBook {
  readonly heights: Map<string, number>;
  estimate: number;
  hasEstimate: boolean;
}

/** @param saved What `saveSizes` once gave; anything else is ignored. */
export function createSizeBook(saved: unknown, estimate = DEFAULT_ESTIMATE_PX): SizeBook {
  const book: SizeBook = { heights: new Map(), estimate, hasEstimate: false };
  if (!isRowSizes(saved)) return book;
  for (const [key, height] of Object.entries(saved.heights)) if (height > 0) book.heights.set(key, height);
  if (saved.estimate > 0) {
    book.estimate = saved.estimate;
    book.hasEstimate = true;
  }
  return book;
}

/** @param keys The rows to save, in any order: those never measured are left out. */
export function saveSizes(book: SizeBook, keys: Iterable<string>): RowSizes {
  const heights: Record<string, number> = {};
  for (const key of keys) {
    const height = book.heights.get(key);
    if (height !== undefined) heights[key] = height;
  }
  return { heights, estimate: book.estimate };
}

/**
 * Notes a measured height and says whether it is news.
 * Zero is not: a hidden row has no height worth knowing, and where nothing is laid out all are zero.
 */
export function recordSize(book: SizeBook, key: string, height: number): boolean {
  const known = book.heights.get(key);
  if (height <= 0 || (known !== undefined && Math.abs(known - height) < 0.05)) return false;
  book.heights.set(key, height);
  if (!book.hasEstimate && book.heights.size >= ENOUGH_ROWS) {
    book.hasEstimate = true;
    book.estimate = median([...book.heights.values()]);
  }
  return true;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? DEFAULT_ESTIMATE_PX;
}

function isRowSizes(value: unknown): value is RowSizes {
  if (typeof value !== 'object' || value === null) return false;
  const { heights, estimate } = value as Partial<Record<keyof RowSizes, unknown>>;
  return (
    typeof estimate === 'number' &&
    typeof heights === 'object' &&
    heights !== null &&
    Object.values(heights).every(height => typeof height === 'number')
  );
}
