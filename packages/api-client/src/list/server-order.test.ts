import { describe, expect, it } from 'vitest';
import { endIfRepeated, loadedInServerOrder, reachesKnown, mergeServerOrder } from './server-order.js';
import { itemIds } from './list-entries.js';
import type { ListState } from './list-state.js';

const loaded = (...ids: string[]): ListState => loadedInServerOrder({ ids, next: '/older' });
const merged = (state: ListState, ids: string[]): string[] => itemIds(mergeServerOrder(state, ids).entries);

describe('lists in the server’s own order', () => {
  it('stand as they came, however their ids compare, each post once', () => {
    expect(itemIds(loaded('5', '900', '7', '5').entries)).toEqual(['5', '900', '7']);
    expect(loaded('5').older).toBe('/older');
  });

  it('take in what is new where the server has it, and nothing that is shown goes or moves', () => {
    expect(merged(loaded('5', '900', '7'), ['12', '5', '900'])).toEqual(['12', '5', '900', '7']);
    expect(merged(loaded('5', '900', '7'), ['5', '3', '900', '7'])).toEqual(['5', '3', '900', '7']);
    // 900 lost its mark: it stays while the list is read.
    expect(merged(loaded('5', '900', '7'), ['12', '5', '7'])).toEqual(['12', '5', '900', '7']);
    // 7 was marked anew and stands first on the server; here it stays where it is.
    expect(merged(loaded('5', '900', '7'), ['7', '12', '5', '900'])).toEqual(['12', '5', '900', '7']);
  });

  it('are the same state when nothing came', () => {
    const state = loaded('5', '900');
    expect(mergeServerOrder(state, ['5', '900'])).toBe(state);
    expect(mergeServerOrder(state, [])).toBe(state);
  });

  it('keep their posts unique and in the order they stood, whatever pages come', () => {
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

  it('meet a page that has a known post, or that is the last', () => {
    expect(reachesKnown(loaded('5'), { ids: ['9', '5'], next: '/more' })).toBe(true);
    expect(reachesKnown(loaded('5'), { ids: ['9'], next: '/more' })).toBe(false);
    expect(reachesKnown(loaded('5'), { ids: ['9'], next: null })).toBe(true);
  });

  it('end with a page that brings nothing new', () => {
    expect(endIfRepeated(loaded('5', '9'), { ids: ['9', '5'], next: '/again' }).next).toBeNull();
    expect(endIfRepeated(loaded('5', '9'), { ids: ['9', '4'], next: '/more' }).next).toBe('/more');
  });
});
