import { adForPlacement, placementsOf, type AdAlgorithm } from '@rookery/ads/rules';
import type { Injections } from '@rookery/timeline';
import { noPlacements, placeInjections, withInjections, type InjectionRule } from '@rookery/timeline/injections';
import { suggestionsRule } from '@rookery/timeline/suggestions';
import { expect, test } from 'vitest';
import { allowedInjections } from './injections.data.js';

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

test('[LIST-12] lets the site switch off suggestions and ads alike', () => {
  const offered = [suggestionsRule(() => 0.5), adRule({ name: 'linear', interval: 5 })];
  const kindsIn = (feedInjection: boolean) => {
    const rows = createFeed(allowedInjections({ feedInjection }, offered), ['ad'])(plain(100, 61));
    return new Set(rows.filter(row => !/^\d+$/.test(row)));
  };
  expect(kindsIn(true)).toEqual(new Set(['suggestions', 'ad']));
  expect(kindsIn(false)).toEqual(new Set());
});
