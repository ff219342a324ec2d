import { isUsable, type Expiring } from './ad-expiry.js';

/** Default number of entries from one ad to the next (ADS-03). */
export const LINEAR_INTERVAL = 20;
/** Default range of the ad's position within a page, end exclusive (ADS-04). */
export const ABOVE_FOLD_RANGE: readonly [number, number] = [2, 6];
/** Default number of entries per page; each page has one ad near its top (ADS-04). */
export const ABOVE_FOLD_PAGE_SIZE = 20;

/** The placement algorithm: name and unchecked options from the site settings. */
export interface AdAlgorithm {
  readonly name: string;
  readonly interval?: unknown;
  readonly range?: unknown;
  readonly pageSize?: unknown;
}

/**
 * Returns the number of the placement before the entry at an index, or null. Index 0 is the first entry of the initial list;
 * entries prepended later have negative indexes, where the pattern continues with negative numbers.
 */
export type PlacementAt = (index: number) => number | null;

const AD_ALGORITHMS: readonly string[] = ['linear', 'abovefold'];

/** Whether there is an algorithm of this name; without one there are no ads (ADS-10). */
export const isKnownAlgorithm = (name: string): boolean => AD_ALGORITHMS.includes(name);

const noPlacements: PlacementAt = () => null;

/**
 * Creates the placements of an algorithm. An unknown algorithm has none (ADS-10); options out of range fall back to the defaults.
 *
 * @param seed Placements are the same for the same seed.
 */
export function placementsOf(algorithm: AdAlgorithm, seed: string): PlacementAt {
  switch (algorithm.name) {
    case 'linear':
      return linear(wholeAtLeastOne(algorithm.interval, LINEAR_INTERVAL));
    case 'abovefold':
      return aboveFold(algorithm, seed);
    default:
      return noPlacements;
  }
}

/** The ads of a site as `SiteSettings` has them, as far as they decide the places. */
export interface AdPlaces {
  readonly isEnabled: boolean;
  readonly provider: string | null;
  readonly algorithm: { readonly name: string; readonly options: Readonly<Record<string, unknown>> } | null;
}

/** Where the site places ads; null: nowhere, because its ads are off, or their provider or algorithm is missing or unknown (ADS-10). */
export function sitePlacements({ isEnabled, provider, algorithm }: AdPlaces, seed: string): PlacementAt | null {
  if (!isEnabled || provider === null || algorithm === null || !isKnownAlgorithm(algorithm.name)) return null;
  return placementsOf({ ...algorithm.options, name: algorithm.name }, seed);
}

/** The ad for a placement: the ads are used in turn. null without ads. */
export function adForPlacement<Ad>(ads: readonly Ad[], placement: number): Ad | null {
  return ads.at(placement % ads.length) ?? null;
}

/**
 * The ad for a placement, among those that may still be shown: the one in turn, or the next one after it that has not expired. The others
 * keep their placements. Null when none is left.
 *
 * @param now Milliseconds since the epoch.
 */
export function usableAdForPlacement<Ad extends Expiring>(ads: readonly Ad[], placement: number, now: number): Ad | null {
  for (let further = 0; further < ads.length; further += 1) {
    const ad = adForPlacement(ads, placement + further);
    if (ad !== null && isUsable(ad, now)) return ad;
  }
  return null;
}

function linear(interval: number): PlacementAt {
  return index => (index + 1 - Math.floor((index + 1) / interval) * interval === 0 ? Math.floor(index / interval) : null);
}

function aboveFold(algorithm: AdAlgorithm, seed: string): PlacementAt {
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
  const isValid =
    typeof low === 'number' &&
    typeof high === 'number' &&
    Number.isInteger(low) &&
    Number.isInteger(high) &&
    0 <= low &&
    low < high &&
    high <= pageSize;
  return isValid ? [low, high] : fallback;
}

/**
 * Creates a generator of numbers in [0, 1), with the same sequence for the same seed: mulberry32 seeded by FNV-1a. Repeatable,
 * not secure.
 */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
