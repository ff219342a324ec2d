import { describe, expect, it } from 'vitest';
import { truePins } from './pinned-posts.js';
import { createRows } from './timeline-rows.js';

const numbers = (from: number, count: number): string[] => Array.from({ length: count }, (_, index) => String(from - index));

describe('pinned posts', () => {
  it('are what was answered', () => {
    expect(truePins(['5', '9'], numbers(30, 20))).toEqual(['5', '9']);
    expect(truePins(['30'], numbers(30, 20))).toEqual(['30']);
    expect(truePins(['30'], ['30'])).toEqual(['30']);
    expect(truePins(numbers(30, 10), numbers(30, 20))).toHaveLength(10);
  });

  it('are none where the answer is the list itself', () => {
    expect(truePins(numbers(30, 11), numbers(30, 20))).toEqual([]);
    expect(truePins(numbers(30, 3), numbers(30, 3))).toEqual([]);
  });

  it('stand above the list with keys of their own, and what stands between posts does not count them', () => {
    const toRows = createRows();
    const seen: string[][] = [];
    const rows = toRows(
      [{ kind: 'item', id: '9' }],
      plain => {
        seen.push(plain.map(row => row.key));
        return plain;
      },
      ['9', '4'],
    );
    expect(seen).toEqual([['s:9']]);
    expect(rows).toMatchObject([
      { key: 'f-9', id: '9', isPinned: true },
      { key: 'f-4', id: '4', isPinned: true },
      { key: 's:9', id: '9' },
    ]);
  });
});
