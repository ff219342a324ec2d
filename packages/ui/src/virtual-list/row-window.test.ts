import { expect, test } from 'vitest';
import { createListLayout } from './list-layout.js';
import { driftOf, heldAnchors, isStale, readingAnchor, viewBefore } from './row-window.js';
import type { ListSnapshot } from './row-window.js';

const keys = Array.from({ length: 100 }, (_, index) => `row${index}`);
const layout = createListLayout(keys, new Map(), 100);

/** Rows 10 to 30 of a hundred are mounted: 1000 px to 3100 px. */
const snapshot: ListSnapshot = {
  layout,
  height: 10_000,
  listTop: 0,
  scrollTop: 1500,
  drift: 0,
  viewHeight: 800,
  padding: { start: 0, end: 0 },
  contentBelow: 0,
  range: { first: 10, last: 30 },
};
const viewAt = (start: number) => ({ start, height: 800 });

test.each([
  [1500, false],
  // The buffer of 500 px begins at row 10; one pixel higher it would begin at row 9.
  [1499, false],
  [1498, true],
  [1800, false],
  [1801, true],
])('with the view at %i px, other rows are needed: %s', (start, expected) => {
  expect(isStale(snapshot, viewAt(start), 500)).toBe(expected);
});

test('unmounts rows far behind the view', () => {
  const long: ListSnapshot = { ...snapshot, range: { first: 0, last: 60 } };
  expect(isStale(long, viewAt(1500), 500)).toBe(true);
  expect(isStale({ ...long, range: { first: 6, last: 32 } }, viewAt(1900), 500)).toBe(false);
});

const heldAfter = (before: ListSnapshot, next: ListSnapshot['layout'], scrollTop: number) =>
  heldAnchors(before, viewBefore(before, next, scrollTop));

test('holds the last known view when the list shrank and the browser scrolled it', () => {
  const shorter = createListLayout(keys.slice(0, 12), new Map(), 100);
  expect(heldAfter(snapshot, shorter, 400)[0]).toMatchObject({ key: 'row15', offset: 0 });
  const longer = createListLayout([...keys, 'more'], new Map(), 100);
  expect(heldAfter(snapshot, longer, 400)[0]).toMatchObject({ key: 'row4', offset: 0 });
});

test('holds the first row below the page header, not one behind it', () => {
  const padding = { start: 92, end: 0 };
  const [held, ...others] = heldAfter({ ...snapshot, scrollTop: 1450, padding }, layout, 1450);
  expect(held).toMatchObject({ key: 'row16', offset: 150 });
  expect(others.map(({ key }) => key)).toContain('row15');
  const tall = createListLayout(['x', 'y'], new Map([['x', 5000]]), 100);
  expect(heldAfter({ ...snapshot, layout: tall, height: 5100, padding }, tall, 1450)[0]?.key).toBe('x');
});

test('holds the first row at the start of the page, although a floating button is to be kept clear', () => {
  const padding = { start: 141, end: 0 };
  const atStart = { ...snapshot, scrollTop: 0, listTop: 93, padding };
  expect(heldAfter(atStart, layout, 0)[0]).toMatchObject({ key: 'row0', offset: 93 });
  expect(heldAfter(atStart, layout, 10)[0]).toMatchObject({ key: 'row1', offset: 183 });
});

test('[LIST-06] the row being read is the first below the page header, else the first of all', () => {
  const rows = [60, 92, 200].map((offset, index) => ({ key: `row${index}`, index, offset }));
  expect(readingAnchor(rows, 92)?.key).toBe('row1');
  expect(readingAnchor(rows, 93)?.key).toBe('row2');
  expect(readingAnchor(rows.slice(0, 1), 92)?.key).toBe('row0');
  expect(readingAnchor([], 92)).toBeNull();
});

test('makes up for rounding at the next change, so that changes do not add up', () => {
  expect(driftOf(1500.4, snapshot)).toBeCloseTo(0.4);
  expect(driftOf(1499.6, snapshot)).toBeCloseTo(-0.4);
  expect(driftOf(1501, snapshot)).toBe(0);
  const shorter = createListLayout(keys.slice(0, 12), new Map(), 100);
  expect(heldAfter({ ...snapshot, drift: -0.4 }, shorter, 400)[0]?.offset).toBeCloseTo(0.4);
});
