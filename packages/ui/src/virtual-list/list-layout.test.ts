import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createListLayout,
  mountedRows,
  readHeights,
  rowAt,
  rowsBetween,
  rowTop,
  setRowHeight,
  totalHeight,
} from './list-layout.js';

const heights = new Map([
  ['a', 100],
  ['b', 50],
  ['c', 200],
]);
const layout = createListLayout(['a', 'b', 'c', 'd'], heights, 80);

test('rows follow one another; an unmeasured row has the estimated height', () => {
  expect([0, 1, 2, 3, 4].map(index => rowTop(layout, index))).toEqual([0, 100, 150, 350, 430]);
  expect(totalHeight(layout)).toBe(430);
  expect(rowTop(layout, 5)).toBe(0);
});

test.each([
  [-1, 0],
  [0, 0],
  [99, 0],
  [100, 1],
  [149, 1],
  [150, 2],
  [429, 3],
  [430, 3],
  [9999, 3],
])('the row at %i px is %i', (y, row) => {
  expect(rowAt(layout, y)).toBe(row);
});

test('an empty list has no row', () => {
  const empty = createListLayout([], heights, 80);
  expect(rowAt(empty, 0)).toBe(-1);
  expect(mountedRows(empty, rowsBetween(empty, 0, 100), ['a'])).toEqual([]);
});

test('kept rows are mounted in order, once, while they are in the list', () => {
  expect(mountedRows(layout, { first: 1, last: 2 }, ['d', 'b', 'gone'])).toEqual([1, 2, 3]);
});

test('the range covers the window without spare rows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: -500, max: 30_000 }),
      fc.integer({ min: 1, max: 2000 }),
      (sizes, start, height) => {
        const keys = sizes.map((_, index) => String(index));
        const list = createListLayout(keys, new Map(sizes.map((size, index) => [String(index), size])), 100);
        const { first, last } = rowsBetween(list, start, start + height);
        expect(first === 0 || rowTop(list, first) <= start).toBe(true);
        expect(last === keys.length - 1 || rowTop(list, last + 1) > start + height).toBe(true);
        expect(first === keys.length - 1 || start < 0 || rowTop(list, first + 1) > start).toBe(true);
      },
    ),
  );
});

test('ignores the height of a key that is not in the list', () => {
  const list = createListLayout(['a', 'b'], heights, 80);
  setRowHeight(list, 'gone', 900);
  expect(totalHeight(list)).toBe(150);
});

test('a new estimate moves unmeasured rows only', () => {
  const list = createListLayout(['a', 'x', 'b', 'y'], heights, 80);
  expect(totalHeight(list)).toBe(310);
  readHeights(list, heights, 200);
  expect([0, 1, 2, 3, 4].map(index => rowTop(list, index))).toEqual([0, 100, 300, 350, 550]);
});

test('row tops are the sums of heights after random measurements', () => {
  const change = fc.record({
    row: fc.nat(59),
    height: fc.integer({ min: 1, max: 900 }),
    askedRow: fc.nat(60),
    y: fc.nat(40_000),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.array(change, { maxLength: 40 }), (count, changes) => {
      const keys = Array.from({ length: count }, (_, index) => `row${index}`);
      const list = createListLayout(keys, new Map(), 100);
      const plain = keys.map(() => 100);
      const topOf = (index: number) => plain.slice(0, index).reduce((sum, height) => sum + height, 0);
      for (const { row, height, askedRow, y } of changes) {
        if (row < count) plain[row] = height;
        setRowHeight(list, `row${row}`, height);
        expect(rowTop(list, Math.min(askedRow, count))).toBe(topOf(Math.min(askedRow, count)));
        const at = rowAt(list, y);
        expect(at === 0 || topOf(at) <= y).toBe(true);
        expect(at === count - 1 || topOf(at + 1) > y).toBe(true);
      }
      expect(totalHeight(list)).toBe(topOf(count));
    }),
  );
});

test('mounts kept rows in their place above and below the range, each once', () => {
  expect(mountedRows(layout, { first: 1, last: 1 }, ['d', 'a', 'b', 'gone'])).toEqual([0, 1, 3]);
});

test('an empty list has the empty range', () => {
  expect(rowsBetween(createListLayout([], heights, 80), 0, 100)).toEqual({ first: 0, last: -1 });
});

test('finds a row among known tops without computing the rest', () => {
  const keys = Array.from({ length: 1000 }, (_, index) => `row ${index}`);
  const long = createListLayout(keys, new Map(), 10);
  rowTop(long, 8);
  expect(rowAt(long, 35)).toBe(3);
  expect(long.known).toBe(8);
});
