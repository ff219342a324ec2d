import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorsIn, viewStartFor } from './anchor.js';
import { createListLayout, rowTop, totalHeight } from './list-layout.js';

const keys = ['a', 'b', 'c', 'd', 'e'];
const heights = new Map(keys.map(key => [key, 100]));
const layout = createListLayout(keys, heights, 100);

test('the anchor is the first wholly visible row, with its offset in the viewport', () => {
  expect(anchorsIn(layout, { start: 0, height: 250 })[0]).toEqual({ key: 'a', index: 0, offset: 0 });
  expect(anchorsIn(layout, { start: 1, height: 250 })[0]).toEqual({ key: 'b', index: 1, offset: 99 });
  expect(anchorsIn(layout, { start: -40, height: 250 })[0]).toEqual({ key: 'a', index: 0, offset: 40 });
});

test('a row higher than the viewport is the anchor', () => {
  const tall = createListLayout(['x', 'y'], new Map([['x', 5000]]), 100);
  expect(anchorsIn(tall, { start: 2000, height: 800 })).toEqual([{ key: 'x', index: 0, offset: -2000 }]);
});

test('an empty list has no anchor', () => {
  const empty = createListLayout([], heights, 100);
  expect(anchorsIn(empty, { start: 0, height: 500 })).toEqual([]);
  expect(viewStartFor(empty, anchorsIn(layout, { start: 0, height: 500 }))).toBeNull();
  expect(viewStartFor(layout, [])).toBeNull();
});

test('the next visible row takes over when the anchor is removed', () => {
  const anchors = anchorsIn(layout, { start: 150, height: 250 });
  const without = createListLayout(['a', 'b', 'd', 'e'], heights, 100);
  expect(anchors[0]?.key).toBe('c');
  expect(viewStartFor(without, anchors)).toBe(rowTop(without, 2) - 150);
});

test('a list replaced as a whole keeps its depth', () => {
  const other = createListLayout(['v', 'w', 'x', 'y', 'z'], heights, 100);
  expect(viewStartFor(other, anchorsIn(layout, { start: 150, height: 250 }))).toBe(150);
  const shorter = createListLayout(['v', 'w'], heights, 100);
  expect(viewStartFor(shorter, anchorsIn(layout, { start: 150, height: 250 }))).toBe(rowTop(shorter, 1) - 50);
  const short = createListLayout(['v'], heights, 100);
  expect(viewStartFor(short, anchorsIn(layout, { start: 150, height: 250 }))).toBe(-50);
});

test('the first remaining row keeps its place through random changes', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(rows, rows, fc.integer({ min: 20, max: 400 }), fc.nat(8000), fc.nat(1000), (before, after, size, y, seed) => {
      const old = createListLayout(before.map(String), new Map(before.map(row => [String(row), 20 + ((row * 37) % 300)])), size);
      const next = createListLayout(after.map(String), new Map(after.map(row => [String(row), 20 + ((row * seed) % 300)])), size);
      const view = { start: Math.min(y, totalHeight(old) - 1), height: 700 };
      const anchors = anchorsIn(old, view);
      const start = viewStartFor(next, anchors);
      const held = anchors.find(anchor => next.indexes.has(anchor.key));
      if (!held || start === null) return;
      expect(rowTop(next, next.indexes.get(held.key) ?? -1) - start).toBeCloseTo(held.offset, 6);
    }),
  );
});
