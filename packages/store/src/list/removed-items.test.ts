import { describe, expect, it } from 'vitest';
import { emptyList, type ListState } from './list-state.js';
import { missingItems, renewItems } from './removed-items.js';
import { itemEntry, itemIds } from './list-entries.js';

const listOf = (entries: readonly string[], queue: readonly string[] = []): ListState => ({
  ...emptyList,
  entries: entries.map(itemEntry),
  queue: queue.map(itemEntry),
});
const page = (ids: readonly string[], next: string | null = '/next') => ({ ids, next });

describe('missingItems', () => {
  it('are those above the last item that the page and the list share', () => {
    expect(missingItems(listOf(['9', '8', '7', '6', '5']), page(['8', '6']))).toEqual(['9', '7']);
  });

  it('are all others when the page reaches the end of the list', () => {
    expect(missingItems(listOf(['9', '8', '7', '6', '5']), page(['8', '6'], null))).toEqual(['9', '7', '5']);
  });

  it('include queued items', () => {
    expect(missingItems(listOf(['7', '6'], ['9', '8']), page(['9', '6']))).toEqual(['8', '7']);
  });

  it('are none when the page shares no item with the list, or is empty', () => {
    expect(missingItems(listOf(['9', '8']), page(['12', '11']))).toEqual([]);
    expect(missingItems(listOf(['9', '8']), page([], null))).toEqual([]);
  });

  it('leave out items that came after the page was requested, and those already deleted', () => {
    const state = { ...listOf(['9', '8', '7', '6']), deletedIds: ['7'] };
    expect(missingItems(state, page(['6']), id => id !== '9')).toEqual(['8']);
  });
});

describe('renewItems', () => {
  it('keeps the place of an item that has a new id', () => {
    expect(itemIds(renewItems(listOf(['9', '5', '4']), new Map([['5', '8']])).entries)).toEqual(['9', '8', '4']);
  });

  it('keeps the first id of an item that is renewed twice, for the key of its row', () => {
    const once = renewItems(listOf(['5']), new Map([['5', '8']]));
    expect(renewItems(once, new Map([['8', '9']])).entries).toEqual([{ kind: 'item', id: '9', formerId: '5' }]);
  });

  it('keeps a queued item queued', () => {
    expect(itemIds(renewItems(listOf(['4'], ['6', '5']), new Map([['5', '8']])).queue)).toEqual(['6', '8']);
  });

  it('removes the old id when the new one is in the list', () => {
    expect(itemIds(renewItems(listOf(['8', '5', '4']), new Map([['5', '8']])).entries)).toEqual(['8', '4']);
  });

  it('returns the same state for ids that are not in the list', () => {
    const state = listOf(['8', '5']);
    expect(renewItems(state, new Map([['1', '2']]))).toBe(state);
  });
});
