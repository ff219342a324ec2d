import { expect, test } from 'vitest';
import { createListLayout } from './list-layout.js';
import { driftOf, heldAnchors, isStale, placeIn } from './row-window.js';
import type { Committed } from './row-window.js';

const keys = Array.from({ length: 100 }, (_, index) => `row${index}`);
const layout = createListLayout(keys, new Map(), 100);

/** Rows 10 to 30 of a hundred are drawn: 1000 px to 3100 px. */
const committed: Committed = {
  layout,
  height: 10_000,
  listTop: 0,
  scrollTop: 1500,
  drift: 0,
  viewHeight: 800,
  headHeight: 0,
  range: { first: 10, last: 30 },
};
const viewAt = (start: number) => ({ start, height: 800 });

test.each([
  [1500, false],
  // Its buffer of 500 px begins at row 10, a pixel higher it would begin at row 9.
  [1499, false],
  [1498, true],
  [1800, false],
  [1801, true],
])('with the view at %i px other rows are needed: %s', (start, expected) => {
  expect(isStale(committed, viewAt(start), 500)).toBe(expected);
});

test('rows that are far behind are not kept for ever', () => {
  const long: Committed = { ...committed, range: { first: 0, last: 60 } };
  expect(isStale(long, viewAt(1500), 500)).toBe(true);
  expect(isStale({ ...long, range: { first: 6, last: 32 } }, viewAt(1900), 500)).toBe(false);
});

test('a list that became shorter is held where the reader last was, whatever the browser made of it', () => {
  const shorter = createListLayout(keys.slice(0, 12), new Map(), 100);
  expect(heldAnchors(committed, shorter, 400)[0]).toMatchObject({ key: 'row15', offset: 0 });
  const longer = createListLayout([...keys, 'more'], new Map(), 100);
  expect(heldAnchors(committed, longer, 400)[0]).toMatchObject({ key: 'row4', offset: 0 });
});

test('what is read begins below the head of the page: a row behind it may move, the first clear one may not', () => {
  const [held, ...others] = heldAnchors({ ...committed, scrollTop: 1450, headHeight: 92 }, layout, 1450);
  expect(held).toMatchObject({ key: 'row16', offset: 150 });
  expect(others.map(({ key }) => key)).toContain('row15');
  const tall = createListLayout(['x', 'y'], new Map([['x', 5000]]), 100);
  expect(heldAnchors({ ...committed, layout: tall, height: 5100, headHeight: 92 }, tall, 1450)[0]?.key).toBe('x');
});

test('[LIST-06] the place is the first row below the head of the page, at its lower edge too; else the first of all', () => {
  const rows = [60, 92, 200].map((offset, index) => ({ key: `row${index}`, index, offset }));
  expect(placeIn(rows, 92)?.key).toBe('row1');
  expect(placeIn(rows, 93)?.key).toBe('row2');
  expect(placeIn(rows.slice(0, 1), 92)?.key).toBe('row0');
  expect(placeIn([], 92)).toBeNull();
});

test('what rounding left is made up for at the next change, so that many changes do not add up', () => {
  expect(driftOf(1500.4, committed)).toBeCloseTo(0.4);
  expect(driftOf(1499.6, committed)).toBeCloseTo(-0.4);
  expect(driftOf(1501, committed)).toBe(0);
  const shorter = createListLayout(keys.slice(0, 12), new Map(), 100);
  expect(heldAnchors({ ...committed, drift: -0.4 }, shorter, 400)[0]?.offset).toBeCloseTo(0.4);
});
