import { describe, expect, it } from 'vitest';
import { adOfSlot, slotsOf, type AdAlgorithm, type SlotAt } from './ad-algorithms.js';

/** The indexes from `from` up to and without `to` before which something stands, with its slot. */
function slotsIn(slotAt: SlotAt, from: number, to: number): [index: number, slot: number][] {
  return Array.from({ length: to - from }, (_, offset) => from + offset).flatMap(index => {
    const slot = slotAt(index);
    return slot === null ? [] : [[index, slot] as [number, number]];
  });
}

const positions = (algorithm: AdAlgorithm, count: number, seed = 'seed') =>
  slotsIn(slotsOf(algorithm, seed), 0, count).map(([index]) => index);

describe('linear', () => {
  it('[ADS-03] stands before every twentieth entry unless told otherwise', () => {
    expect(positions({ name: 'linear' }, 60)).toEqual([19, 39, 59]);
    expect(positions({ name: 'linear' }, 59)).toEqual([19, 39]);
  });

  it('[ADS-03] shows the ads in turn: of four before every fifth entry the first comes again at the fifth place', () => {
    const shown = slotsIn(slotsOf({ name: 'linear', interval: 5 }, ''), 0, 25);
    expect(shown.map(([index, slot]) => [index, adOfSlot(['a', 'b', 'c', 'd'], slot)])).toEqual([
      [4, 'a'],
      [9, 'b'],
      [14, 'c'],
      [19, 'd'],
      [24, 'a'],
    ]);
  });

  it('[ADS-03] ignores an interval that makes no sense', () => {
    for (const interval of [0, -5, 2.5, '5', Number.NaN, null]) expect(positions({ name: 'linear', interval }, 20)).toEqual([19]);
    expect(positions({ name: 'linear', interval: 1 }, 3)).toEqual([0, 1, 2]);
  });

  it('[ADS-03] goes on above the first entry at the same distance', () => {
    expect(slotsIn(slotsOf({ name: 'linear', interval: 5 }, ''), -10, 5)).toEqual([
      [-6, -2],
      [-1, -1],
      [4, 0],
    ]);
  });
});

describe('abovefold', () => {
  it('[ADS-04] has one slot a page, within the range, the same for the same seed', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const list = slotsIn(slotsOf({ name: 'abovefold' }, String(seed)), -40, 100);
      expect(list.map(([, slot]) => slot)).toEqual([-2, -1, 0, 1, 2, 3, 4]);
      for (const [index, page] of list) {
        expect(index - page * 20).toBeGreaterThanOrEqual(2);
        expect(index - page * 20).toBeLessThan(6);
        seen.add(index - page * 20);
      }
      expect(slotsIn(slotsOf({ name: 'abovefold' }, String(seed)), -40, 100)).toEqual(list);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
  });

  it('[ADS-04] takes a range up to the page size, and falls back when the one given is not usable', () => {
    const standard = positions({ name: 'abovefold' }, 60, 'x');
    for (const range of [[6, 2], [4, 4], ['a', 3], [2, 21], [-1, 4], [2, Infinity], [3], null]) {
      expect(positions({ name: 'abovefold', range }, 60, 'x')).toEqual(standard);
    }
    expect(positions({ name: 'abovefold', range: [19, 20] }, 60)).toEqual([19, 39, 59]);
    expect(positions({ name: 'abovefold', range: [0, 1] }, 60)).toEqual([0, 20, 40]);
    expect(positions({ name: 'abovefold', pageSize: 0 }, 60, 'x')).toEqual(standard);
  });

  it('[ADS-04] keeps within a page that is shorter than the usual range', () => {
    expect(positions({ name: 'abovefold', pageSize: 3 }, 9)).toEqual([2, 5, 8]);
    expect(positions({ name: 'abovefold', pageSize: 1 }, 3)).toEqual([0, 1, 2]);
  });
});

it('[ADS-10] has no slots for an unknown algorithm, and no ad where there are none', () => {
  expect(positions({ name: 'roulette' }, 100)).toEqual([]);
  expect(adOfSlot([], 3)).toBeNull();
  expect(adOfSlot(['a', 'b', 'c'], -1)).toBe('c');
});
