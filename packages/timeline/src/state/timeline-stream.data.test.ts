import {
  accountStore,
  createQueryClient,
  forgetStatus,
  ingestStatuses,
  ownAccountKey,
  statusKey,
  statusQuery,
  showQueue,
  writeRelationship,
} from '@rookery/store';
import { itemIds, queuedCount } from '@rookery/store/list';
import { anAccount, aRelationship, aStatus, createFakeStream, type FakeStream } from '@rookery/api-client/testing';
import { flushImmediately } from '@rookery/store/testing';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTimelineServer, numbersDown, type TimelineServer } from '../test-support/timeline-server.js';
import type { TimelineSource } from './timeline-sources.js';
import { CATCH_UP_RETRY_MS } from './timeline-feed.data.js';
import { bindTimelineStream } from './timeline-stream.data.js';
import { timelineKey, timelineQuery, type TimelineState } from './timeline.data.js';

const home: TimelineSource = { kind: 'home' };
let server: TimelineServer;
let cache: QueryClient;
let stream: FakeStream;

beforeEach(() => {
  server = createTimelineServer(numbersDown(1030, 1001));
  cache = createQueryClient();
  stream = createFakeStream();
});

/** Binds the stream, which is connected from then on. */
function bind(): () => void {
  const unbind = bindTimelineStream(stream, cache, { schedule: flushImmediately });
  stream.emit({ type: 'connected', isReconnect: false });
  return unbind;
}

it('leaves no subscription behind when it is unbound', async () => {
  const { events } = accountStore(cache);
  const subscribe = events.on;
  let open = 0;
  vi.spyOn(events, 'on').mockImplementation((name, listener) => {
    open += 1;
    const unsubscribe = subscribe(name, listener);
    return () => {
      open -= 1;
      unsubscribe();
    };
  });
  const unbind = bind();
  const leave = await look({ kind: 'public' });
  expect([open, stream.subscriptions().length]).toEqual([5, 4]);
  leave();
  expect(stream.subscriptions()).toHaveLength(3);
  unbind();
  expect([open, stream.subscriptions()]).toEqual([0, []]);
});

const state = (source: TimelineSource = home) => cache.getQueryData<TimelineState>(timelineKey(source));
const queued = (source: TimelineSource = home): string[] => itemIds(state(source)?.queue ?? []);
const shown = (): string[] => itemIds(state()?.entries ?? []);
const post = (id: number): void => {
  server.posts.push(id);
  stream.emit({ type: 'status', status: aStatus({ id: String(id) }) }, 'user');
};
/** The parameters of a request. */
const asked = (request: string): object => Object.fromEntries(new URL(request, 'https://rookery.test').searchParams);
async function look(source: TimelineSource): Promise<() => void> {
  const observer = new QueryObserver(cache, { ...timelineQuery(server.client, source), retry: false });
  const unobserve = observer.subscribe(() => undefined);
  const close = accountStore(cache).lists.open(timelineKey(source));
  await expect.poll(() => state(source)).toBeDefined();
  return () => {
    unobserve();
    close();
  };
}

