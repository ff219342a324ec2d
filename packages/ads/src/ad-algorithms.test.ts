import { describe, expect, it } from 'vitest';
import { placements } from './ad-algorithms.js';

const positions = (list: ReturnType<typeof placements>) => list.map(placement => placement.before);

describe('linear', () => {
  it('[ADS-03] stands before every twentieth entry unless told otherwise', () => {
    expect(positions(placements({ name: 'linear' }, 60, 'seed'))).toEqual([19, 39, 59]);
    expect(positions(placements({ name: 'linear' }, 59, 'seed'))).toEqual([19, 39]);
  });

  it('[ADS-03] follows the interval of the settings and ignores one that makes no sense', () => {
    expect(positions(placements({ name: 'linear', interval: 5 }, 12, 'seed'))).toEqual([4, 9]);
    expect(positions(placements({ name: 'linear', interval: 0 }, 20, 'seed'))).toEqual([19]);
  });
});

describe('abovefold', () => {
  it('[ADS-04] places one ad a page, within the range, the same for the same seed', () => {
    for (let seed = 0; seed < 200; seed++) {
      const list = positions(placements({ name: 'abovefold' }, 100, String(seed)));
      expect(list).toHaveLength(5);
      list.forEach((before, page) => {
        expect(before - page * 20).toBeGreaterThanOrEqual(2);
        expect(before - page * 20).toBeLessThan(6);
      });
      expect(positions(placements({ name: 'abovefold' }, 100, String(seed)))).toEqual(list);
    }
  });

  it('[ADS-04] does not move ads when older entries are added', () => {
    const short = positions(placements({ name: 'abovefold' }, 40, 'a'));
    expect(positions(placements({ name: 'abovefold' }, 400, 'a')).slice(0, short.length)).toEqual(short);
  });

  it('falls back to the range of the specification when the one given is not usable', () => {
    for (const range of [[6, 2], ['a', 3], [2, 21], [-1, 4], null]) {
      expect(placements({ name: 'abovefold', range }, 60, 'x')).toEqual(placements({ name: 'abovefold' }, 60, 'x'));
    }
  });
});

it('[ADS-10] places nothing for an unknown algorithm', () => {
  expect(placements({ name: 'roulette' }, 100, 'seed')).toEqual([]);
});
