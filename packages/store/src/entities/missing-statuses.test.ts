import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { createClient, type Client, reblogId, type Status } from '@rookery/api-client';
import { anAccount, aStatus } from '@rookery/api-client/testing';
import { accountStore } from './account-store.data.js';
import { createQueryClient } from './create-query-client.data.js';
import { ingestStatuses, statusKey } from './entities.data.js';
import { MAX_CHECKS, RECHECK_MS, renewedIds, resolveMissing } from './missing-statuses.data.js';

let queryClient: QueryClient;
let client: Client;
let requests: string[];
/** The ids that the server still has. */
let present: Set<string>;
let isDown: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = createQueryClient();
  requests = [];
  present = new Set();
  isDown = false;
  client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: 'token',
    fetch: async input => {
      const id = new URL(new Request(input).url).pathname.split('/').at(-1) ?? '';
      requests.push(id);
      if (isDown) return new Response('', { status: 502 });
      return present.has(id) ? Response.json(post(id)) : Response.json({ error: 'Record not found' }, { status: 404 });
    },
  });
});
afterEach(() => void vi.useRealTimers());

const post = (id: string, fields: Partial<Status> = {}) => aStatus({ id, uri: `https://rookery.test/posts/${id}`, ...fields });
const settled = () => vi.advanceTimersByTimeAsync(0);
const known = (id: string) => queryClient.getQueryData(statusKey(id)) !== undefined;

describe('statuses missing from a page', () => {
  it('are forgotten when the server has them no more', async () => {
    const ids = ingestStatuses(queryClient, [post('3'), post('2'), post('1')]);
    present.add('2');
    const deleted: string[] = [];
    accountStore(queryClient).events.on('statusDeleted', ({ statusId }) => deleted.push(statusId));
    resolveMissing(client, queryClient, ids, []);
    await settled();
    expect(ids.map(known)).toEqual([false, true, false]);
    expect(deleted.toSorted()).toEqual(['1', '3']);
  });

  it('stay when the server cannot be asked, and are asked for again with the next page', async () => {
    ingestStatuses(queryClient, [post('1')]);
    isDown = true;
    resolveMissing(client, queryClient, ['1'], []);
    await settled();
    expect(known('1')).toBe(true);
    isDown = false;
    resolveMissing(client, queryClient, ['1'], []);
    await settled();
    expect(known('1')).toBe(false);
  });

  it('are checked a few at a time, each once in ten minutes', async () => {
    const ids = Array.from({ length: MAX_CHECKS + 2 }, (_, index) => String(100 + index));
    ingestStatuses(
      queryClient,
      ids.map(id => post(id)),
    );
    for (const id of ids) present.add(id);
    resolveMissing(client, queryClient, ids, [], 0);
    await settled();
    expect(requests).toHaveLength(MAX_CHECKS);
    resolveMissing(client, queryClient, ids, [], 1);
    await settled();
    expect(requests.toSorted()).toEqual(ids);
    resolveMissing(client, queryClient, ids, [], RECHECK_MS - 1);
    await settled();
    expect(requests).toHaveLength(ids.length);
    resolveMissing(client, queryClient, ids, [], RECHECK_MS);
    await settled();
    expect(requests).toHaveLength(ids.length + MAX_CHECKS);
  });

  it('have a new id when the page has a status of the same address', async () => {
    ingestStatuses(queryClient, [
      post('5', { uri: 'https://rookery.test/posts/a' }),
      post('9', { uri: 'https://rookery.test/posts/a' }),
    ]);
    const renewals: unknown[] = [];
    accountStore(queryClient).events.on('statusesRenewed', ({ ids }) => renewals.push([...ids]));
    expect([...resolveMissing(client, queryClient, ['5'], ['9', '4'])]).toEqual([['5', '9']]);
    await settled();
    expect(renewals).toEqual([[['5', '9']]]);
    expect(requests).toEqual([]);
    expect(accountStore(queryClient).deletions.hasSince(post('5'), Date.now())).toBe(true);
  });

  it('are not asked for by an id that the client made', async () => {
    const inner = post('5');
    const wrapper = aStatus({ id: reblogId('7', '5'), account: anAccount({ id: '7' }), reblog: inner });
    ingestStatuses(queryClient, [wrapper]);
    resolveMissing(client, queryClient, [wrapper.id], []);
    await settled();
    expect(requests).toEqual([]);
    expect(known(wrapper.id)).toBe(true);
  });
});

describe('renewedIds', () => {
  const reblogBy = (accountId: string, id: string) =>
    aStatus({
      id: reblogId(accountId, id),
      account: anAccount({ id: accountId }),
      reblog: post(id, { uri: 'https://rookery.test/posts/a' }),
    });

  it('follows the reblog of an account to its new id, and no other one', () => {
    const [mine, theirs] = [reblogBy('7', '5'), reblogBy('8', '5')];
    expect([...renewedIds([mine, theirs], [reblogBy('7', '9')])]).toEqual([[mine.id, reblogBy('7', '9').id]]);
  });

  it('does not match statuses without an address', () => {
    expect(renewedIds([post('5', { uri: '' })], [post('9', { uri: '' })]).size).toBe(0);
  });
});
