import { describe, expect, it } from 'vitest';
import { fillGap, type GapPage } from './fill-gap.js';
import type { Entry, Gap } from './list-entries.js';
import { removeItem } from './removed-items.js';
import { appendOlder, mergeNewest } from './merge-pages.js';
import { emptyList, flushQueue, hasUncountedItems, queuedCount, type ListState } from './list-state.js';
import { receive } from './receive-item.js';

const page = (ids: readonly number[], next: string | null = 'older') => ({ ids: ids.map(String), next });
const shown = (state: ListState) => state.entries.map(show);
const queued = (state: ListState) => state.queue.map(show);
const show = (entry: Entry): string => {
  if (entry.kind === 'gap') return `${entry.newerId}…${entry.olderId}`;
  return entry.kind === 'item' ? entry.id : entry.key;
};
const first = mergeNewest(emptyList, page([30, 29, 28]));
const gapOf = (state: ListState): Gap => {
  const gap = state.entries.find(entry => entry.kind === 'gap');
  if (gap?.kind !== 'gap') throw new Error('The state has no gap.');
  return gap;
};

describe('mergeNewest', () => {
  it('shows the first page at once', () => {
    expect(shown(first)).toEqual(['30', '29', '28']);
    expect(first.older).toBe('older');
  });

  it('queues a later page', () => {
    const state = mergeNewest(first, page([32, 31, 30]));
    expect(queued(state)).toEqual(['32', '31']);
    expect(shown(state)).toEqual(['30', '29', '28']);
    expect(queuedCount(state)).toBe(2);
  });

  it('[LIST-03] leaves a gap below a page that does not reach a known item', () => {
    const state = mergeNewest(first, page([42, 41, 40]));
    expect(queued(state)).toEqual(['42', '41', '40', '40…30']);
    expect(shown(flushQueue(state))).toEqual(['42', '41', '40', '40…30', '30', '29', '28']);
    expect(queuedCount(state)).toBe(3);
  });

  it('leaves no gap below a known item or the last page', () => {
    expect(queued(mergeNewest(first, page([32, 31, 30])))).not.toContain('31…30');
    expect(queued(mergeNewest(first, page([42, 41], null)))).toEqual(['42', '41']);
  });

  it('keeps items that were streamed while the page was in flight', () => {
    const state = mergeNewest(receive(first, '35'), page([34, 33, 30]));
    expect(queued(state)).toEqual(['35', '34', '33']);
  });

  it('closes a queued gap that the page covers', () => {
    const holed = mergeNewest(first, page([42, 41, 40]));
    const state = mergeNewest(holed, page([42, 41, 40, 35, 31, 30]));
    expect(queued(state)).toEqual(['42', '41', '40', '35', '31']);
  });

  it('keeps the server’s order of ids made by the client', () => {
    const state = mergeNewest(emptyList, { ids: ['30', 'reblog:7:12', '29'], next: null });
    expect(shown(state)).toEqual(['30', 'reblog:7:12', '29']);
    const later = mergeNewest(state, { ids: ['31', 'reblog:8:5', '30', 'reblog:7:12'], next: null });
    expect(queued(later)).toEqual(['31', 'reblog:8:5']);
  });

  it('[LIST-15] marks the list as partial until a complete page arrives', () => {
    const building = mergeNewest(emptyList, { ids: [], next: null, isPartial: true });
    expect(building.isPartial).toBe(true);
    expect(mergeNewest(building, page([3, 2, 1])).isPartial).toBe(false);
  });
});

describe('hasUncountedItems', () => {
  const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

  it('[LIST-08] is true while the newest page does not reach the known items', () => {
    const waiting = mergeNewest(first, page([60, 59, 58]));
    expect([queuedCount(waiting), hasUncountedItems(waiting)]).toEqual([3, true]);
    expect(hasUncountedItems(receive(waiting, '61'))).toBe(true);
    expect(hasUncountedItems(mergeNewest(waiting, page(numbers(60, 30))))).toBe(false);
    expect(hasUncountedItems(flushQueue(waiting))).toBe(false);
  });

  it('[LIST-08] is false for a page that reaches the known items', () => {
    const waiting = mergeNewest(first, page([32, 31, 30]));
    expect([queuedCount(waiting), hasUncountedItems(waiting)]).toEqual([2, false]);
  });

  it('[LIST-08] is false for streamed items past the limit, which are all counted', () => {
    const waiting = numbers(90, 31)
      .toReversed()
      .reduce((state, id) => receive(state, String(id)), first);
    expect([queuedCount(waiting), hasUncountedItems(waiting)]).toEqual([60, false]);
  });
});

