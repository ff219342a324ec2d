import { adForPlacement, placementsOf, type AdAlgorithm } from '@rookery/ads/rules';
import type { Injections } from '@rookery/timeline';
import { noPlacements, placeInjections, withInjections, type InjectionRule } from '@rookery/timeline/injections';
import { suggestionsRule } from '@rookery/people/suggestions';
import fc from 'fast-check';
import { expect, test } from 'vitest';

type Rows = Parameters<Injections['inject']>[0];

const plain = (newest: number, oldest: number): Rows =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => {
    const id = String(newest - index);
    return { kind: 'status' as const, key: `s:${id}`, id };
  });

const adRule = (algorithm: AdAlgorithm): InjectionRule => ({ kind: 'ad', placementAt: placementsOf(algorithm, 'seed') });

/** A list through successive states. Returns its rows: posts by id, ads by name, other rows by kind. */
function createFeed(rules: readonly InjectionRule[], ads: readonly string[]) {
  let state = noPlacements;
  return (rows: Rows): string[] => {
    state = placeInjections(state, rules, rows);
    return withInjections(state, rules, rows).map(row => {
      if (row.kind !== 'injection') return row.key.slice(2);
      return row.injection.kind === 'ad' ? (adForPlacement(ads, row.injection.ordinal) ?? 'none') : row.injection.kind;
    });
  };
}

test('[ADS-03] [LIST-12] puts ads in turn before every fifth entry, and never last', () => {
  const show = createFeed([adRule({ name: 'linear', interval: 5 })], ['a', 'b', 'c', 'd']);
  const rows = show(plain(100, 76));
  expect(rows.flatMap((row, index) => (/^[a-d]$/.test(row) ? [[rows[index - 1], row, rows[index + 1]]] : []))).toEqual([
    ['97', 'a', '96'],
    ['92', 'b', '91'],
    ['87', 'c', '86'],
    ['82', 'd', '81'],
    ['77', 'a', '76'],
  ]);
});

test('[ADS-04] [LIST-13] keeps ads beside their posts when new posts and older pages load', () => {
  const show = createFeed([adRule({ name: 'abovefold' })], ['a', 'b']);
  const first = show(plain(100, 61));
  expect(first.filter(row => row === 'a' || row === 'b')).toEqual(['a', 'b']);
  const second = show(plain(140, 21));
  const kept = second.slice(second.indexOf('100'), second.indexOf('61') + 1);
  expect(kept).toEqual(first);
  expect(second.filter(row => row === 'a' || row === 'b')).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
});

test('[LIST-12] counts the block of suggestions as an entry, without an ad beside it', () => {
  for (let interval = 2; interval < 12; interval += 1) {
    const show = createFeed([suggestionsRule(() => 0.5), adRule({ name: 'linear', interval })], ['ad']);
    const rows = show(plain(100, 41));
    const block = rows.indexOf('suggestions');
    expect(block).toBeGreaterThan(0);
    expect([rows[block - 1], rows[block + 1]]).not.toContain('ad');
    rows.forEach((row, index) => expect([row, rows[index + 1]]).not.toEqual(['ad', 'ad']));
  }
});

test('[ADS-10] injects no ads with an unknown algorithm', () => {
  expect(createFeed([adRule({ name: 'roulette' })], ['a'])(plain(100, 41))).not.toContain('a');
});

const aSeed = fc.string({ maxLength: 12 });
const isAd = (row: string | undefined): boolean => row === 'a' || row === 'b';

const anAboveFold = fc.integer({ min: 1, max: 40 }).chain(pageSize =>
  fc
    .tuple(fc.integer({ min: 0, max: pageSize - 1 }), fc.integer({ min: 1, max: pageSize }))
    .filter(([low, high]) => low < high)
    .map(range => ({ name: 'abovefold', pageSize, range })),
);
const aLinear = fc.integer({ min: 1, max: 40 }).map(interval => ({ name: 'linear', interval }));
const anAlgorithm = fc.oneof(anAboveFold, aLinear);

const showWith = (algorithm: AdAlgorithm, seed: string) =>
  createFeed([{ kind: 'ad', placementAt: placementsOf(algorithm, seed) }], ['a', 'b']);

test('[ADS-04] places one ad within the range of every whole page, for 1,000 seeds and options', () => {
  fc.assert(
    fc.property(aSeed, anAboveFold, fc.integer({ min: 0, max: 120 }), (seed, algorithm, count) => {
      const [low, high] = algorithm.range;
      const placementAt = placementsOf(algorithm, seed);
      const indexes = Array.from({ length: count }, (_, index) => index).filter(index => placementAt(index) !== null);
      expect(indexes).toHaveLength(new Set(indexes.map(index => Math.floor(index / algorithm.pageSize))).size);
      expect(indexes.length).toBeGreaterThanOrEqual(Math.floor(count / algorithm.pageSize));
      for (const index of indexes)
        expect([low <= index % algorithm.pageSize, index % algorithm.pageSize < high]).toEqual([true, true]);
    }),
    { numRuns: 1000 },
  );
});

test('[ADS-03] [LIST-13] moves no ad when 40 posts come above or 20 below, for 1,000 seeds and options', () => {
  fc.assert(
    fc.property(aSeed, anAlgorithm, fc.integer({ min: 1, max: 60 }), (seed, algorithm, count) => {
      const show = showWith(algorithm, seed);
      const oldest = 1000 - count + 1;
      const first = show(plain(1000, oldest));
      expect(showWith(algorithm, seed)(plain(1000, oldest))).toEqual(first);
      const [top, bottom] = [first.indexOf('1000'), first.indexOf(String(oldest)) + 1];
      for (const [newest, last] of [
        [1040, oldest],
        [1040, oldest - 20],
      ] as const) {
        const next = show(plain(newest, last));
        expect(next.slice(next.indexOf('1000'), next.indexOf(String(oldest)) + 1)).toEqual(first.slice(top, bottom));
        expect([isAd(next[0]), isAd(next.at(-1))]).toEqual([false, false]);
        expect(next.some((row, index) => isAd(row) && isAd(next[index + 1]))).toBe(false);
      }
    }),
    { numRuns: 1000 },
  );
});

test('[ADS-03] [ADS-04] places nothing in an empty list, and never last in a short one', () => {
  fc.assert(
    fc.property(aSeed, anAlgorithm, fc.integer({ min: 0, max: 3 }), (seed, algorithm, count) => {
      const rows = showWith(algorithm, seed)(count === 0 ? [] : plain(count, 1));
      expect(rows.filter(row => !isAd(row))).toHaveLength(count);
      expect([isAd(rows[0]), isAd(rows.at(-1))]).toEqual([false, false]);
    }),
  );
});
