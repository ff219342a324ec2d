import { seededRandom } from './seeded-random.js';

/** Entries from one ad to the next when the settings name none. Spec 9. */
export const LINEAR_INTERVAL = 20;
/** First and one past the last position of the ad within a page. Spec 9. */
export const ABOVE_FOLD_RANGE: readonly [number, number] = [2, 6];
/** Entries of a page, each of which has one ad near its top. Spec 9. */
export const ABOVE_FOLD_PAGE_SIZE = 20;

/** How ads are placed: the name and options of the site's ads extension, as they came. Spec 3, 9. */
export interface AdAlgorithm {
  readonly name: string;
  readonly interval?: unknown;
  readonly range?: unknown;
  readonly pageSize?: unknown;
}

/**
 * Which ad stands before the entry at an index: a slot number, to be counted cyclically over the ads there are by whoever draws
 * it, or null for none. Index 0 is the first entry when the reader came; what came above it later has negative indexes, and the
 * pattern goes on there with negative slots.
 */
export type SlotAt = (index: number) => number | null;

const nowhere: SlotAt = () => null;

/**
 * The slots of an algorithm. An unknown one has none; options out of range fall back to the values of spec 9.
 *
 * @param seed Slots are the same for the same seed.
 */
export function slotsOf(algorithm: AdAlgorithm, seed: string): SlotAt {
  switch (algorithm.name) {
    case 'linear':
      return linear(wholeAtLeastOne(algorithm.interval, LINEAR_INTERVAL));
    case 'abovefold':
      return aboveFold(algorithm, seed);
    default:
      return nowhere;
  }
}

/** The ad of a slot, counted cyclically; null without ads. */
export function adOfSlot<Ad>(ads: readonly Ad[], slot: number): Ad | null {
  return ads.length === 0 ? null : (ads.at(slot % ads.length) ?? null);
}

function linear(interval: number): SlotAt {
  return index => (index + 1 - Math.floor((index + 1) / interval) * interval === 0 ? Math.floor(index / interval) : null);
}

function aboveFold(algorithm: AdAlgorithm, seed: string): SlotAt {
  const pageSize = wholeAtLeastOne(algorithm.pageSize, ABOVE_FOLD_PAGE_SIZE);
  const [low, high] = readRange(algorithm.range, pageSize);
  const targets = new Map<number, number>();
  const targetOf = (page: number): number => {
    const known = targets.get(page);
    if (known !== undefined) return known;
    const target = Math.floor(seededRandom(`${seed}-page-${page}`)() * (high - low)) + low;
    targets.set(page, target);
    return target;
  };
  return index => {
    const page = Math.floor(index / pageSize);
    return index - page * pageSize === targetOf(page) ? page : null;
  };
}

function wholeAtLeastOne(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : fallback;
}

function readRange(value: unknown, pageSize: number): readonly [number, number] {
  const fallback: readonly [number, number] =
    pageSize >= ABOVE_FOLD_RANGE[1] ? ABOVE_FOLD_RANGE : [Math.min(ABOVE_FOLD_RANGE[0], pageSize - 1), pageSize];
  if (!Array.isArray(value)) return fallback;
  const [low, high]: unknown[] = value;
  const isUsable =
    typeof low === 'number' &&
    typeof high === 'number' &&
    Number.isInteger(low) &&
    Number.isInteger(high) &&
    0 <= low &&
    low < high &&
    high <= pageSize;
  return isUsable ? [low, high] : fallback;
}
