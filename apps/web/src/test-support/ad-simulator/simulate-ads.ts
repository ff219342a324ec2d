import { placementsOf, usableAdForPlacement, nextRequestIn } from '@rookery/ads/rules';
import type { Ad } from '@rookery/api-client';
import { noPlacements, placeInjections, withInjections, type PlacementState } from '@rookery/timeline/injections';

/** The settings of the simulator. Times: milliseconds since the epoch. */
export interface SimulatorSettings {
  algorithm: string;
  seed: string;
  interval: number;
  range: readonly [number, number];
  pageSize: number;
  /** The ids of the newest and the oldest post of the list. */
  newest: number;
  oldest: number;
  now: number;
}

/** A row of the simulated list: a post by its id, or an ad by its placement. */
export type SimulatedRow = { kind: 'post'; id: string } | { kind: 'ad'; placement: number; ad: Ad | null };

export interface Simulation {
  rows: readonly SimulatedRow[];
  placements: PlacementState;
}

/**
 * The rows of a list by the functions that Home uses, given the placements before (`noPlacements` for a list that opens).
 *
 * @param ads The ads of the provider, expired ones among them.
 */
export function simulateAds(settings: SimulatorSettings, ads: readonly Ad[], before: PlacementState = noPlacements): Simulation {
  const { algorithm, seed, newest, oldest, now, ...options } = settings;
  const rules = [{ kind: 'ad', placementAt: placementsOf({ ...options, name: algorithm }, seed) }];
  const posts = Array.from({ length: Math.max(newest - oldest + 1, 0) }, (_, index) => {
    const id = String(newest - index);
    return { kind: 'status' as const, key: `s:${id}`, id };
  });
  const placements = placeInjections(before, rules, posts);
  const rows = withInjections(placements, rules, posts).flatMap((row): SimulatedRow[] => {
    if (row.kind === 'status') return [{ kind: 'post', id: row.id }];
    if (row.kind !== 'injection') return [];
    const placement = row.injection.ordinal;
    return [{ kind: 'ad', placement, ad: usableAdForPlacement(ads, placement, now) }];
  });
  return { rows, placements };
}

/** When the ads are requested next, in milliseconds since the epoch; null: never. */
export function nextRequestAt(ads: readonly Ad[], now: number, requestedAt: number): number | null {
  const delay = nextRequestIn(ads, now, requestedAt);
  return delay === null ? null : now + delay;
}