describe('streamed posts', () => {
  it('are queued in Home after their entity is written; known ones change nothing', async () => {
    bind();
    await look(home);
    post(1031);
    post(1031);
    expect(queued()).toEqual(['1031']);
    expect(cache.getQueryData(statusKey('1031'))).toMatchObject({ id: '1031' });
    expect(shown()[0]).toBe('1030');
  });

  it('reach a public timeline or a tag only while it is open', async () => {
    bind();
    const local: TimelineSource = { kind: 'public', local: true };
    const leave = await look(local);
    await look({ kind: 'tag', name: 'Birds' });
    const others = stream.subscriptions().filter(subscription => subscription.stream !== 'user');
    expect(others).toEqual([{ stream: 'public:local' }, { stream: 'hashtag', tag: 'birds' }]);
    stream.emit({ type: 'status', status: aStatus({ id: '1040' }) }, 'public:local');
    await expect.poll(() => queued(local)).toEqual(['1040']);
    expect(queued()).toEqual([]);
    leave();
    expect(stream.subscriptions()).not.toContainEqual({ stream: 'public:local' });
  });

  it('leave the queue when they are deleted, and stay marked while they are shown', async () => {
    bind();
    await look(home);
    post(1031);
    stream.emit({ type: 'status_deleted', statusId: '1031' }, 'user');
    stream.emit({ type: 'status_deleted', statusId: '1030' }, 'user');
    await expect.poll(() => queued()).toEqual([]);
    expect(shown()[0]).toBe('1030');
    expect(state()?.deletedIds).toEqual(['1030']);
  });

  it('leave at once when the reader deletes them', async () => {
    bind();
    cache.setQueryData(ownAccountKey, anAccount({ id: '7' }));
    await look(home);
    new QueryObserver(cache, statusQuery(server.client, '1029')).subscribe(() => undefined);
    forgetStatus(cache, '1029');
    expect(shown()).not.toContain('1029');
  });

  it('take every reblog along when they are deleted', async () => {
    const deletable = aStatus({ id: '1032' });
    bind();
    await look(home);
    ingestStatuses(cache, [aStatus({ id: '1020', reblog: deletable }), aStatus({ id: '1019', reblog: deletable })]);
    new QueryObserver(cache, statusQuery(server.client, '1019')).subscribe(() => undefined);
    forgetStatus(cache, '1032');
    stream.emit({ type: 'status_deleted', statusId: '1032' }, 'user');
    await expect.poll(() => state()?.deletedIds.toSorted()).toEqual(['1019', '1020']);
  });

  it('leave the lists when the reader blocks, mutes or unfollows their author', async () => {
    bind();
    await look(home);
    const catchUp: TimelineSource = { kind: 'catchUp' };
    await look(catchUp);
    const account = anAccount({ id: '9' });
    const theirs = ['1030', '1029'].map(id => aStatus({ id, account }));
    ingestStatuses(cache, theirs);
    writeRelationship(cache, aRelationship({ id: '9', following: true }));
    expect(shown()[0]).toBe('1030');
    writeRelationship(cache, aRelationship({ id: '9', following: false }));
    expect(shown()[0]).toBe('1028');
    expect(itemIds(state(catchUp)?.entries ?? [])[0]).toBe('1028');
    const own: TimelineSource = { kind: 'account', accountId: '7', tab: 'posts' };
    await look(own);
    writeRelationship(cache, aRelationship({ id: '7', muting: true }));
    expect(shown()).toEqual([]);
    expect(itemIds(state(own)?.entries ?? [])).toHaveLength(20);
  });

  it('return to their places when a mute of their author is undone or refused', async () => {
    bind();
    await look(home);
    const account = anAccount({ id: '9' });
    ingestStatuses(
      cache,
      ['1030', '1028', '1027'].map(id => aStatus({ id, account })),
    );
    const before = shown();
    writeRelationship(cache, aRelationship({ id: '9', following: true, muting: true }));
    expect(shown().slice(0, 2)).toEqual(['1029', '1026']);
    post(1031);
    showQueue(cache, timelineKey(home));
    writeRelationship(cache, aRelationship({ id: '9', following: true }));
    expect(shown()).toEqual(['1031', ...before]);
  });

  it('stay away from Home when a block is undone, which restores no follow', async () => {
    bind();
    await look(home);
    const account = anAccount({ id: '9' });
    ingestStatuses(cache, [aStatus({ id: '1030', account })]);
    writeRelationship(cache, aRelationship({ id: '9', following: true }));
    writeRelationship(cache, aRelationship({ id: '9', blocking: true }));
    writeRelationship(cache, aRelationship({ id: '9' }));
    expect(shown()[0]).toBe('1029');
    writeRelationship(cache, aRelationship({ id: '9', following: true }));
    expect(shown()[0]).toBe('1030');
  });

  it('do not return when they were deleted meanwhile', async () => {
    bind();
    await look(home);
    ingestStatuses(cache, [aStatus({ id: '1030', account: anAccount({ id: '9' }) })]);
    writeRelationship(cache, aRelationship({ id: '9', muting: true }));
    stream.emit({ type: 'status_deleted', statusId: '1030' }, 'user');
    writeRelationship(cache, aRelationship({ id: '9' }));
    expect(shown()[0]).toBe('1029');
  });

  it('stop when unbound', async () => {
    const unbind = bind();
    await look(home);
    unbind();
    expect(stream.subscriptions()).toEqual([]);
  });
});

