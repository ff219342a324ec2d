import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUIET_WAIT_MS, whenQuiet } from './when-quiet.data.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asking = (queryClient: QueryClient, key: string, milliseconds: number) =>
  queryClient.fetchQuery({ queryKey: [key], queryFn: () => new Promise(answer => setTimeout(answer, milliseconds, key)) });

test('it waits for every answer, and acts once', async () => {
  const queryClient = new QueryClient();
  void asking(queryClient, 'posts', 100);
  void asking(queryClient, 'tags', 200);
  const act = vi.fn<() => void>();
  whenQuiet(queryClient, act);
  await vi.advanceTimersByTimeAsync(199);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(act).toHaveBeenCalledOnce();
  void asking(queryClient, 'more', 1);
  await vi.advanceTimersByTimeAsync(QUIET_WAIT_MS);
  expect(act).toHaveBeenCalledOnce();
});

test('an answer that does not come is waited for so long and no longer', async () => {
  const queryClient = new QueryClient();
  void asking(queryClient, 'posts', QUIET_WAIT_MS * 2);
  const act = vi.fn<() => void>();
  whenQuiet(queryClient, act);
  await vi.advanceTimersByTimeAsync(QUIET_WAIT_MS - 1);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledOnce();
});

test('called off, it does not act', async () => {
  const queryClient = new QueryClient();
  const act = vi.fn<() => void>();
  whenQuiet(queryClient, act)();
  await vi.advanceTimersByTimeAsync(QUIET_WAIT_MS);
  expect(act).not.toHaveBeenCalled();
});
