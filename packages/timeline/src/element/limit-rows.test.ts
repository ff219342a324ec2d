import { expect, it } from 'vitest';
import { isLimitReached, limitRows } from './limit-rows.js';

const post = { kind: 'status' };
const gap = { kind: 'gap' };

it('keeps the same rows without a limit, and below and at it', () => {
  const rows = [post, gap, post];
  expect([null, 2, 3].map(limit => limitRows(rows, limit) === rows)).toEqual([true, true, true]);
});

it('counts posts alone', () => {
  expect(limitRows([post, gap, post, post], 2)).toEqual([post, gap, post]);
  expect(limitRows([post, gap, post], 1)).toEqual([post, gap]);
});

it('is reached with as many posts', () => {
  expect([null, 1, 2, 3].map(limit => isLimitReached([post, gap, post], limit))).toEqual([false, true, true, false]);
});
