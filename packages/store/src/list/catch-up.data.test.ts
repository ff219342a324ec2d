import { expect, it } from 'vitest';
import { catchUpBound, OVERLAP_ITEMS, reachesList } from './catch-up.data.js';
import { itemEntry } from './list-entries.js';
import { emptyList, type ListState } from './list-state.js';

const down = (newest: number, count: number): string[] => Array.from({ length: count }, (_, index) => String(newest - index));
const listOf = (ids: readonly string[], fields: Partial<ListState> = {}): ListState => ({
  ...emptyList,
  entries: ids.map(itemEntry),
  ...fields,
});

it('asks above the item below those that are repeated', () => {
  expect(catchUpBound(listOf(down(1030, 20)))).toBe(String(1030 - OVERLAP_ITEMS));
});

it('counts queued items as known', () => {
  expect(catchUpBound(listOf(down(1029, 20), { queue: [itemEntry('1030')] }))).toBe('1025');
});

it('asks for the whole page of a list with no more than the repeated items', () => {
  expect(catchUpBound(listOf(down(1030, OVERLAP_ITEMS)))).toBeNull();
  expect(catchUpBound(listOf(down(1030, OVERLAP_ITEMS + 1)))).toBe('1025');
});

it('asks for the whole page of a list with a gap among the repeated items', () => {
  const { entries } = listOf(down(1030, 20));
  expect(
    catchUpBound({ ...emptyList, entries: entries.toSpliced(1, 0, { kind: 'gap', newerId: '1030', olderId: '1029' }) }),
  ).toBeNull();
});

it('asks for the whole page of a list whose ids tell no order', () => {
  expect(catchUpBound(listOf(['1030', '7', '900', '12', '2000', '3', '15']))).toBeNull();
  expect(catchUpBound(listOf(['b', 'z', 'a', 'q', 'c', 'x', 'd']))).toBeNull();
});

it('takes a page for complete that is no full one and ends in the list', () => {
  const known = listOf(down(1030, 20));
  expect(reachesList({ ids: down(1032, 7) }, known, 20)).toBe(true);
  expect(reachesList({ ids: down(1032, 7) }, known, 7)).toBe(false);
  expect(reachesList({ ids: ['1032'] }, known, 20)).toBe(false);
  expect(reachesList({ ids: [] }, known, 20)).toBe(false);
});
