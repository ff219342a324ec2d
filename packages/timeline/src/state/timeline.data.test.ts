import { accountStore, createQueryClient, loadGap, loadOlder, showQueue, statusKey, trimList, updateList } from '@rookery/store';
import { emptyList, itemEntry, itemIds, mergeNewest, receive, TAIL_LIMIT, type Gap } from '@rookery/store/list';
import { aStatus } from '@rookery/api-client/testing';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTimelineServer, numbersDown, type TimelineServer } from '../test-support/timeline-server.js';
import type { TimelineSource } from './timeline-sources.js';
import { removeFromTimelines, timelineKey, timelineQuery, timelineList, type TimelineState } from './timeline.data.js';

const home: TimelineSource = { kind: 'home' };
let server: TimelineServer;
let cache: QueryClient;

beforeEach(() => {
  server = createTimelineServer(numbersDown(1060, 1001));
  cache = createQueryClient();
});

const read = (): TimelineState => cache.getQueryData<TimelineState>(timelineKey(home)) ?? emptyList;
const shown = (): number[] => itemIds(read().entries).map(Number);
const queued = (): number[] => itemIds(read().queue).map(Number);
const refetch = () => cache.fetchQuery({ ...timelineQuery(server.client, home), staleTime: 0, retry: false });
const gapIn = (): Gap => {
  const gap = read().entries.find(entry => entry.kind === 'gap');
  if (gap?.kind !== 'gap') throw new Error('There is no gap.');
  return gap;
};

describe('timelineQuery', () => {
  it('shows the first page and writes each post to its own cache entry', async () => {
    await refetch();
    expect(shown()).toEqual(numbersDown(1060, 1041));
    expect(cache.getQueryData(statusKey('1055'))).toMatchObject({ id: '1055' });
  });

  it('queues later pages, with posts streamed during the request', async () => {
    accountStore(cache).lists.connect(timelineKey(home));
    await refetch();
    server.posts.push(1061, 1062);
    server.beforeAnswer = () => updateList(cache, timelineKey(home), state => receive(state, '1063'));
    await refetch();
    expect(shown()).toEqual(numbersDown(1060, 1041));
    expect(queued()).toEqual([1063, 1062, 1061]);
  });

  it('[LIST-15] shows the complete page after a partial one at once', async () => {
    server.isPartial = true;
    server.posts = [1001];
    await refetch();
    expect(read().isPartial).toBe(true);
    server.isPartial = false;
    server.posts = numbersDown(1010, 1001);
    await refetch();
    expect(read().isPartial).toBe(false);
    expect(shown()).toEqual(numbersDown(1010, 1001));
  });

  it('[LIST-06] shows the stored window before the response, and queues newer posts', async () => {
    const kept = mergeNewest(emptyList, { ids: ['1050', '1049'], next: '/api/v1/timelines/home?max_id=1049' });
    let shownBefore: number[] = [];
    server.beforeAnswer = async () => {
      await expect.poll(() => shown()).not.toEqual([]);
      shownBefore = shown();
    };
    const items = [aStatus({ id: '1050' }), aStatus({ id: '1049' })];
    const restoreWindow = () => Promise.resolve({ state: kept, items });
    await cache.fetchQuery(timelineQuery(server.client, home, { restoreWindow }));
    expect(shownBefore).toEqual([1050, 1049]);
    expect(shown()[0]).toBe(1050);
    expect(queued()).toEqual(numbersDown(1060, 1051));
  });

  it('[LIST-14] keeps its posts when the newest page fails', async () => {
    await refetch();
    server.isDown = true;
    await expect(refetch()).rejects.toMatchObject({ kind: 'http', status: 503 });
    expect(shown()).toEqual(numbersDown(1060, 1041));
  });
});

describe('loadOlder', () => {
  it('[LIST-07] loads pages until the end', async () => {
    await refetch();
    await loadOlder(server.client, cache, timelineList(home));
    await loadOlder(server.client, cache, timelineList(home));
    expect(shown()).toEqual(numbersDown(1060, 1001));
    await loadOlder(server.client, cache, timelineList(home));
    expect(read().older).toBeNull();
    const asked = server.requests.length;
    await loadOlder(server.client, cache, timelineList(home));
    expect(server.requests).toHaveLength(asked);
  });

  it('[LIST-07] can be repeated after a failure', async () => {
    await refetch();
    server.isDown = true;
    await expect(loadOlder(server.client, cache, timelineList(home))).rejects.toMatchObject({ kind: 'http' });
    server.isDown = false;
    await loadOlder(server.client, cache, timelineList(home));
    expect(shown()).toEqual(numbersDown(1060, 1021));
  });
});

describe('loadGap', () => {
  beforeEach(async () => {
    server.posts = numbersDown(1005, 1001);
    await refetch();
    server.posts = numbersDown(1060, 1001);
    await refetch();
    showQueue(cache, timelineKey(home));
  });

  it('[LIST-03] fills a gap from its newer side, a page at a time', async () => {
    expect(gapIn()).toEqual({ kind: 'gap', newerId: '1041', olderId: '1005' });
    await loadGap(server.client, cache, timelineList(home), gapIn(), 'newer');
    expect(gapIn()).toEqual({ kind: 'gap', newerId: '1021', olderId: '1005' });
    await loadGap(server.client, cache, timelineList(home), gapIn(), 'newer');
    expect(shown()).toEqual(numbersDown(1060, 1001));
    expect(read().entries.every(entry => entry.kind === 'item')).toBe(true);
  });

  it('[LIST-03] fills a gap from its older side, a page at a time', async () => {
    await loadGap(server.client, cache, timelineList(home), gapIn(), 'older');
    expect(gapIn()).toEqual({ kind: 'gap', newerId: '1041', olderId: '1025' });
    await loadGap(server.client, cache, timelineList(home), gapIn(), 'older');
    expect(shown()).toEqual(numbersDown(1060, 1001));
  });
});

describe('removeFromTimelines', () => {
  it('removes posts from every timeline without making it fresh', async () => {
    await refetch();
    const before = cache.getQueryState(timelineKey(home))?.dataUpdatedAt;
    removeFromTimelines(cache, ['1060', '1050']);
    expect(shown()).toHaveLength(18);
    expect(cache.getQueryState(timelineKey(home))?.dataUpdatedAt).toBe(before);
  });
});

describe('trimList', () => {
  const long = Array.from({ length: TAIL_LIMIT.max + 1 }, (_, index) => itemEntry(String(5_000 - index)));
  const trim = (source: TimelineSource): TimelineState | undefined => {
    cache.setQueryData(timelineKey(source), { ...emptyList, entries: long, older: '/next', endId: '1' });
    trimList(cache, timelineList(source));
    return cache.getQueryData<TimelineState>(timelineKey(source));
  };

  it('trims the tail of a long list and requests the page below the rest', async () => {
    const ferries: TimelineSource = { kind: 'tag', name: 'ferries' };
    expect(trim(ferries)?.entries).toHaveLength(TAIL_LIMIT.keep);
    await loadOlder(server.client, cache, timelineList(ferries));
    expect(server.requests).toEqual(['/api/v1/timelines/tag/ferries?limit=20&max_id=4001']);
  });

  it('keeps a list in the server’s order whole, because only its links lead on', () => {
    expect(trim({ kind: 'bookmarks' })?.entries).toHaveLength(TAIL_LIMIT.max + 1);
  });
});
