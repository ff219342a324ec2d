import { describe, expect, it } from 'vitest';
import { compareIds, newestFirst, reblogId, wireId } from './ids.js';

describe('ids', () => {
  it('[API-07] newestFirst reverses a page sent oldest first and no other', () => {
    const reordered = (...ids: string[]) => newestFirst(ids.map(id => ({ id }))).map(({ id }) => id);
    expect(reordered('9', '10', '11')).toEqual(['11', '10', '9']);
    expect(reordered('9', '11', '10')).toEqual(['9', '11', '10']);
    expect(reordered('3', reblogId('7', '2'))).toEqual(['3', reblogId('7', '2')]);
  });

  it('[API-07] compareIds orders by length, then as text', () => {
    expect(['10', '9', '110', '11'].toSorted(compareIds)).toEqual(['9', '10', '11', '110']);
    expect(['01HZZ', '01HAA'].toSorted(compareIds)).toEqual(['01HAA', '01HZZ']);
    expect(compareIds('7', '7')).toBe(0);
  });

  it('[API-07] wireId undoes reblogId', () => {
    expect(wireId(reblogId('a:b', 'c:d'))).toBe('c:d');
    expect(wireId('2026-11-20/favourite/1')).toBe('2026-11-20/favourite/1');
  });
});
