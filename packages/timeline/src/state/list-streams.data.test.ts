import { accountStore, createQueryClient } from '@rookery/store';
import { itemIds } from '@rookery/store/list';
import { aStatus, createFakeStream } from '@rookery/api-client/testing';
import { flushImmediately } from '@rookery/store/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createTimelineServer, numbersDown } from '../test-support/timeline-server.js';
import type { TimelineSource } from './timeline-sources.js';
import { bindTimelineStream } from './timeline-stream.data.js';
import { timelineKey, timelineQuery, type TimelineState } from './timeline.data.js';

async function look(source: TimelineSource) {
  const server = createTimelineServer(numbersDown(1005, 1001));
  const cache = createQueryClient();
  const stream = createFakeStream();
  bindTimelineStream(stream, cache, { schedule: flushImmediately });
  const state = () => cache.getQueryData<TimelineState>(timelineKey(source));
  const close = accountStore(cache).lists.open(timelineKey(source));
  const unobserve = new QueryObserver(cache, { ...timelineQuery(server.client, source), retry: false }).subscribe(
    () => undefined,
  );
  const leave = () => {
    unobserve();
    close();
  };
  await expect.poll(() => state()).toBeDefined();
  const subscriptions = () => stream.subscriptions().filter(({ stream: name }) => name !== 'user');
  /** `isOfList`: whether the server has it in the list too. */
  const post = (id: number, name: string, isOfList: boolean, tags: string[] = []) => {
    if (isOfList) server.posts.push(id);
    stream.emit(
      {
        type: 'status',
        status: aStatus({ id: String(id), tags: tags.map(tag => ({ name: tag, url: '', history: [], following: false })) }),
      },
      name,
    );
  };
  return { subscriptions, post, leave, queued: () => itemIds(state()?.queue ?? []) };
}

test.each<[TimelineSource, object[]]>([
  [{ kind: 'list', id: '3' }, [{ stream: 'list', list: '3' }]],
  [{ kind: 'remote', host: 'tram.example' }, [{ stream: 'public:remote', instance: 'tram.example' }]],
  [
    { kind: 'tag', name: 'Birds', any: ['Trams'], all: [], none: [] },
    [
      { stream: 'hashtag', tag: 'birds' },
      { stream: 'hashtag', tag: 'trams' },
    ],
  ],
  [{ kind: 'bookmarks' }, []],
  [{ kind: 'favourites' }, []],
  [{ kind: 'quotes', statusId: '4' }, []],
  [{ kind: 'account', accountId: '7', tab: 'posts' }, []],
])('[HINT-01] %o subscribes to %o while it is open', async (source, expected) => {
  const { subscriptions, leave } = await look(source);
  expect(subscriptions()).toEqual(expected);
  leave();
  expect(subscriptions()).toEqual([]);
});

test('[HINT-01] a streamed post is queued', async () => {
  const { post, queued } = await look({ kind: 'list', id: '3' });
  post(1010, 'list', true);
  await expect.poll(() => queued()).toEqual(['1010']);
});

test('[NAV-02] a list of several hashtags queues each post once, if its tags match', async () => {
  const { post, queued } = await look({ kind: 'tag', name: 'birds', any: ['trams'], all: ['Winter'], none: ['gulls'] });
  post(1010, 'hashtag', true, ['birds', 'trams', 'winter']);
  post(1011, 'hashtag', false, ['birds']);
  post(1012, 'hashtag', false, ['trams', 'winter', 'Gulls']);
  post(1013, 'hashtag', true, ['trams', 'winter']);
  await expect.poll(() => queued()).toEqual(['1013', '1010']);
});
