import { describe, expect, it } from 'vitest';
import { addSearch, readSearches, RECENT_SEARCHES_LIMIT, removeSearch } from './search-history.js';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `search ${index}`);

describe('recent searches', () => {
  it('begin with the newest', () => {
    expect(addSearch(['trams'], ' birds ')).toEqual(['birds', 'trams']);
  });

  it('name a repeated search once, as it was typed last', () => {
    expect(addSearch(['birds', 'trams'], 'Trams')).toEqual(['Trams', 'birds']);
  });

  it('do not change with a search without words', () => {
    expect(addSearch(['trams'], '  ')).toEqual(['trams']);
  });

  it('drop the oldest beyond ten', () => {
    expect(addSearch(numbered(9), 'new')).toEqual(['new', ...numbered(9)]);
    expect(addSearch(numbered(10), 'new')).toEqual(['new', ...numbered(9)]);
    expect(RECENT_SEARCHES_LIMIT).toBe(10);
  });

  it('lose the one that is removed', () => {
    expect(removeSearch(['birds', 'trams'], 'Birds')).toEqual(['trams']);
  });
});

describe('readSearches', () => {
  it('reads what was stored', () => {
    expect(readSearches(JSON.stringify(['birds', 'trams']))).toEqual(['birds', 'trams']);
  });

  it.each([null, '', '{', '"birds"', '{"0":"birds"}'])('finds nothing in %j', stored => {
    expect(readSearches(stored)).toEqual([]);
  });

  it('drops what is not a search, and more than ten', () => {
    expect(readSearches(JSON.stringify([1, ' ', null, ...numbered(11)]))).toEqual(numbered(10));
  });
});