describe('receive', () => {
  it('queues new items in order and ignores known ones', () => {
    const state = receive(receive(first, '32'), '31');
    expect(queued(state)).toEqual(['32', '31']);
    expect(receive(state, '31')).toBe(state);
    expect(receive(state, '29')).toBe(state);
  });

  it('keeps the order when items arrive late', () => {
    const sparse = mergeNewest(emptyList, page([30, 28, 20]));
    const state = receive(receive(sparse, '25'), '31');
    expect(queued(state)).toEqual(['31', '25']);
    expect(shown(flushQueue(state))).toEqual(['31', '30', '28', '25', '20']);
  });

  it('defers an item below the loaded end to the older page', () => {
    expect(queued(receive(first, '27'))).toEqual([]);
    expect(queued(receive({ ...first, older: null }, '27'))).toEqual(['27']);
  });

  it('defers an item inside a gap to that gap', () => {
    const holed = flushQueue(mergeNewest(first, page([42, 41])));
    expect(queued(receive(holed, '35'))).toEqual([]);
    expect(queued(receive(holed, '43'))).toEqual(['43']);
  });
});

describe('appendOlder', () => {
  it('[LIST-07] appends a page once; a page without a link ends the list', () => {
    const state = appendOlder(first, 'older', page([28, 27, 26], 'older-2'));
    expect(shown(state)).toEqual(['30', '29', '28', '27', '26']);
    expect(appendOlder(state, 'older', page([28, 27, 26], 'older-2'))).toBe(state);
    expect(appendOlder(state, 'older-2', page([25], null)).older).toBeNull();
  });

  it('[LIST-07] continues after a page without readable items', () => {
    const state = appendOlder(first, 'older', page([], 'older-2'));
    expect([shown(state), state.older]).toEqual([shown(first), 'older-2']);
  });

  it('ends the list when the server links to the same page', () => {
    expect(appendOlder(first, 'older', page([28], 'older')).older).toBeNull();
  });
});

describe('fillGap', () => {
  const part = (ids: number[], isEnd = false): GapPage => ({ ids: ids.map(String), isEnd });
  const holed = flushQueue(mergeNewest(first, page([42, 41])));

  it('[LIST-03] leaves a gap below the items of a page from the newer side', () => {
    const state = fillGap(holed, gapOf(holed), 'newer', part([40, 39]));
    expect(shown(state)).toEqual(['42', '41', '40', '39', '39…30', '30', '29', '28']);
  });

  it('[LIST-03] leaves a gap above the items of a page from the older side', () => {
    const state = fillGap(holed, gapOf(holed), 'older', part([32, 31]));
    expect(shown(state)).toEqual(['42', '41', '41…32', '32', '31', '30', '29', '28']);
  });

  it('[LIST-03] closes the gap with the last page, and not with a short one', () => {
    expect(shown(fillGap(holed, gapOf(holed), 'newer', part([40], true)))).not.toContain('40…30');
    expect(shown(fillGap(holed, gapOf(holed), 'newer', part([40])))).toContain('40…30');
  });

  it('[LIST-03] drops no item of a page, and closes no gap for the form of an id alone', () => {
    const from = (side: 'newer' | 'older', ids: number[]) => shown(fillGap(holed, gapOf(holed), side, part(ids)));
    expect(from('newer', [40, 43])).toEqual(['42', '41', '40', '43', '43…30', '30', '29', '28']);
    expect(from('newer', [40, 29, 27])).toEqual(['42', '41', '40', '30', '29', '28', '27']);
    expect(from('older', [43, 31])).toEqual(['42', '41', '41…43', '43', '31', '30', '29', '28']);
    expect(from('older', [29, 31])).toEqual(['42', '41', '41…30', '30', '29', '31', '28']);
  });

  it('closes the gap when a page overlaps its far side', () => {
    const state = fillGap(holed, gapOf(holed), 'newer', part([40, 39, 30]));
    expect(shown(state)).toEqual(['42', '41', '40', '39', '30', '29', '28']);
  });

  it('does nothing when the gap was filled in the meantime', () => {
    const filled = fillGap(holed, gapOf(holed), 'newer', part([], true));
    expect(fillGap(filled, gapOf(holed), 'newer', part([40]))).toBe(filled);
  });
});

describe('removeItem', () => {
  it('removes an item from the entries and the queue', () => {
    expect(shown(removeItem(first, '29'))).toEqual(['30', '28']);
    expect(queued(removeItem(receive(first, '31'), '31'))).toEqual([]);
    expect(removeItem(first, '99')).toBe(first);
  });

  it('merges gaps that become adjacent', () => {
    const once = flushQueue(mergeNewest(first, page([40])));
    const twice = flushQueue(mergeNewest(once, page([50])));
    expect(shown(removeItem(twice, '40'))).toEqual(['50', '50…30', '30', '29', '28']);
  });

  it('shows the queue when no shown item is left', () => {
    const one = receive(mergeNewest(emptyList, page([5])), '6');
    expect(shown(removeItem(one, '5'))).toEqual(['6']);
  });
});
