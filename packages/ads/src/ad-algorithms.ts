import { seededRandom } from './seeded-random.js';

/** Entries from one ad to the next when the settings name none. Spec 9. */
export const LINEAR_INTERVAL = 20;
/** First and one past the last position of the ad within a page. Spec 9. */
export const ABOVE_FOLD_RANGE: readonly [number, number] = [2, 6];
export const ABOVE_FOLD_PAGE_SIZE = 20;

/** How ads are placed: the name and options of the site's ads extension, as they came. Spec 3, 9. */
export interface AdAlgorithm {
  readonly name: string;
  readonly interval?: unknown;
  readonly range?: unknown;
  readonly pageSize?: unknown;
}

/** An ad stands before entry `before` (0-based) and shows the ad number `slot`, counted cyclically by whoever draws it. */
export interface Placement {
  readonly before: number;
  readonly slot: number;
}

/**
 * Where ads stand in a list of `entryCount` entries, in order. An unknown algorithm places none; options out of range fall back
 * to the values of spec 9.
 *
 * @param seed Positions are the same for the same seed.
 */
export function placements(algorithm: AdAlgorithm, entryCount: number, seed: string): Placement[] {
  switch (algorithm.name) {
    case 'linear':
      return linear(wholeAtLeastOne(algorithm.interval, LINEAR_INTERVAL), entryCount);
    case 'abovefold':
      return aboveFold(algorithm, entryCount, seed);
    default:
      return [];
  }
}

function linear(interval: number, entryCount: number): Placement[] {
  return Array.from({ length: Math.floor(entryCount / interval) }, (_, slot) => ({ before: (slot + 1) * interval - 1, slot }));
}

function aboveFold(algorithm: AdAlgorithm, entryCount: number, seed: string): Placement[] {
  const pageSize = wholeAtLeastOne(algorithm.pageSize, ABOVE_FOLD_PAGE_SIZE);
  const [low, high] = readRange(algorithm.range, pageSize);
  const result: Placement[] = [];
  for (let page = 0; page * pageSize < entryCount; page++) {
    const position = Math.floor(seededRandom(`${seed}-page-${page}`)() * (high - low)) + low;
    const before = page * pageSize + position;
    if (before < entryCount) result.push({ before, slot: page });
  }
  return result;
}

function wholeAtLeastOne(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : fallback;
}

function readRange(value: unknown, pageSize: number): readonly [number, number] {
  if (!Array.isArray(value)) return ABOVE_FOLD_RANGE;
  const [low, high]: unknown[] = value;
  const isUsable =
    typeof low === 'number' &&
    typeof high === 'number' &&
    Number.isInteger(low) &&
    Number.isInteger(high) &&
    0 <= low &&
    low < high &&
    high <= pageSize;
  return isUsable ? [low, high] : ABOVE_FOLD_RANGE;
}
