/** Row heights by key, in px, as a list saves them and gets them back later. */
interface RowSizes {
  readonly heights: Readonly<Record<string, number>>;
  readonly estimate: number;
}

/** Number of measured rows from which the estimate is learned. */
const ENOUGH_ROWS = 4;
const DEFAULT_ESTIMATE_PX = 160;

/** The measured heights of a list. The estimate is fixed once a few rows are measured, so that the scrollbar does not jump. */
export interface SizeCache {
  readonly heights: Map<string, number>;
  estimate: number;
  hasEstimate: boolean;
}

/** @param saved The result of an earlier `saveSizes`; anything else is ignored. */
export function createSizeCache(saved: unknown, estimate = DEFAULT_ESTIMATE_PX): SizeCache {
  const sizes: SizeCache = { heights: new Map(), estimate, hasEstimate: false };
  if (!isRowSizes(saved)) return sizes;
  for (const [key, height] of Object.entries(saved.heights)) if (height > 0) sizes.heights.set(key, height);
  if (saved.estimate > 0) {
    sizes.estimate = saved.estimate;
    sizes.hasEstimate = true;
  }
  return sizes;
}

/** @param keys The rows to save, in any order. Rows never measured are left out. */
export function saveSizes(sizes: SizeCache, keys: Iterable<string>): RowSizes {
  const heights = [...keys].flatMap(key => {
    const height = sizes.heights.get(key);
    return height === undefined ? [] : [[key, height] as const];
  });
  return { heights: Object.fromEntries(heights), estimate: sizes.estimate };
}

/**
 * Records a measured height and returns whether it changed.
 * A height of 0 is ignored: the row is hidden, or nothing is laid out.
 */
export function recordSize(sizes: SizeCache, key: string, height: number): boolean {
  const known = sizes.heights.get(key);
  if (height <= 0 || (known !== undefined && Math.abs(known - height) < 0.05)) return false;
  sizes.heights.set(key, height);
  if (!sizes.hasEstimate && sizes.heights.size >= ENOUGH_ROWS) {
    sizes.hasEstimate = true;
    sizes.estimate = median([...sizes.heights.values()]);
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
