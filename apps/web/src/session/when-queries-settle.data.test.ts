import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTLE_TIMEOUT_MS, whenQueriesSettle } from './when-queries-settle.data.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asking = (queryClient: QueryClient, key: string, milliseconds: number) =>
  queryClient.fetchQuery({ queryKey: [key], queryFn: () => new Promise(answer => setTimeout(answer, milliseconds, key)) });

test('waits until no query is in flight, then calls back once', async () => {
  const queryClient = new QueryClient();
  void asking(queryClient, 'posts', 100);
  void asking(queryClient, 'tags', 200);
  const callback = vi.fn<() => void>();
  whenQueriesSettle(queryClient, callback);
  await vi.advanceTimersByTimeAsync(199);
  expect(callback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(callback).toHaveBeenCalledOnce();
  void asking(queryClient, 'more', 1);
  await vi.advanceTimersByTimeAsync(SETTLE_TIMEOUT_MS);
  expect(callback).toHaveBeenCalledOnce();
});

test('waits for a query that is to come', async () => {
  const queryClient = new QueryClient();
  let isToCome = true;
  const callback = vi.fn<() => void>();
  whenQueriesSettle(queryClient, callback, () => isToCome);
  await vi.advanceTimersByTimeAsync(100);
  void asking(queryClient, 'posts', 100);
  isToCome = false;
  await vi.advanceTimersByTimeAsync(99);
  expect(callback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(callback).toHaveBeenCalledOnce();
});

test('calls back after the timeout while a query is still in flight', async () => {
  const queryClient = new QueryClient();
  void asking(queryClient, 'posts', SETTLE_TIMEOUT_MS * 2);
  const callback = vi.fn<() => void>();
  whenQueriesSettle(queryClient, callback);
  await vi.advanceTimersByTimeAsync(SETTLE_TIMEOUT_MS - 1);
  expect(callback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('never calls back once cancelled', async () => {
  const queryClient = new QueryClient();
  const callback = vi.fn<() => void>();
  whenQueriesSettle(queryClient, callback)();
  await vi.advanceTimersByTimeAsync(SETTLE_TIMEOUT_MS);
  expect(callback).not.toHaveBeenCalled();
});

test.each([10, 10_000])('costs no timer and no look at the cache for each of %i entries of the page', async size => {
  const queryClient = new QueryClient();
  void asking(queryClient, 'posts', 100);
  const callback = vi.fn<() => void>();
  whenQueriesSettle(queryClient, callback);
  const walks = vi.spyOn(queryClient.getQueryCache(), 'getAll');
  const timers = vi.getTimerCount();
  for (let index = 0; index < size; index += 1) queryClient.getQueryCache().build(queryClient, { queryKey: ['statuses', index] });
  expect(vi.getTimerCount()).toBe(timers);
  expect(walks).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(101);
  expect(callback).toHaveBeenCalledOnce();
});
