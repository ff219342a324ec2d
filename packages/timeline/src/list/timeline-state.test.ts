import { describe, expect, it } from 'vitest';
import {
  appendOlder,
  emptyTimeline,
  fillGap,
  flushQueue,
  forget,
  mergeNewest,
  queuedCount,
  receive,
  statusIds,
  type Entry,
  type Gap,
  type TimelineState,
} from './timeline-state.js';

const page = (ids: readonly number[], next: string | null = 'older') => ({ ids: ids.map(String), next });
const shown = (state: TimelineState) => state.entries.map(show);
const queued = (state: TimelineState) => state.queue.map(show);
const show = (entry: Entry) => (entry.kind === 'status' ? entry.id : `${entry.newerId}…${entry.olderId}`);
const first = mergeNewest(emptyTimeline, page([30, 29, 28]));
const gapOf = (state: TimelineState): Gap => {
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
    const state = mergeNewest(emptyTimeline, { ids: ['30', 'reblog:7:12', '29'], next: null });
    expect(shown(state)).toEqual(['30', 'reblog:7:12', '29']);
    const later = mergeNewest(state, { ids: ['31', 'reblog:8:5', '30', 'reblog:7:12'], next: null });
    expect(queued(later)).toEqual(['31', 'reblog:8:5']);
  });

  it('[LIST-15] tells that the server is still building the timeline until a whole page comes', () => {
    const building = mergeNewest(emptyTimeline, { ids: [], next: null, isPartial: true });
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
    const sparse = mergeNewest(emptyTimeline, page([30, 28, 20]));
    const state = receive(receive(sparse, '25'), '31');
    expect(queued(state)).toEqual(['31', '25']);
    expect(shown(flushQueue(state))).toEqual(['31', '30', '28', '25', '20']);
  });

  it('are left to the older page when they belong below the loaded end', () => {
    expect(receive(first, '27')).toBe(first);
    expect(queued(receive({ ...first, older: null }, '27'))).toEqual(['27']);
  });

  it('are left to the gap their time lies in', () => {
    const holed = flushQueue(mergeNewest(first, page([42, 41])));
    expect(receive(holed, '35')).toBe(holed);
    expect(queued(receive(holed, '43'))).toEqual(['43']);
  });
});

describe('older pages', () => {
  it('[LIST-07] are appended once, and an empty page is the end', () => {
    const state = appendOlder(first, 'older', page([28, 27, 26], 'older-2'));
    expect(shown(state)).toEqual(['30', '29', '28', '27', '26']);
    expect(appendOlder(state, 'older', page([28, 27, 26], 'older-2'))).toBe(state);
    expect(appendOlder(state, 'older-2', page([])).older).toBeNull();
  });

  it('end when the server names the same page again', () => {
    expect(appendOlder(first, 'older', page([28], 'older')).older).toBeNull();
  });
});

describe('filling a gap', () => {
  const holed = flushQueue(mergeNewest(first, page([42, 41])));

  it('[LIST-03] from the newer side leaves the rest below what came', () => {
    const state = fillGap(holed, gapOf(holed), 'newer', page([40, 39]), 2);
    expect(shown(state)).toEqual(['42', '41', '40', '39', '39…30', '30', '29', '28']);
  });

  it('[LIST-03] from the older side leaves the rest above what came', () => {
    const state = fillGap(holed, gapOf(holed), 'older', page([32, 31]), 2);
    expect(shown(state)).toEqual(['42', '41', '41…32', '32', '31', '30', '29', '28']);
  });

  it('closes on a page one short of the limit and stays on a full one', () => {
    expect(shown(fillGap(holed, gapOf(holed), 'newer', page([40]), 2))).not.toContain('40…30');
    expect(shown(fillGap(holed, gapOf(holed), 'newer', page([40, 39]), 2))).toContain('39…30');
  });

  it('closes when a server that honours one bound sends posts beyond the other', () => {
    const state = fillGap(holed, gapOf(holed), 'newer', page([40, 39, 30]), 3);
    expect(shown(state)).toEqual(['42', '41', '40', '39', '30', '29', '28']);
  });

  it('changes nothing when the gap was filled meanwhile', () => {
    const filled = fillGap(holed, gapOf(holed), 'newer', page([]), 2);
    expect(fillGap(filled, gapOf(holed), 'newer', page([40]), 2)).toBe(filled);
  });
});

describe('forgetting', () => {
  it('takes a post from the entries and from the queue', () => {
    expect(shown(forget(first, '29'))).toEqual(['30', '28']);
    expect(queued(forget(receive(first, '31'), '31'))).toEqual([]);
    expect(forget(first, '99')).toBe(first);
  });

  it('joins two gaps that come to touch', () => {
    const once = flushQueue(mergeNewest(first, page([40])));
    const twice = flushQueue(mergeNewest(once, page([50])));
    expect(shown(forget(twice, '40'))).toEqual(['50', '50…30', '30', '29', '28']);
  });

  it('shows the queue when the last shown post goes', () => {
    const one = receive(mergeNewest(emptyTimeline, page([5])), '6');
    expect(shown(forget(one, '5'))).toEqual(['6']);
  });
});

