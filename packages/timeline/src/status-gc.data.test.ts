import { accountStore, createQueryClient, ingestStatuses, statusKey, updateList } from '@rookery/store';
import { receive } from '@rookery/store/list';
import { aStatus } from '@rookery/api-client/testing';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTimelineServer, numbersDown } from './test-support/timeline-server.js';
import { timelineKey, timelineQuery, type TimelineState } from './state/timeline.data.js';
import type { TimelineSource } from './state/timeline-sources.js';
import { threadsKey } from './thread/thread-branch.js';
import { bindStatusGc, collectStatuses, STATUSES_PER_COLLECTION } from './status-gc.data.js';

const home: TimelineSource = { kind: 'home' };
let cache: QueryClient;
beforeEach(() => {
  cache = createQueryClient();
});

const isHere = (id: number): boolean => cache.getQueryData(statusKey(String(id))) !== undefined;
const anHourOn = (): number => Date.now() + 3_600_000;

describe('status garbage collection', () => {
  it('[LIST-05] keeps the statuses of lists, queues and threads, and evicts the rest', async () => {
    const server = createTimelineServer(numbersDown(1010, 1001));
    accountStore(cache).lists.connect(timelineKey(home));
    const leave = new QueryObserver(cache, timelineQuery(server.client, home)).subscribe(() => undefined);
    await vi.waitFor(() => expect(cache.getQueryData(timelineKey(home))).toBeDefined());
    ingestStatuses(cache, [aStatus({ id: '1011' }), aStatus({ id: '900' }), aStatus({ id: '901' }), aStatus({ id: '902' })]);
    updateList(cache, timelineKey(home), (state: TimelineState) => receive(state, '1011'));
    const node = { id: '900', parentId: null };
    cache.setQueryData([...threadsKey, '901'], { ancestors: [node], descendants: [{ ...node, id: '901' }], next: null });
    collectStatuses(cache, anHourOn());
    expect([1011, 1010, 1001, 900, 901, 902].map(isHere)).toEqual([true, true, true, true, true, false]);
    leave();
  });

  it('runs after every 250 new statuses', () => {
    const unsubscribe = bindStatusGc(cache);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      ingestStatuses(cache, [aStatus({ id: '1' })]);
      vi.setSystemTime(anHourOn());
      for (let id = 2; id < STATUSES_PER_COLLECTION; id += 1) ingestStatuses(cache, [aStatus({ id: String(id) })]);
      expect(isHere(1)).toBe(true);
      ingestStatuses(cache, [aStatus({ id: String(STATUSES_PER_COLLECTION) })]);
      expect(isHere(1)).toBe(false);
      expect(isHere(2)).toBe(true);
    } finally {
      vi.useRealTimers();
      unsubscribe();
    }
  });
});
