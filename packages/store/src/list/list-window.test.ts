import { describe, expect, it } from 'vitest';
import { itemIds, type Entry } from './list-entries.js';
import { emptyList, type ListState } from './list-state.js';
import { mergeNewest } from './merge-pages.js';
import { receive } from './receive-item.js';
import { listWindow, trimTail } from './list-window.js';

const ids = Array.from({ length: 10 }, (_, index) => String(90 - index));
const state = mergeNewest(emptyList, { ids, next: 'older' });

describe('listWindow', () => {
  it('[LIST-06] is the whole list, without its queue, while it fits', () => {
    const kept = listWindow(receive(state, '95'), '85', 10);
    expect(itemIds(kept.entries)).toEqual(ids);
    expect(kept).toMatchObject({ queue: [], older: 'older', endId: '81' });
  });

  it('[LIST-06] surrounds the row being read when the list is one entry longer', () => {
    const kept = listWindow(state, '85', 4);
    expect(itemIds(kept.entries)).toEqual(['87', '86', '85', '84']);
    expect(kept).toMatchObject({ older: { below: '84' }, endId: '84' });
    expect(itemIds(listWindow(state, '85', 9).entries)).toHaveLength(9);
  });

  it('starts at the top without an anchor and ends at the end near it', () => {
    expect(itemIds(listWindow(state, null, 3).entries)).toEqual(['90', '89', '88']);
    expect(listWindow(state, '81', 3)).toMatchObject({ older: 'older', endId: '81' });
    expect(itemIds(listWindow(state, '81', 4).entries)).toEqual(['84', '83', '82', '81']);
  });

  it('neither begins nor, where the list was cut, ends with a gap', () => {
    const item = (id: string) => ({ kind: 'item' as const, id });
    const gap = (newerId: string, olderId: string) => ({ kind: 'gap' as const, newerId, olderId });
    const holed = { ...state, entries: [item('9'), gap('9', '5'), item('5'), gap('5', '1'), item('1'), item('0')] };
    expect(listWindow(holed, '5', 3).entries).toEqual([item('5')]);
  });
});

describe('trimTail', () => {
  const item = (id: number | string): Entry => ({ kind: 'item', id: String(id) });
  const listOf = (...entries: Entry[]): ListState => ({ ...emptyList, entries, older: '/page?max_id=1', endId: '1' });
  const length = { max: 4, keep: 2 };

  it('[LIST-05] keeps the newest items of a list past its limit, with the page below them', () => {
    const long = listOf(item(14), item(13), item(12), item(11));
    expect(trimTail(long, length)).toBe(long);
    const longer = listOf(item(15), ...long.entries);
    expect(trimTail(longer, length)).toEqual({
      ...longer,
      entries: [item(15), item(14)],
      older: { below: '14' },
      endId: '14',
    });
  });

  it('ends the list with a sortable item', () => {
    const gap: Entry = { kind: 'gap', newerId: '15', olderId: '12' };
    const reblog = item('reblog:7:14');
    for (const second of [gap, reblog]) {
      const state = trimTail(listOf(item(15), second, item(12), item(11), item(10)), length);
      expect(state.entries).toEqual([item(15)]);
      expect(state.endId).toBe('15');
    }
    const unsortable = listOf(...[5, 4, 3, 2, 1].map(id => item(`reblog:7:${id}`)));
    expect(trimTail(unsortable, length)).toBe(unsortable);
  });

  it('does nothing while items are queued', () => {
    const waiting: ListState = { ...listOf(...[15, 14, 13, 12, 11].map(item)), queue: [item(16)] };
    expect(trimTail(waiting, length)).toBe(waiting);
  });
});
