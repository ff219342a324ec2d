import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { createClient, type Client, type Status, ApiError } from '@rookery/api-client';
import { aStatus } from '@rookery/api-client/testing';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { ingestStatuses, statusDeletionsKey, statusKey } from '../entities/entities.data.js';
import { optimistic } from './optimistic.data.js';
import { patch } from './patch.data.js';
import { bookmark, deleteStatus, favourite, reblog, unfavourite } from './status-actions.data.js';
import { withEntity } from '../test-support/with-entity.js';

interface Call {
  action: string;
  statusId: string;
  answer: (status: Status) => void;
  refuse: () => void;
}

/** A client whose answers the test gives, one by one. */
function heldClient() {
  const calls: Call[] = [];
  const client = createClient({ baseUrl: 'https://rookery.test', accessToken: 'token' });
  const entity = (method: string, path: string) =>
    new Promise<Status>((resolve, reject) => {
      const [statusId = '', action = method.toLowerCase()] = path.replace('/api/v1/statuses/', '').split('/');
      calls.push({ action, statusId, answer: resolve, refuse: () => reject(new ApiError('http', { status: 422 })) });
    });
  return { client: withEntity(client, entity), calls };
}

const settled = () => new Promise<void>(resolve => setTimeout(resolve));

let queryClient: QueryClient;
let client: Client;
let calls: Call[];
beforeEach(() => {
  queryClient = createQueryClient();
  ({ client, calls } = heldClient());
  ingestStatuses(queryClient, [aStatus({ id: '1', favourites_count: 3 })]);
});

const status = () => queryClient.getQueryData<Status>(statusKey('1'));
const shown = () => ({ favourited: status()?.favourited, count: status()?.favourites_count });
const press = (action: typeof favourite) => action({ client, queryClient }, { statusId: '1' });

describe('[API-06] an optimistic action', () => {
  it('shows its effect before the request is sent', () => {
    void press(favourite);
    expect(shown()).toEqual({ favourited: true, count: 4 });
    expect(calls).toHaveLength(0);
  });

  it("ends with the server's counts", async () => {
    const done = press(favourite);
    await settled();
    calls[0]?.answer(aStatus({ id: '1', favourited: true, favourites_count: 12 }));
    await done;
    expect(shown()).toEqual({ favourited: true, count: 12 });
  });

  it('is rolled back when the server refuses, and rejects with the error', async () => {
    const done = press(favourite);
    await settled();
    calls[0]?.refuse();
    await expect(done).rejects.toMatchObject({ kind: 'http', status: 422 });
    expect(shown()).toEqual({ favourited: false, count: 3 });
  });

  it('is not retried', async () => {
    const done = press(favourite);
    await settled();
    calls[0]?.refuse();
    await expect(done).rejects.toThrow('http 422');
    await settled();
    expect(calls).toHaveLength(1);
  });

  it('keeps what arrived while it was in flight when it is rolled back', async () => {
    const done = press(favourite);
    await settled();
    ingestStatuses(queryClient, [aStatus({ id: '1', content: '<p>Edited</p>', favourites_count: 40 })]);
    calls[0]?.refuse();
    await expect(done).rejects.toThrow('http 422');
    expect(status()?.content).toBe('<p>Edited</p>');
    expect(shown()).toEqual({ favourited: false, count: 40 });
  });

  it('sends actions on one status in the order they were made', async () => {
    const first = press(favourite);
    const second = press(unfavourite);
    await settled();
    expect(calls.map(call => call.action)).toEqual(['favourite']);
    calls[0]?.answer(aStatus({ id: '1', favourited: true, favourites_count: 4 }));
    await first;
    await settled();
    expect(calls.map(call => call.action)).toEqual(['favourite', 'unfavourite']);
    calls[1]?.answer(aStatus({ id: '1', favourited: false, favourites_count: 3 }));
    await second;
  });

  it('does not flicker when the first response arrives after the second press', async () => {
    const first = press(favourite);
    const second = press(unfavourite);
    await settled();
    const seen: unknown[] = [];
    const stop = queryClient.getQueryCache().subscribe(event => event.type === 'updated' && seen.push(shown().favourited));
    calls[0]?.answer(aStatus({ id: '1', favourited: true, favourites_count: 10 }));
    await first;
    expect(shown()).toEqual({ favourited: false, count: 9 });
    expect(seen.at(-1)).toBe(false);
    stop();
    await settled();
    calls[1]?.answer(aStatus({ id: '1', favourited: false, favourites_count: 9 }));
    await second;
    expect(shown()).toEqual({ favourited: false, count: 9 });
  });

  it('leaves a later action as it is when an earlier one is refused', async () => {
    const first = press(favourite);
    const second = press(bookmark);
    await settled();
    calls[0]?.refuse();
    await expect(first).rejects.toThrow('http 422');
    expect(status()).toMatchObject({ favourited: false, bookmarked: true });
    await settled();
    calls[1]?.answer(aStatus({ id: '1', bookmarked: true, favourites_count: 3 }));
    await second;
    expect(status()).toMatchObject({ favourited: false, bookmarked: true, favourites_count: 3 });
  });

  it('falls back to the first response when the second request is refused', async () => {
    const first = press(favourite);
    const second = press(unfavourite);
    await settled();
    calls[0]?.answer(aStatus({ id: '1', favourited: true, favourites_count: 10 }));
    await first;
    await settled();
    calls[1]?.refuse();
    await expect(second).rejects.toThrow('http 422');
    expect(shown()).toEqual({ favourited: true, count: 10 });
  });

  it('runs actions on different statuses in parallel', async () => {
    ingestStatuses(queryClient, [aStatus({ id: '2' })]);
    void press(favourite);
    void favourite({ client, queryClient }, { statusId: '2' });
    await settled();
    expect(calls.map(call => call.statusId)).toEqual(['1', '2']);
  });

  it('ingests the reblog with the reblogged status', async () => {
    const done = press(reblog);
    expect(status()?.reblogged).toBe(true);
    await settled();
    calls[0]?.answer(aStatus({ id: '77', reblog: aStatus({ id: '1', reblogged: true, reblogs_count: 8 }) }));
    await done;
    expect(status()).toMatchObject({ reblogged: true, reblogs_count: 8 });
  });

  it('[STAT-06] hides a deleted status at once, and drops it once the server has agreed', async () => {
    const hidden = () => queryClient.getQueryData(statusDeletionsKey);
    const done = deleteStatus({ client, queryClient }, { statusId: '1' });
    expect(hidden()).toEqual(['1']);
    await settled();
    expect(status()?.id).toBe('1');
    calls[0]?.answer(aStatus({ id: '1' }));
    await done;
    expect(status()).toBeUndefined();
    expect(hidden()).toEqual([]);
  });

  it('[STAT-06] shows a status again when its deletion is refused', async () => {
    const done = deleteStatus({ client, queryClient }, { statusId: '1' });
    await settled();
    calls[0]?.refuse();
    await expect(done).rejects.toMatchObject({ status: 422 });
    expect(status()?.id).toBe('1');
    expect(queryClient.getQueryData(statusDeletionsKey)).toEqual([]);
  });
});

