import { describe, expect, it } from 'vitest';
import {
  adForPlacement,
  isKnownAlgorithm,
  placementsOf,
  sitePlacements,
  usableAdForPlacement,
  type AdAlgorithm,
  type PlacementAt,
} from './ad-algorithms.js';

/** The indexes from `from` to `to` (exclusive) that have a placement, with its number. */
function placementsIn(placementAt: PlacementAt, from: number, to: number): [index: number, placement: number][] {
  return Array.from({ length: to - from }, (_, offset) => from + offset).flatMap(index => {
    const placement = placementAt(index);
    return placement === null ? [] : [[index, placement] as [number, number]];
  });
}

const positions = (algorithm: AdAlgorithm, count: number, seed = 'seed') =>
  placementsIn(placementsOf(algorithm, seed), 0, count).map(([index]) => index);

describe('linear', () => {
  it('[ADS-03] places an ad before every 20th entry by default', () => {
    expect(positions({ name: 'linear' }, 60)).toEqual([19, 39, 59]);
    expect(positions({ name: 'linear' }, 59)).toEqual([19, 39]);
  });

  it('[ADS-03] uses the ads in turn', () => {
    const shown = placementsIn(placementsOf({ name: 'linear', interval: 5 }, ''), 0, 25);
    expect(shown.map(([index, placement]) => [index, adForPlacement(['a', 'b', 'c', 'd'], placement)])).toEqual([
      [4, 'a'],
      [9, 'b'],
      [14, 'c'],
      [19, 'd'],
      [24, 'a'],
    ]);
  });

  it('[ADS-03] falls back to the default for an invalid interval', () => {
    for (const interval of [0, -5, 2.5, '5', Number.NaN, null]) expect(positions({ name: 'linear', interval }, 20)).toEqual([19]);
    expect(positions({ name: 'linear', interval: 1 }, 3)).toEqual([0, 1, 2]);
  });

  it('[ADS-03] continues with the same interval above the first entry', () => {
    expect(placementsIn(placementsOf({ name: 'linear', interval: 5 }, ''), -10, 5)).toEqual([
      [-6, -2],
      [-1, -1],
      [4, 0],
    ]);
  });
});

describe('abovefold', () => {
  it('[ADS-04] places one ad per page within the range, the same for the same seed', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const list = placementsIn(placementsOf({ name: 'abovefold' }, String(seed)), -40, 100);
      expect(list.map(([, placement]) => placement)).toEqual([-2, -1, 0, 1, 2, 3, 4]);
      for (const [index, page] of list) {
        expect(index - page * 20).toBeGreaterThanOrEqual(2);
        expect(index - page * 20).toBeLessThan(6);
        seen.add(index - page * 20);
      }
      expect(placementsIn(placementsOf({ name: 'abovefold' }, String(seed)), -40, 100)).toEqual(list);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
  });

  it('[ADS-04] accepts a range up to the page size, else falls back to the default', () => {
    const standard = positions({ name: 'abovefold' }, 60, 'x');
    for (const range of [[6, 2], [4, 4], ['a', 3], [2, 21], [-1, 4], [2, Infinity], [2.5, 4], [2, 4.5], [3], null]) {
      expect(positions({ name: 'abovefold', range }, 60, 'x')).toEqual(standard);
    }
    expect(positions({ name: 'abovefold', range: [19, 20] }, 60)).toEqual([19, 39, 59]);
    expect(positions({ name: 'abovefold', range: [0, 1] }, 60)).toEqual([0, 20, 40]);
    expect(positions({ name: 'abovefold', pageSize: 0 }, 60, 'x')).toEqual(standard);
  });

  it('[ADS-04] stays within a page that is shorter than the default range', () => {
    expect(positions({ name: 'abovefold', pageSize: 3 }, 9)).toEqual([2, 5, 8]);
    expect(positions({ name: 'abovefold', pageSize: 1 }, 3)).toEqual([0, 1, 2]);
    const inFive = Array.from({ length: 50 }, (_, seed) => positions({ name: 'abovefold', pageSize: 5 }, 5, String(seed))[0]);
    expect(new Set(inFive)).toEqual(new Set([2, 3, 4]));
  });

  it('keeps the positions of a seed from one version to the next', () => {
    expect(positions({ name: 'abovefold', range: [0, 20] }, 200, 'home')).toEqual([8, 22, 44, 72, 91, 102, 132, 140, 165, 180]);
    expect(positions({ name: 'abovefold', range: [0, 20] }, 200, 'a')).toEqual([15, 29, 57, 75, 87, 108, 126, 149, 161, 180]);
  });
});

it('[ADS-10] places nothing for an unknown algorithm or without ads', () => {
  expect(['linear', 'abovefold', 'roulette', ''].map(isKnownAlgorithm)).toEqual([true, true, false, false]);
  expect(positions({ name: 'roulette' }, 100)).toEqual([]);
  expect(adForPlacement([], 3)).toBeNull();
  expect(adForPlacement(['a', 'b', 'c'], -1)).toBe('c');
});

it('[ADS-01] replaces an expired ad by the next one, and moves no other', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const ads = ['a', 'b', 'c'].map(name => ({ name, expires_at: name === 'b' ? '2026-11-20T12:04:00Z' : null }));
  const shown = (list: typeof ads) => [0, 1, 2, 3, 4].map(placement => usableAdForPlacement(list, placement, now)?.name ?? null);
  expect(shown(ads)).toEqual(['a', 'c', 'c', 'a', 'c']);
  expect(shown([])).toEqual([null, null, null, null, null]);
  expect(shown(ads.slice(1, 2))).toEqual([null, null, null, null, null]);
});

it.each([
  ['ads that are off', { isEnabled: false }],
  ['no algorithm', { algorithm: null }],
  ['an unknown algorithm', { algorithm: { name: 'roulette', options: {} } }],
  ['an unknown provider', { provider: null }],
])('[ADS-10] has no placements on a site with %s', (_name, other) => {
  const settings = {
    isEnabled: true,
    provider: 'truth' as const,
    endpoint: null,
    algorithm: { name: 'linear', options: { interval: 3 } },
    items: [],
  };
  expect(sitePlacements(settings, 'seed')?.(2)).toBe(0);
  expect(sitePlacements({ ...settings, ...other }, 'seed')).toBeNull();
});
