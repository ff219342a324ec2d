import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { aStatus } from '../testing/index.js';
import { threadPagesOf, threadsOf } from './threads.js';

const CONTEXT = 'GET /api/v1/statuses/5/context';
const empty = { ancestors: [], descendants: [] };

describe('threadsOf', () => {
  it('[API-05] requests a thread by status id and more replies by the next link', async () => {
    const { client } = clientOf({
      [CONTEXT]: {
        data: { ancestors: [aStatus({ id: '1' })], descendants: [aStatus({ id: '6' })] },
        headers: { Link: '<https://a.test/api/v1/statuses/5/context/descendants?page=2>; rel="next"' },
      },
      [`${CONTEXT}/descendants`]: { data: [aStatus({ id: '7' })] },
    });
    const context = await threadsOf(client).context('5');
    expect([context.ancestors[0]?.id, context.descendants[0]?.id]).toEqual(['1', '6']);
    const page = await threadPagesOf(client).page(context.next ?? '');
    expect(page).toMatchObject({ items: [{ id: '7' }], next: null });
  });

  it('[API-05] requests ancestors and the first descendants where the server pages them', async () => {
    const { client, names } = clientOf({
      [`${CONTEXT}/ancestors`]: { data: [aStatus({ id: '1' })] },
      [`${CONTEXT}/descendants`]: {
        data: [aStatus({ id: '6' }), aStatus({ id: '5' })],
        headers: { Link: '<https://a.test/api/v1/statuses/5/context/descendants?offset=20>; rel="next"' },
      },
    });
    const context = await threadPagesOf(client).context('5');
    expect(names().toSorted()).toEqual([`${CONTEXT}/ancestors`, `${CONTEXT}/descendants`]);
    expect(context).toMatchObject({ ancestors: [{ id: '1' }], descendants: [{ id: '6' }] });
    expect(context.next).toBe('/api/v1/statuses/5/context/descendants?offset=20');
  });

  it.each([{ error: 'Try later' }, {}, 'text', 7])('is no thread as %j', async data => {
    const { client } = clientOf({ [CONTEXT]: { data } });
    expect(await rejection(threadsOf(client).context('5'))).toMatchObject({ kind: 'decode' });
  });

  it.each([{ ancestors: [] }, { descendants: [] }, null])('may leave a side out: %j', async data => {
    const { client } = clientOf({ [CONTEXT]: { data } });
    expect(await threadsOf(client).context('5')).toEqual({ ...empty, next: null, fetch: null });
  });

  it.each([
    ['id="eyJh==--1f", retry=5', { id: 'eyJh==--1f', retrySeconds: 5 }],
    ['id="a", retry=3, result_count=2', { id: 'a', retrySeconds: 3 }],
    ['retry=0, id="a"', { id: 'a', retrySeconds: 1 }],
    ['id="a", retry=86400', { id: 'a', retrySeconds: 60 }],
    ['id="a", retry=soon', { id: 'a', retrySeconds: 3 }],
    ['id=""', null],
    ['grid="a"', null],
    [`id="${'a'.repeat(1001)}"`, null],
    ['running', null],
  ])('reads the header of a fetch %#', async (header, fetch) => {
    const { client } = clientOf({ [CONTEXT]: { data: empty, headers: { 'Mastodon-Async-Refresh': header } } });
    expect((await threadsOf(client).context('5')).fetch).toEqual(fetch);
  });

  it.each([
    [
      { status: 'running', result_count: 2 },
      { isRunning: true, resultCount: 2 },
    ],
    [
      { status: 'finished', result_count: null },
      { isRunning: false, resultCount: 0 },
    ],
    [
      { status: 'asleep', result_count: 'many' },
      { isRunning: false, resultCount: 0 },
    ],
  ])('reads the state %j of a fetch', async (state, expected) => {
    const { client, requests } = clientOf({
      'GET /api/v1_alpha/async_refreshes/a%3D%3D--1': { data: { async_refresh: state } },
    });
    expect(await threadPagesOf(client).repliesFetch('a==--1')).toEqual(expected);
    expect(requests).toHaveLength(1);
  });

  it.each([{}, null, [], { async_refresh: 'running' }])('is no state of a fetch: %j', async data => {
    const { client } = clientOf({ 'GET /api/v1_alpha/async_refreshes/1': { data } });
    expect(await rejection(threadPagesOf(client).repliesFetch('1'))).toMatchObject({ kind: 'decode' });
  });
});