describe('patch', () => {
  const key = ['list'] as const;

  it('rolls back once', () => {
    const undo = patch<Status>(queryClient, statusKey('1'), () => ({ bookmarked: true }));
    undo();
    patch<Status>(queryClient, statusKey('1'), () => ({ bookmarked: true }));
    undo();
    expect(status()?.bookmarked).toBe(true);
  });

  it('does not roll back a field that was written since', () => {
    const undo = patch<Status>(queryClient, statusKey('1'), () => ({ favourites_count: 4 }));
    patch<Status>(queryClient, statusKey('1'), () => ({ favourites_count: 50 }));
    undo();
    expect(status()?.favourites_count).toBe(50);
  });

  it('restores an object that it replaced', () => {
    queryClient.setQueryData(key, { vote: { choice: 1 } });
    const undo = patch<{ vote: { choice: number } }>(queryClient, key, () => ({ vote: { choice: 2 } }));
    expect(queryClient.getQueryData(key)).toEqual({ vote: { choice: 2 } });
    undo();
    expect(queryClient.getQueryData(key)).toEqual({ vote: { choice: 1 } });
  });

  it('ignores an entry that is missing, or was dropped since', () => {
    const recipe = vi.fn();
    patch(queryClient, ['absent'], recipe)();
    expect(recipe).not.toHaveBeenCalled();
    queryClient.setQueryData(key, { a: 1 });
    const undo = patch<{ a: number }>(queryClient, key, () => ({ a: 2 }));
    queryClient.removeQueries({ queryKey: key });
    undo();
    expect(queryClient.getQueryData(key)).toBeUndefined();
  });
});

describe('optimistic', () => {
  it('keeps its effect on success without a commit', async () => {
    queryClient.setQueryData(['flag'], { isOn: false });
    const action = optimistic<undefined, undefined>({
      apply: cache => patch<{ isOn: boolean }>(cache, ['flag'], () => ({ isOn: true })),
      request: async () => undefined,
    });
    await action({ client, queryClient }, undefined);
    expect(queryClient.getQueryData(['flag'])).toEqual({ isOn: true });
  });

  it('rolls a later effect back after an earlier action without a commit', async () => {
    queryClient.setQueryData(['flag'], { isOn: false });
    const requests: { answer: () => void; refuse: (error: Error) => void }[] = [];
    const turn = (to: boolean) =>
      optimistic<undefined, void>({
        scope: () => 'flag',
        apply: cache => patch<{ isOn: boolean }>(cache, ['flag'], () => ({ isOn: to })),
        request: () => new Promise((answer, refuse) => void requests.push({ answer, refuse })),
      });
    const on = turn(true)({ client, queryClient }, undefined);
    const off = turn(false)({ client, queryClient }, undefined);
    await settled();
    requests[0]?.answer();
    await on;
    expect(queryClient.getQueryData(['flag'])).toEqual({ isOn: false });
    await settled();
    requests[1]?.refuse(new ApiError('network'));
    await expect(off).rejects.toThrow('network');
    expect(queryClient.getQueryData(['flag'])).toEqual({ isOn: true });
  });
});
