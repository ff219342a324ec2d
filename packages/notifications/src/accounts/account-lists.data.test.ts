import { createClient } from '@rookery/api-client';
import { createQueryClient } from '@rookery/store';
import { createInstance } from '@rookery/instance';
import { describe, expect, it, vi } from 'vitest';
import type { NotificationSource } from '../list/notifications.data.js';
import { accountListSource, joinedLists } from './account-lists.data.js';
import { mergedRows } from './merged-rows.js';

const source: NotificationSource = { tab: 'all', accountId: null, isGrouped: true };

/** An account of a server of its own. */
function anAccountAt(host: string) {
  const origin = `https://${host}`;
  const instance = createInstance({ origin, now: () => Date.UTC(2026, 10, 20, 12), control: true });
  const requests: string[] = [];
  let isDown = false;
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return isDown ? Promise.resolve(Response.json({ error: 'down' }, { status: 503 })) : instance.fetch(request);
    },
  });
  const account = { id: host, handle: `mara@${host}`, name: 'Mara', avatar: '', client, queryClient: createQueryClient() };
  return { account, requests, down: (isNow: boolean) => (isDown = isNow) };
}

function open() {
  const [one, two] = [anAccountAt('one.example'), anAccountAt('two.example')];
  const lists = joinedLists([one, two].map(({ account }) => accountListSource(account, source, true)));
  const listener = vi.fn();
  return { one, two, lists, listener };
}

describe('the lists of two accounts', () => {
  it('are read to their end in the order of time', async () => {
    const { lists, listener } = open();
    const stop = lists.subscribe(listener);
    await vi.waitFor(() => expect(lists.get().every(({ isLoading }) => !isLoading)).toBe(true));
    for (let page = 0; page < 40 && mergedRows(lists.get()).waitsFor.length > 0; page += 1) {
      lists.loadOlder();
      await vi.waitFor(() => expect(lists.get().some(({ isLoadingOlder }) => isLoadingOlder)).toBe(false));
    }
    const { rows, waitsFor } = mergedRows(lists.get());
    expect(waitsFor).toEqual([]);
    expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(2);
    expect(rows).toHaveLength(lists.get().reduce((sum, list) => sum + list.rows.length, 0));
    stop();
  });

  it('are the same value until something changes', async () => {
    const { lists, listener } = open();
    const stop = lists.subscribe(listener);
    await vi.waitFor(() => expect(lists.get().every(({ isLoading }) => !isLoading)).toBe(true));
    expect(lists.get()).toBe(lists.get());
    stop();
  });

  it('stay where one server is down: its account says so, and is asked again', async () => {
    const { two, lists, listener } = open();
    two.down(true);
    const stop = lists.subscribe(listener);
    await vi.waitFor(() => expect(lists.get()[1]?.failed).toBe('newest'));
    expect(mergedRows(lists.get()).rows.every(({ accountId }) => accountId === 'one.example')).toBe(true);
    expect(mergedRows(lists.get()).rows.length).toBeGreaterThan(0);
    two.down(false);
    lists.retry('two.example');
    await vi.waitFor(() => expect(lists.get()[1]?.rows.length).toBeGreaterThan(0));
    expect(lists.get()[1]?.failed).toBeNull();
    stop();
  });

  it('keep what they have where older ones fail, and go on with the other account', async () => {
    const { one, lists, listener } = open();
    const stop = lists.subscribe(listener);
    await vi.waitFor(() => expect(lists.get().every(({ isLoading }) => !isLoading)).toBe(true));
    const before = lists.get()[0]?.rows.length ?? 0;
    one.down(true);
    for (let page = 0; page < 10 && lists.get()[0]?.failed !== 'older'; page += 1) {
      lists.loadOlder();
      await vi.waitFor(() => expect(lists.get().some(({ isLoadingOlder }) => isLoadingOlder)).toBe(false));
    }
    expect(lists.get()[0]).toMatchObject({ failed: 'older', hasFailed: true });
    expect(lists.get()[0]?.rows).toHaveLength(before);
    one.down(false);
    lists.retry('one.example');
    await vi.waitFor(() => expect(lists.get()[0]?.failed).toBeNull());
    stop();
  });

  it('move no marker', async () => {
    const { one, two, lists, listener } = open();
    const stop = lists.subscribe(listener);
    await vi.waitFor(() => expect(lists.get().every(({ isLoading }) => !isLoading)).toBe(true));
    expect([...one.requests, ...two.requests].filter(request => request.startsWith('POST'))).toEqual([]);
    stop();
  });
});
