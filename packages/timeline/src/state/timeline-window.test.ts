import { describe, expect, it } from 'vitest';
import { emptyTimeline, mergeNewest, receive, statusIds } from './timeline-state.js';
import { timelineWindow } from './timeline-window.js';

const ids = Array.from({ length: 10 }, (_, index) => String(90 - index));
const state = mergeNewest(emptyTimeline, { ids, next: 'older' });
const linkBelow = (id: string) => `below ${id}`;

describe('the kept window of a timeline', () => {
  it('[LIST-06] is the whole list while it fits, without its queue', () => {
    const kept = timelineWindow(receive(state, '95'), '85', linkBelow, 10);
    expect(statusIds(kept.entries)).toEqual(ids);
    expect(kept).toMatchObject({ queue: [], older: 'older', endId: '81' });
  });

  it('[LIST-06] lies around the row being read when the list is one longer', () => {
    const kept = timelineWindow(state, '85', linkBelow, 4);
    expect(statusIds(kept.entries)).toEqual(['87', '86', '85', '84']);
    expect(kept).toMatchObject({ older: 'below 84', endId: '84' });
    expect(statusIds(timelineWindow(state, '85', linkBelow, 9).entries)).toHaveLength(9);
  });

  it('starts at the top without a row, and ends at the end near it', () => {
    expect(statusIds(timelineWindow(state, null, linkBelow, 3).entries)).toEqual(['90', '89', '88']);
    expect(timelineWindow(state, '81', linkBelow, 3)).toMatchObject({ older: 'older', endId: '81' });
  });

  it('neither begins nor, where it was cut, ends with a gap', () => {
    const status = (id: string) => ({ kind: 'status' as const, id });
    const gap = (newerId: string, olderId: string) => ({ kind: 'gap' as const, newerId, olderId });
    const holed = { ...state, entries: [status('9'), gap('9', '5'), status('5'), gap('5', '1'), status('1'), status('0')] };
    expect(timelineWindow(holed, '5', linkBelow, 3).entries).toEqual([status('5')]);
  });
});
