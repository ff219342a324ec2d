import { createQueryClient } from '@rookery/api-client/query';
import { describe, expect, it } from 'vitest';
import { letEndOfListGo } from './timeline-end.data.js';
import { letEndGo } from './timeline-end.js';
import { LENGTH_AT_TOP } from './timeline-length.js';
import type { TimelineSource } from './timeline-source.js';
import { emptyTimeline, type Entry, type TimelineState } from './timeline-state.js';
import { timelineKey } from './timeline.data.js';

const status = (id: number | string): Entry => ({ kind: 'status', id: String(id) });
const listOf = (...entries: Entry[]): TimelineState => ({ ...emptyTimeline, entries, older: '/page?max_id=1', endId: '1' });
const below = (id: string) => `/page?max_id=${id}`;
const length = { most: 4, kept: 2 };

it('[LIST-05] keeps a list of the greatest length whole, and of one that is longer the newest posts, with the page below them', () => {
  const long = listOf(status(14), status(13), status(12), status(11));
  expect(letEndGo(long, below, length)).toBe(long);
  const longer = listOf(status(15), ...long.entries);
  expect(letEndGo(longer, below, length)).toEqual({
    ...longer,
    entries: [status(15), status(14)],
    older: '/page?max_id=14',
    endId: '14',
  });
});

it('ends with a post, and with one whose id tells its time', () => {
  const gap: Entry = { kind: 'gap', newerId: '15', olderId: '12' };
  const boost = status('reblog:7:14');
  for (const second of [gap, boost]) {
    const state = letEndGo(listOf(status(15), second, status(12), status(11), status(10)), below, length);
    expect(state.entries).toEqual([status(15)]);
    expect(state.endId).toBe('15');
  }
  const untold = listOf(...[5, 4, 3, 2, 1].map(id => status(`reblog:7:${id}`)));
  expect(letEndGo(untold, below, length)).toBe(untold);
});

it('stays whole while something waits', () => {
  const waiting: TimelineState = { ...listOf(...[15, 14, 13, 12, 11].map(status)), queue: [status(16)] };
  expect(letEndGo(waiting, below, length)).toBe(waiting);
});

describe('letEndOfListGo', () => {
  const numbers = Array.from({ length: LENGTH_AT_TOP.most + 1 }, (_, index) => 5_000 - index);
  const left = (source: TimelineSource): TimelineState | undefined => {
    const cache = createQueryClient();
    cache.setQueryData(timelineKey(source), listOf(...numbers.map(status)));
    letEndOfListGo(cache, source);
    return cache.getQueryData<TimelineState>(timelineKey(source));
  };

  it('lets the end of a list go that is too long; it is asked for below what stays', () => {
    const list = left({ kind: 'tag', name: 'ferries' });
    expect(list?.entries).toHaveLength(LENGTH_AT_TOP.kept);
    expect(list?.older).toBe('/api/v1/timelines/tag/ferries?limit=20&max_id=4001');
  });

  it('keeps whole what is in the order of a server, where only its links lead on', () => {
    expect(left({ kind: 'bookmarks' })?.entries).toHaveLength(LENGTH_AT_TOP.most + 1);
  });
});
