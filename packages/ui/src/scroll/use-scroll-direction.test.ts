import { describe, expect, it } from 'vitest';
import { scrollDirection } from './use-scroll-direction.js';

const at = (key: string, index: number, offset: number) => ({ key, index, offset });

describe('scrollDirection', () => {
  it('compares the offsets of the same row, from one pixel on', () => {
    expect(scrollDirection(at('a', 3, 100), at('a', 3, 99))).toBe('down');
    expect(scrollDirection(at('a', 3, 100), at('a', 3, 101))).toBe('up');
    expect(scrollDirection(at('a', 3, 100), at('a', 3, 100.9))).toBeNull();
  });

  it('compares the indexes of different rows', () => {
    expect(scrollDirection(at('a', 3, 100), at('b', 4, 120))).toBe('down');
    expect(scrollDirection(at('a', 3, 100), at('b', 2, 90))).toBe('up');
  });

  it('[LIST-13] is null when rows were prepended and the row kept its place', () => {
    expect(scrollDirection(at('a', 3, 100), at('a', 43, 100))).toBeNull();
  });
});
