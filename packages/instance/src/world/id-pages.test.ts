import { describe, expect, it } from 'vitest';

import { lowerBound, pageOf, type PageRange } from './id-pages.js';

const ids = Array.from({ length: 25 }, (_, index) => String(100 + 2 * index));
const all = (): boolean => true;

it.each([
  ['099', 0],
  ['100', 0],
  ['101', 1],
  ['102', 1],
  ['147', 24],
  ['148', 24],
  ['149', 25],
])('the first id that is not less than %s is at %i', (id, index) => {
  expect(lowerBound(ids, id)).toBe(index);
});

it('an empty list has no id that is not less', () => {
  expect(lowerBound([], '1')).toBe(0);
});

describe('a page', () => {
  it.each<[PageRange, string[]]>([
    [{ limit: 2 }, ['148', '146']],
    [{ limit: 2, max_id: '146' }, ['144', '142']],
    [{ limit: 2, max_id: '145' }, ['144', '142']],
    [{ limit: 2, since_id: '144' }, ['148', '146']],
    [{ limit: 9, since_id: '144' }, ['148', '146']],
    [{ limit: 9, since_id: '143' }, ['148', '146', '144']],
    [{ limit: 2, min_id: '100' }, ['104', '102']],
    [{ limit: 2, min_id: '101' }, ['104', '102']],
    [{ limit: 9, min_id: '144' }, ['148', '146']],
    [{ limit: 9, min_id: '140', max_id: '146' }, ['144', '142']],
    [{ limit: 9, since_id: '140', max_id: '146' }, ['144', '142']],
    [{ limit: 1, since_id: '100', min_id: '140' }, ['142']],
    [{ limit: 9, max_id: '100' }, []],
    [{ limit: 9, min_id: '148' }, []],
    [{ limit: 0 }, []],
  ])('of %o is %j', (range, expected) => {
    expect(pageOf(ids, range, all)).toEqual(expected);
  });

  it('has 20 items without a limit', () => {
    expect(pageOf(ids, {}, all)).toHaveLength(20);
    expect(pageOf(ids, { min_id: '0' }, all)).toEqual(ids.slice(0, 20).toReversed());
  });

  it('reads no further than it needs to', () => {
    const read: string[] = [];
    const accepts = (id: string): boolean => {
      read.push(id);
      return Number(id) % 4 === 0;
    };
    expect(pageOf(ids, { limit: 2 }, accepts)).toEqual(['148', '144']);
    expect(read).toEqual(['148', '146', '144']);
    read.length = 0;
    expect(pageOf(ids, { limit: 2, min_id: '100' }, accepts)).toEqual(['108', '104']);
    expect(read).toEqual(['102', '104', '106', '108']);
  });
});