/** A small deterministic generator (mulberry32), so that a failing sequence can be run again. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A server keeping its posts, whose reader sometimes misses the stream. Ids are spaced so that late posts fit between. */
class Server {
  posts: number[] = [];
  /** Posts the stream brought late, or not at all, and that no newest page has covered since. */
  unseen = new Set<number>();
  top = 1000;

  page(limit: number, bounds: { below?: number; above?: number; fromAbove?: boolean } = {}) {
    const { below = Infinity, above = -Infinity, fromAbove = false } = bounds;
    const fitting = this.posts.filter(id => id < below && id > above).toSorted((a, b) => b - a);
    const ids = fromAbove ? fitting.slice(-limit) : fitting.slice(0, limit);
    const last = ids.at(-1);
    const hasOlder = last !== undefined && this.posts.some(id => id < last);
    return { ids: ids.map(String), next: hasOlder ? String(last) : null };
  }
}

/** Runs one sequence; what is wrong after a step, or null. */
function run(seed: number): string | null {
  const next = chance(seed);
  const server = new Server();
  for (let count = 0; count < 30; count += 1) server.posts.push((server.top += 10));
  const limit = 3 + next(4);
  let state = mergeNewest(emptyTimeline, server.page(limit));
  for (let step = 0; step < 25; step += 1) {
    const action = next(8);
    const before = state;
    if (action <= 1) {
      const id = (server.top += 10);
      server.posts.push(id);
      // A streamed post reaches the list only while no earlier one is missed: the binder holds it back until then.
      if (action === 0 && server.unseen.size === 0) state = receive(state, String(id));
      else server.unseen.add(id);
    } else if (action === 2) {
      state = mergeNewest(state, server.page(limit));
      server.unseen.clear();
    } else if (action === 3 && state.older !== null) {
      state = appendOlder(state, state.older, server.page(limit, { below: Number(state.older) }));
    } else if (action === 4) {
      const gaps = state.entries.filter(entry => entry.kind === 'gap');
      const gap = gaps[next(Math.max(gaps.length, 1))];
      const side = next(2) === 0 ? 'newer' : 'older';
      if (gap?.kind === 'gap') {
        const bounds = { below: Number(gap.newerId), above: Number(gap.olderId), fromAbove: side === 'older' };
        state = fillGap(state, gap, side, server.page(limit, bounds), limit);
      }
    } else if (action === 5) {
      state = flushQueue(state);
    } else if (action === 6) {
      const known = statusIds([...state.queue, ...state.entries]);
      const id = known[next(Math.max(known.length, 1))];
      if (id !== undefined) {
        server.posts = server.posts.filter(post => post !== Number(id));
        server.unseen.delete(Number(id));
        state = forget(state, id);
      }
    } else if (action === 7) {
      const late = server.top - 10 * next(20) - 1 - next(8);
      if (!server.posts.includes(late) && server.unseen.size === 0) {
        server.posts.push(late);
        state = receive(state, String(late));
      }
    }
    const wrong = faultOf(server, state);
    if (wrong !== null)
      return `${wrong} after seed ${seed}, step ${step}, action ${action}: ${shown(before).join(' ')} | ${queued(before).join(' ')}`;
  }
  return null;
}

/** The first invariant that does not hold, or null. */
function faultOf(server: Server, state: TimelineState): string | null {
  const all = flushQueue(state).entries;
  const ids = statusIds(all).map(Number);
  const isDescending = (list: readonly Entry[]): boolean => {
    const numbers = statusIds(list).map(Number);
    return numbers.every((id, index) => index === 0 || id < (numbers[index - 1] ?? 0));
  };
  const isTouching = (list: readonly Entry[]): boolean =>
    list.some((entry, index) => entry.kind === 'gap' && list[index + 1]?.kind === 'gap');
  if (new Set(ids).size !== ids.length) return 'a row stands twice';
  if (!isDescending(all) || !isDescending(state.entries)) return 'rows are out of order';
  if ([all, state.entries, state.queue].some(isTouching)) return 'gaps touch';
  if (state.entries[0]?.kind === 'gap') return 'the list begins with a gap';
  const known = new Set(ids);
  const gaps = all.filter(entry => entry.kind === 'gap');
  const lost = server.posts.filter(post => {
    if (known.has(post) || server.unseen.has(post)) return false;
    if (state.older !== null && post < Number(state.endId)) return false;
    return !gaps.some(gap => post < Number(gap.newerId) && post > Number(gap.olderId));
  });
  return lost.length > 0 ? `lost ${lost.join(' ')}` : null;
}

describe('random sequences', () => {
  it('[LIST-13] keep rows unique and in order, gaps apart, and lose nothing', () => {
    const faults = Array.from({ length: 2500 }, (_, index) => run(index + 1)).filter(fault => fault !== null);
    expect(faults).toEqual([]);
  });
});
