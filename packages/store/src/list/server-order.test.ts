import { describe, expect, it } from 'vitest';
import { endIfRepeated, loadedInServerOrder, reachesKnown, mergeServerOrder } from './server-order.js';
import { itemIds } from './list-entries.js';
import type { ListState } from './list-state.js';

const loaded = (...ids: string[]): ListState => loadedInServerOrder({ ids, next: '/older' });
const merged = (state: ListState, ids: string[]): string[] => itemIds(mergeServerOrder(state, ids).entries);

describe('a list in the server’s order', () => {
  it('keeps the order of the page, each item once', () => {
    expect(itemIds(loaded('5', '900', '7', '5').entries)).toEqual(['5', '900', '7']);
    expect(loaded('5').older).toBe('/older');
  });

  it('inserts new items where the server has them, and moves or removes none', () => {
    expect(merged(loaded('5', '900', '7'), ['12', '5', '900'])).toEqual(['12', '5', '900', '7']);
    expect(merged(loaded('5', '900', '7'), ['5', '3', '900', '7'])).toEqual(['5', '3', '900', '7']);
    // 900 lost its mark: it stays while the reader looks at the list.
    expect(merged(loaded('5', '900', '7'), ['12', '5', '7'])).toEqual(['12', '5', '900', '7']);
    // 7 was marked again and is the server's first; here it stays where it is.
    expect(merged(loaded('5', '900', '7'), ['7', '12', '5', '900'])).toEqual(['12', '5', '900', '7']);
  });

  it('returns the same state when nothing is new', () => {
    const state = loaded('5', '900');
    expect(mergeServerOrder(state, ['5', '900'])).toBe(state);
    expect(mergeServerOrder(state, [])).toBe(state);
  });

  it('keeps items unique and in their order for any pages', () => {
    let chance = 7;
    const next = (below: number): number => {
      chance = (chance * 48_271) % 2_147_483_647;
      return chance % below;
    };
    for (let run = 0; run < 500; run += 1) {
      let state = loaded(...Array.from({ length: next(12) }, () => String(next(40))));
      for (let step = 0; step < 5; step += 1) {
        const before = itemIds(state.entries);
        const page = [...new Set(Array.from({ length: next(12) }, () => String(next(40))))];
        state = mergeServerOrder(state, page);
        const after = itemIds(state.entries);
        expect(new Set(after).size).toBe(after.length);
        expect(after.filter(id => before.includes(id))).toEqual(before);
        expect(after).toEqual(expect.arrayContaining(page));
      }
    }
  });

  it('is reached by a page with a known item and by the last page', () => {
    expect(reachesKnown(loaded('5'), { ids: ['9', '5'], next: '/more' })).toBe(true);
    expect(reachesKnown(loaded('5'), { ids: ['9'], next: '/more' })).toBe(false);
    expect(reachesKnown(loaded('5'), { ids: ['9'], next: null })).toBe(true);
  });

  it('ends with a page that has nothing new', () => {
    expect(endIfRepeated(loaded('5', '9'), { ids: ['9', '5'], next: '/again' }).next).toBeNull();
    expect(endIfRepeated(loaded('5', '9'), { ids: ['9', '4'], next: '/more' }).next).toBe('/more');
  });
});
