import { describe, expect, it } from 'vitest';
import { fillGap, type GapPage } from './fill-gap.js';
import type { Entry, Gap } from './list-entries.js';
import { removeItem } from './removed-items.js';
import { appendOlder, emptyList, flushQueue, mergeNewest, queuedCount, receive, type ListState } from './list-state.js';

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

describe('the newest page', () => {
  it('is shown at once when nothing was known', () => {
    expect(shown(first)).toEqual(['30', '29', '28']);
    expect(first.older).toBe('older');
  });

  it('enters the queue when posts are shown already', () => {
    const state = mergeNewest(first, page([32, 31, 30]));
    expect(queued(state)).toEqual(['32', '31']);
    expect(shown(state)).toEqual(['30', '29', '28']);
    expect(queuedCount(state)).toBe(2);
  });

  it('[LIST-03] leaves a gap where it does not reach what is known', () => {
    const state = mergeNewest(first, page([42, 41, 40]));
    expect(queued(state)).toEqual(['42', '41', '40', '40…30']);
    expect(shown(flushQueue(state))).toEqual(['42', '41', '40', '40…30', '30', '29', '28']);
    expect(queuedCount(state)).toBe(3);
  });

  it('leaves no gap when its last post is a known one, nor when nothing is older', () => {
    expect(queued(mergeNewest(first, page([32, 31, 30])))).not.toContain('31…30');
    expect(queued(mergeNewest(first, page([42, 41], null)))).toEqual(['42', '41']);
  });

  it('keeps what was streamed while it was on its way', () => {
    const state = mergeNewest(receive(first, '35'), page([34, 33, 30]));
    expect(queued(state)).toEqual(['35', '34', '33']);
  });

  it('closes a queued gap it covers', () => {
    const holed = mergeNewest(first, page([42, 41, 40]));
    const state = mergeNewest(holed, page([42, 41, 40, 35, 31, 30]));
    expect(queued(state)).toEqual(['42', '41', '40', '35', '31']);
  });

  it('keeps the server order of ids the client made up', () => {
    const state = mergeNewest(emptyList, { ids: ['30', 'reblog:7:12', '29'], next: null });
    expect(shown(state)).toEqual(['30', 'reblog:7:12', '29']);
    const later = mergeNewest(state, { ids: ['31', 'reblog:8:5', '30', 'reblog:7:12'], next: null });
    expect(queued(later)).toEqual(['31', 'reblog:8:5']);
  });

  it('[LIST-15] tells that the server is still building the timeline until a whole page comes', () => {
    const building = mergeNewest(emptyList, { ids: [], next: null, isPartial: true });
    expect(building.isPartial).toBe(true);
    expect(mergeNewest(building, page([3, 2, 1])).isPartial).toBe(false);
  });
});

describe('streamed posts', () => {
  it('enter the queue in order and change nothing when known', () => {
    const state = receive(receive(first, '32'), '31');
    expect(queued(state)).toEqual(['32', '31']);
    expect(receive(state, '31')).toBe(state);
    expect(receive(state, '29')).toBe(state);
  });

  it('take their place by time when shown, even when they came late', () => {
    const sparse = mergeNewest(emptyList, page([30, 28, 20]));
    const state = receive(receive(sparse, '25'), '31');
    expect(queued(state)).toEqual(['31', '25']);
    expect(shown(flushQueue(state))).toEqual(['31', '30', '28', '25', '20']);
  });

  it('are left to the older page when they belong below the loaded end', () => {
    expect(queued(receive(first, '27'))).toEqual([]);
    expect(queued(receive({ ...first, older: null }, '27'))).toEqual(['27']);
  });

  it('are left to the gap their time lies in', () => {
    const holed = flushQueue(mergeNewest(first, page([42, 41])));
    expect(queued(receive(holed, '35'))).toEqual([]);
    expect(queued(receive(holed, '43'))).toEqual(['43']);
  });
});

describe('older pages', () => {
  it('[LIST-07] are appended once, and one without a link is the end', () => {
    const state = appendOlder(first, 'older', page([28, 27, 26], 'older-2'));
    expect(shown(state)).toEqual(['30', '29', '28', '27', '26']);
    expect(appendOlder(state, 'older', page([28, 27, 26], 'older-2'))).toBe(state);
    expect(appendOlder(state, 'older-2', page([25], null)).older).toBeNull();
  });

  it('[LIST-07] lead on when none of their posts could be read', () => {
    const state = appendOlder(first, 'older', page([], 'older-2'));
    expect([shown(state), state.older]).toEqual([shown(first), 'older-2']);
  });

  it('end when the server names the same page again', () => {
    expect(appendOlder(first, 'older', page([28], 'older')).older).toBeNull();
  });
});

describe('filling a gap', () => {
  const part = (ids: number[], isEnd = false): GapPage => ({ ids: ids.map(String), isEnd });
  const holed = flushQueue(mergeNewest(first, page([42, 41])));

  it('[LIST-03] from the newer side leaves the rest below what came', () => {
    const state = fillGap(holed, gapOf(holed), 'newer', part([40, 39]));
    expect(shown(state)).toEqual(['42', '41', '40', '39', '39…30', '30', '29', '28']);
  });

  it('[LIST-03] from the older side leaves the rest above what came', () => {
    const state = fillGap(holed, gapOf(holed), 'older', part([32, 31]));
    expect(shown(state)).toEqual(['42', '41', '41…32', '32', '31', '30', '29', '28']);
  });

  it('[LIST-03] closes at the end of what the server has and stays before it, however few came', () => {
    expect(shown(fillGap(holed, gapOf(holed), 'newer', part([40], true)))).not.toContain('40…30');
    expect(shown(fillGap(holed, gapOf(holed), 'newer', part([40])))).toContain('40…30');
  });

  it('[LIST-03] closes on a post beyond the other side when those that bounded it are gone, and on nothing that came late between', () => {
    expect(shown(fillGap(holed, gapOf(holed), 'newer', part([40, 27])))).toEqual(['42', '41', '40', '30', '29', '28']);
    expect(shown(fillGap(holed, gapOf(holed), 'older', part([43, 31])))).toEqual(['42', '41', '31', '30', '29', '28']);
    expect(shown(fillGap(holed, gapOf(holed), 'newer', part([27, 39])))).toContain('39…30');
  });

  it('closes when a server that honours one bound sends posts beyond the other', () => {
    const state = fillGap(holed, gapOf(holed), 'newer', part([40, 39, 30]));
    expect(shown(state)).toEqual(['42', '41', '40', '39', '30', '29', '28']);
  });

  it('changes nothing when the gap was filled meanwhile', () => {
    const filled = fillGap(holed, gapOf(holed), 'newer', part([], true));
    expect(fillGap(filled, gapOf(holed), 'newer', part([40]))).toBe(filled);
  });
});

describe('forgetting', () => {
  it('takes a post from the entries and from the queue', () => {
    expect(shown(removeItem(first, '29'))).toEqual(['30', '28']);
    expect(queued(removeItem(receive(first, '31'), '31'))).toEqual([]);
    expect(removeItem(first, '99')).toBe(first);
  });

  it('joins two gaps that come to touch', () => {
    const once = flushQueue(mergeNewest(first, page([40])));
    const twice = flushQueue(mergeNewest(once, page([50])));
    expect(shown(removeItem(twice, '40'))).toEqual(['50', '50…30', '30', '29', '28']);
  });

  it('shows the queue when the last shown post goes', () => {
    const one = receive(mergeNewest(emptyList, page([5])), '6');
    expect(shown(removeItem(one, '5'))).toEqual(['6']);
  });
});