describe('a new connection', () => {
  it('fetches the posts between the list and the connection', async () => {
    await look(home);
    server.posts.push(1031, 1032);
    bind();
    await expect.poll(() => queued()).toEqual(['1032', '1031']);
    expect(state()?.isStale).toBe(false);
    post(1033);
    expect(queued()).toEqual(['1033', '1032', '1031']);
    expect(server.requests.map(asked)).toEqual([{ limit: '20' }, { since_id: '1025', limit: '20' }]);
  });

  it('fetches a post that was delivered after newer ones', async () => {
    server.posts.splice(server.posts.indexOf(1028), 1);
    await look(home);
    server.posts.push(1028);
    bind();
    await expect.poll(() => shown().slice(0, 4)).toEqual(['1030', '1029', '1028', '1027']);
  });

  it('requests the whole page where more is new than one page tells', async () => {
    await look(home);
    server.posts.push(...numbersDown(1060, 1031));
    bind();
    await expect.poll(() => queued()).toHaveLength(20);
    expect(server.requests.map(asked)[2]).toEqual({ limit: '20' });
    showQueue(cache, timelineKey(home));
    expect(state()?.entries).toContainEqual({ kind: 'gap', newerId: '1041', olderId: '1030' });
  });

  it('finds the posts that were deleted meanwhile', async () => {
    await look(home);
    server.posts.splice(server.posts.indexOf(1029), 1);
    bind();
    await expect.poll(() => server.requests.length).toBe(2);
    await expect.poll(() => state()?.isStale).toBe(false);
    await expect.poll(() => server.singles).toEqual(['1029']);
  });

  it('requests the whole page where the list was requested long before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await look(home);
    vi.setSystemTime(Date.now() + 15_001);
    bind();
    await expect.poll(() => state()?.isStale).toBe(false);
    vi.useRealTimers();
    expect(server.requests.map(asked)).toEqual([{ limit: '20' }, { limit: '20' }]);
  });

  it('fetches the posts that a first page in flight does not have yet', async () => {
    let release = (): void => undefined;
    server.beforeAnswer = () => new Promise(resolve => (release = resolve));
    const looked = look(home);
    await expect.poll(() => server.requests).toHaveLength(1);
    bind();
    // Posted once the first answer is made.
    server.beforeAnswer = () => void server.posts.push(1031);
    release();
    await looked;
    await expect.poll(() => queued()).toEqual(['1031']);
    expect(state()?.isStale).toBe(false);
  });
});

describe('a broken connection', () => {
  it('requests the newest page when it is back, and leaves a gap where posts are missing', async () => {
    bind();
    await look(home);
    stream.emit({ type: 'disconnected' });
    server.posts.push(...numbersDown(1060, 1031));
    let release = (): void => undefined;
    server.beforeAnswer = () => new Promise(resolve => (release = resolve));
    stream.emit({ type: 'connected', isReconnect: true });
    // Taken alone, posts that come before the newest page would hide the thirty missing below them.
    for (const id of numbersDown(1085, 1061).toReversed()) post(id);
    expect(queued()).toEqual([]);
    await expect.poll(() => server.requests).toHaveLength(2);
    release();
    await expect.poll(() => queued()).toHaveLength(20);
    // Five more came by the stream; they lie in the gap under the page.
    const known = state();
    expect(known && queuedCount(known)).toBe(25);
    showQueue(cache, timelineKey(home));
    expect(state()?.entries).toContainEqual({ kind: 'gap', newerId: '1066', olderId: '1030' });
  });

  it('retries a newest page that failed, without a streamed post', async () => {
    bind();
    await look(home);
    stream.emit({ type: 'disconnected' });
    server.posts.push(1031);
    server.isDown = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    stream.emit({ type: 'connected', isReconnect: true });
    await vi.advanceTimersByTimeAsync(CATCH_UP_RETRY_MS - 1);
    const asked = server.requests.length;
    server.isDown = false;
    expect(queued()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.requests).toHaveLength(asked + 1);
    expect(queued()).toEqual(['1031']);
    await vi.advanceTimersByTimeAsync(20 * CATCH_UP_RETRY_MS);
    expect(server.requests).toHaveLength(asked + 1);
    vi.useRealTimers();
  });

  it('queues deferred posts after the next newest page', async () => {
    bind();
    await look(home);
    stream.emit({ type: 'disconnected' });
    server.isDown = true;
    stream.emit({ type: 'connected', isReconnect: true });
    await expect.poll(() => cache.getQueryState(timelineKey(home))?.status).toBe('error');
    post(1031);
    expect(queued()).toEqual([]);
    server.isDown = false;
    await cache.refetchQueries({ queryKey: timelineKey(home) });
    post(1032);
    expect(queued()).toEqual(['1032', '1031']);
  });

  it('requests the newest page on poll', async () => {
    bind();
    await look(home);
    server.posts.push(1031);
    stream.emit({ type: 'poll' });
    await expect.poll(() => queued()).toEqual(['1031']);
  });
});
