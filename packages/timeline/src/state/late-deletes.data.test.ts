import { createQueryClient, loadGap, loadOlder, showQueue } from '@rookery/store';
import { fullListOf, itemIds } from '@rookery/store/list';
import { aStatus, createFakeStream } from '@rookery/api-client/testing';
import { flushImmediately } from '@rookery/store/testing';
import { expect, it, vi } from 'vitest';
import { createTimelineServer, numbersDown } from '../test-support/timeline-server.js';
import { bindTimelineStream } from './timeline-stream.data.js';
import { timelineKey, timelineQuery, timelineList, type TimelineState } from './timeline.data.js';
import type { TimelineSource } from './timeline-sources.js';

const home: TimelineSource = { kind: 'home' };

function open(posts: number[]) {
  const server = createTimelineServer(posts);
  const cache = createQueryClient();
  const stream = createFakeStream();
  bindTimelineStream(stream, cache, { schedule: flushImmediately });
  const state = () => cache.getQueryData<TimelineState>(timelineKey(home)) as TimelineState;
  const refetch = () => cache.fetchQuery({ ...timelineQuery(server.client, home), staleTime: 0 });
  const all = () => itemIds(fullListOf(state()).list).map(Number);
  const remove = (id: number) => {
    server.posts = server.posts.filter(post => post !== id);
    stream.emit({ type: 'status_deleted', statusId: String(id) }, 'user');
  };
  /** The next response is made before a post is deleted, and arrives after it. */
  const removeMeanwhile = (id: number) => {
    server.afterAnswer = () => {
      server.afterAnswer = () => undefined;
      remove(id);
    };
  };
  return { server, cache, stream, state, refetch, all, remove, removeMeanwhile };
}

it('[LIST-05] a page does not restore a post that was deleted while it was in flight', async () => {
  const { server, cache, refetch, all, removeMeanwhile } = open(numbersDown(1060, 1001));
  removeMeanwhile(1055);
  await refetch();
  removeMeanwhile(1030);
  await loadOlder(server.client, cache, timelineList(home));
  expect(all()).toEqual(numbersDown(1060, 1021).filter(id => id !== 1055 && id !== 1030));
});

it('[LIST-05] a gap page does not restore a post that was deleted while it was in flight', async () => {
  const { server, cache, refetch, state, all, removeMeanwhile } = open(numbersDown(1005, 1001));
  await refetch();
  server.posts = numbersDown(1040, 1001);
  await refetch();
  showQueue(cache, timelineKey(home));
  const gap = state().entries.find(entry => entry.kind === 'gap');
  if (gap?.kind !== 'gap') throw new Error('There is no gap.');
  removeMeanwhile(1012);
  await loadGap(server.client, cache, timelineList(home), gap, 'newer');
  expect(all()).toEqual(numbersDown(1040, 1001).filter(id => id !== 1012));
});

it('[LIST-05] a late streamed event does not restore a deleted post', async () => {
  const { stream, refetch, all, remove } = open(numbersDown(1010, 1001));
  stream.emit({ type: 'connected', isReconnect: false });
  await refetch();
  remove(1011);
  stream.emit({ type: 'status', status: aStatus({ id: '1011' }) }, 'user');
  expect(all()).toEqual(numbersDown(1010, 1001));
});

it('a page requested after the deletion may contain the post again', async () => {
  const { server, refetch, all, remove } = open(numbersDown(1010, 1001));
  await refetch();
  remove(1011);
  const removedAt = Date.now();
  server.posts.push(1011);
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(removedAt), { interval: 1 });
  await refetch();
  expect(all()).toEqual(numbersDown(1011, 1001));
});
