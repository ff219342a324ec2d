import { dehydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { aStatus } from '@rookery/api-client/testing';
import { accountState, accountStore } from './account-store.data.js';
import { createQueryClient } from './create-query-client.data.js';
import { forgetStatus, ingestStatuses } from './entities.data.js';

describe('accountStore', () => {
  it('is one for each cache, with any query client', () => {
    const [first, second] = [new QueryClient(), createQueryClient()];
    expect(accountStore(first)).toBe(accountStore(first));
    expect(accountStore(first)).not.toBe(accountStore(second));
  });

  it('survives invalidation, reset and refetch', async () => {
    const cache = new QueryClient();
    const store = accountStore(cache);
    await cache.invalidateQueries({ refetchType: 'all' });
    await cache.resetQueries();
    await cache.refetchQueries();
    expect(accountStore(cache)).toBe(store);
  });

  it('is dropped with the data of the cache', () => {
    const cache = new QueryClient();
    const store = accountStore(cache);
    cache.clear();
    expect(accountStore(cache)).not.toBe(store);
  });

  it('is not part of a persisted cache', () => {
    const cache = new QueryClient();
    accountStore(cache);
    cache.setQueryData(['data'], 1);
    expect(dehydrate(cache).queries.map(({ queryKey }) => queryKey)).toEqual([['data']]);
  });
});

describe('accountState', () => {
  it('is created once for each account', () => {
    const state = accountState('numbers', () => new Set<number>());
    const [first, second] = [new QueryClient(), new QueryClient()];
    state(first).add(1);
    expect([...state(first)]).toEqual([1]);
    expect([...state(second)]).toEqual([]);
  });
});

describe('the events of an account', () => {
  it('count the new entries of a write, parts included', () => {
    const cache = createQueryClient();
    const added: number[] = [];
    accountStore(cache).events.on('statusesIngested', event => added.push(event.added));
    ingestStatuses(cache, [aStatus({ id: '2', reblog: aStatus({ id: '1' }) })]);
    ingestStatuses(cache, [aStatus({ id: '2', reblog: aStatus({ id: '1' }) }), aStatus({ id: '3' })]);
    expect(added).toEqual([2, 1]);
  });

  it('name a deleted status with its reblogs, also when it is not in the cache', () => {
    const cache = createQueryClient();
    const deleted: (readonly string[])[] = [];
    accountStore(cache).events.on('statusDeleted', ({ ids }) => deleted.push(ids));
    ingestStatuses(cache, [aStatus({ id: '2', reblog: aStatus({ id: '1' }) })]);
    forgetStatus(cache, '1');
    forgetStatus(cache, '9');
    expect(deleted).toEqual([['1', '2'], ['9']]);
  });

  it('end with the subscription', () => {
    const cache = createQueryClient();
    const listener = vi.fn();
    accountStore(cache).events.on('statusDeleted', listener)();
    forgetStatus(cache, '1');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the lists of an account', () => {
  it('are open until every opener has closed', () => {
    const { lists, events } = accountStore(new QueryClient());
    const changes: string[] = [];
    events.on('listOpened', ({ queryKey }) => changes.push(`open ${String(queryKey[1])}`));
    events.on('listClosed', ({ queryKey }) => changes.push(`close ${String(queryKey[1])}`));
    const closes = [lists.open(['timelines', 'home']), lists.open(['timelines', 'home'])];
    closes[0]?.();
    closes[0]?.();
    expect(lists.opened()).toEqual([['timelines', 'home']]);
    closes[1]?.();
    expect(lists.opened()).toEqual([]);
    expect(changes).toEqual(['open home', 'close home']);
  });

  it('have one connection until it ends', () => {
    const { lists } = accountStore(new QueryClient());
    const key = ['timelines', { kind: 'home' }];
    expect(lists.connectionOf(key)).toBeNull();
    lists.connect(key);
    const connection = lists.connectionOf([...key]);
    expect(connection).toBe(lists.connectionOf(key));
    lists.disconnect(key);
    lists.connect(key);
    expect(lists.connectionOf(key)).not.toBe(connection);
  });
});
