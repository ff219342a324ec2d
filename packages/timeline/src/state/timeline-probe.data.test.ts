import { accountStore, createQueryClient, updateList } from '@rookery/store';
import { markStale } from '@rookery/store/list';
import { aStatus, createFakeStream, type FakeStream } from '@rookery/api-client/testing';
import { flushImmediately } from '@rookery/store/testing';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTimelineServer, numbersDown, type TimelineServer } from '../test-support/timeline-server.js';
import { hasMissedPosts } from './timeline-probe.data.js';
import type { TimelineSource } from './timeline-sources.js';
import { bindTimelineStream } from './timeline-stream.data.js';
import { timelineKey, timelineQuery } from './timeline.data.js';

const home: TimelineSource = { kind: 'home' };
let server: TimelineServer;
let cache: QueryClient;
let stream: FakeStream;

beforeEach(async () => {
  server = createTimelineServer(numbersDown(1030, 1001));
  cache = createQueryClient();
  stream = createFakeStream();
  await cache.fetchQuery(timelineQuery(server.client, home));
  bindTimelineStream(stream, cache, { schedule: flushImmediately });
  stream.emit({ type: 'connected', isReconnect: false });
  await vi.waitUntil(() => isStale() === false);
  server.requests.length = 0;
});

const isStale = (source: TimelineSource = home) => cache.getQueryData<{ isStale: boolean }>(timelineKey(source))?.isStale;
const probe = () => hasMissedPosts(server.client, cache);

it('requests one post that is newer than the newest known one', async () => {
  expect(await probe()).toBe(false);
  expect(server.requests).toEqual(['/api/v1/timelines/home?since_id=1030&limit=1']);
});

it('finds a post that the stream did not bring', async () => {
  server.posts.push(1031);
  expect(await probe()).toBe(true);
});

it('finds nothing when the stream brought it', async () => {
  server.posts.push(1031);
  stream.emit({ type: 'status', status: aStatus({ id: '1031' }) }, 'user');
  expect(await probe()).toBe(false);
});

it('finds nothing when the stream brings it during the request', async () => {
  server.posts.push(1031);
  server.afterAnswer = () => stream.emit({ type: 'status', status: aStatus({ id: '1031' }) }, 'user');
  expect(await probe()).toBe(false);
});

it('sends no request while the newest page is due anyway', async () => {
  updateList(cache, timelineKey(home), markStale);
  expect(await probe()).toBe(false);
  expect(server.requests).toEqual([]);
});

it('asks for the public timeline while it is shown, and for Home beside a hashtag', async () => {
  const local: TimelineSource = { kind: 'public', local: true };
  await cache.fetchQuery(timelineQuery(server.client, local));
  accountStore(cache).lists.open(timelineKey({ kind: 'tag', name: 'birds' }));
  const close = accountStore(cache).lists.open(timelineKey(local));
  stream.emit({ type: 'connected', isReconnect: true });
  await expect.poll(() => isStale(local)).toBe(false);
  server.requests.length = 0;
  await probe();
  close();
  await probe();
  expect(server.requests.map(path => path.split('?')[0])).toEqual(['/api/v1/timelines/public', '/api/v1/timelines/home']);
});

it('learns nothing from an error response, and rejects when the server does not respond', async () => {
  server.isDown = true;
  expect(await probe()).toBe(false);
  server.beforeAnswer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(probe()).rejects.toMatchObject({ kind: 'network' });
});
