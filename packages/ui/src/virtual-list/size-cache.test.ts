import { expect, test } from 'vitest';
import { createSizeCache, recordSize, saveSizes } from './size-cache.js';

test('saved sizes restore the same cache', () => {
  const sizes = createSizeCache(undefined);
  for (const [key, height] of [
    ['a', 100],
    ['b', 210.5],
    ['c', 90],
    ['d', 130],
  ] as const)
    recordSize(sizes, key, height);
  const restored = createSizeCache(JSON.parse(JSON.stringify(saveSizes(sizes, ['d', 'c', 'b', 'a']))));
  expect(restored).toEqual(sizes);
  expect(restored.estimate).toBe(130);
});

test('saves the measured ones of the given rows', () => {
  const sizes = createSizeCache(undefined);
  recordSize(sizes, 'a', 100);
  recordSize(sizes, 'b', 120);
  expect(saveSizes(sizes, ['b', 'never']).heights).toEqual({ b: 120 });
});

test.each([
  [null],
  ['sizes'],
  [{}],
  [{ estimate: 1, heights: { a: 'tall' } }],
  [{ estimate: '1', heights: {} }],
  [{ estimate: 10, heights: null }],
])('ignores malformed saved sizes: %o', saved => {
  expect(createSizeCache(saved)).toEqual(createSizeCache(undefined));
});

test('learns the estimate from the first four rows and keeps it', () => {
  const sizes = createSizeCache(undefined, 50);
  for (const key of ['a', 'b', 'c']) recordSize(sizes, key, 300);
  expect(sizes.estimate).toBe(50);
  recordSize(sizes, 'd', 300);
  expect(sizes.estimate).toBe(300);
  for (const key of ['e', 'f', 'g', 'h', 'i']) recordSize(sizes, key, 900);
  expect(sizes.estimate).toBe(300);
});

test('records a height that differs and is not 0', () => {
  const sizes = createSizeCache(undefined);
  expect(recordSize(sizes, 'a', 100)).toBe(true);
  expect(recordSize(sizes, 'a', 100.01)).toBe(false);
  expect(recordSize(sizes, 'a', 0)).toBe(false);
  expect(recordSize(sizes, 'a', 101)).toBe(true);
});

test('takes an unmeasured row to be 160 px high', () => {
  expect(createSizeCache(undefined).estimate).toBe(160);
});

test('restores heights and an estimate above 0 only', () => {
  const restored = createSizeCache({ heights: { hidden: 0, thin: 1, negative: -4 }, estimate: 1 });
  expect([...restored.heights]).toEqual([['thin', 1]]);
  expect(restored).toMatchObject({ estimate: 1, hasEstimate: true });
  expect(createSizeCache({ heights: {}, estimate: 0 })).toMatchObject({ estimate: 160, hasEstimate: false });
});

test('leaves rows never measured out of the saved heights', () => {
  expect(Object.keys(saveSizes(createSizeCache(undefined), ['never']).heights)).toEqual([]);
});

test('ignores saved sizes of which one is no number', () => {
  expect(createSizeCache({ estimate: 10, heights: { a: 20, b: 'tall' } }).heights.size).toBe(0);
});

test('records a height of 1 px and a change of a twentieth of a pixel', () => {
  const sizes = createSizeCache(undefined);
  expect(recordSize(sizes, 'a', 1)).toBe(true);
  expect(recordSize(sizes, 'a', 1.04)).toBe(false);
  expect(recordSize(sizes, 'a', 1.06)).toBe(true);
});
