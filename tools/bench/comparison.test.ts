import { expect, test } from 'vitest';
import { changesOf, changesTable } from './comparison.ts';

const row = (app: number | null, ratio: number | null = null, name = 'home/cpu') =>
  ({ row: name, unit: 'ms', app, ratio }) as const;
const worse = (before: Parameters<typeof changesOf>[0], after: Parameters<typeof changesOf>[1]) =>
  changesOf(before, after).map(({ isWorse }) => isWorse);

test('a row has its figures before and after, and the change in percent', () => {
  expect(changesOf([row(80, 4)], [row(100, 3)])).toEqual([
    { row: 'home/cpu', unit: 'ms', before: 80, after: 100, change: 25, ratioChange: -25, isWorse: false },
  ]);
});

test('a row is worse when its ratio grew by more than 5 percent', () => {
  expect(worse([row(80, 100)], [row(80, 105)])).toEqual([false]);
  expect(worse([row(80, 100)], [row(80, 105.1)])).toEqual([true]);
});

test('a row without a ratio is worse when its figure grew by more than 5 percent', () => {
  expect(worse([row(100)], [row(105)])).toEqual([false]);
  expect(worse([row(100)], [row(106)])).toEqual([true]);
});

test('a figure that was 0 is worse when it is more', () => {
  expect(worse([row(0)], [row(0)])).toEqual([false]);
  expect(changesOf([row(0)], [row(1)])).toMatchObject([{ change: Number.POSITIVE_INFINITY, isWorse: true }]);
});

test('a row that could not be measured any more is worse, and one that only one run has is not', () => {
  expect(worse([row(10)], [row(null)])).toEqual([true]);
  expect(worse([row(10)], [])).toEqual([false]);
  expect(worse([], [row(10)])).toEqual([false]);
  expect(worse([row(null)], [row(null)])).toEqual([false]);
});

test('the table names the rows that are worse', () => {
  const table = changesTable(changesOf([row(100), row(4, 2, 'key/cpu')], [row(110), row(2, 1, 'key/cpu')]));
  expect(table.split('\n').map(line => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    'row | before | after | change | of the ratio',
    'home/cpu | 100 ms | 110 ms | +10.0 % | – | worse',
    'key/cpu | 4 ms | 2 ms | -50.0 % | -50.0 %',
  ]);
});
