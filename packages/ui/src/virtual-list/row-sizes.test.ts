import { expect, test } from 'vitest';
import { createSizeBook, recordSize, saveSizes } from './row-sizes.js';

test('what was saved is there again', () => {
  const book = createSizeBook(undefined);
  for (const [key, height] of [
    ['a', 100],
    ['b', 210.5],
    ['c', 90],
    ['d', 130],
  ] as const)
    recordSize(book, key, height);
  const again = createSizeBook(JSON.parse(JSON.stringify(saveSizes(book, ['d', 'c', 'b', 'a']))));
  expect(again).toEqual(book);
  expect(again.estimate).toBe(130);
});

test('only the rows asked for are saved, and of those only what was measured', () => {
  const book = createSizeBook(undefined);
  recordSize(book, 'a', 100);
  recordSize(book, 'b', 120);
  expect(saveSizes(book, ['b', 'never']).heights).toEqual({ b: 120 });
});

test.each([
  [null],
  ['sizes'],
  [{}],
  [{ estimate: 1, heights: { a: 'tall' } }],
  [{ estimate: '1', heights: {} }],
  [{ estimate: 10, heights: null }],
])('something else that was saved (%o) is ignored', saved => {
  expect(createSizeBook(saved)).toEqual(createSizeBook(undefined));
});

test('the estimate is learned from the first four rows and then stays', () => {
  const book = createSizeBook(undefined, 50);
  for (const key of ['a', 'b', 'c']) recordSize(book, key, 300);
  expect(book.estimate).toBe(50);
  recordSize(book, 'd', 300);
  expect(book.estimate).toBe(300);
  for (const key of ['e', 'f', 'g', 'h', 'i']) recordSize(book, key, 900);
  expect(book.estimate).toBe(300);
});

test('only a height that differs is news, and none is no height', () => {
  const book = createSizeBook(undefined);
  expect(recordSize(book, 'a', 100)).toBe(true);
  expect(recordSize(book, 'a', 100.01)).toBe(false);
  expect(recordSize(book, 'a', 0)).toBe(false);
  expect(recordSize(book, 'a', 101)).toBe(true);
});
