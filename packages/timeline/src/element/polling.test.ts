import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPolling } from './polling.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const middle = () => 0.5;

it('repeats a request that succeeds', async () => {
  const request = vi.fn(async () => true);
  const stop = startPolling(request, middle);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_001);
  expect(request).toHaveBeenCalledTimes(3);
  stop();
});

it('[API-08] waits twice as long after each failure, and as before after a success', async () => {
  const answers = [false, false, true, true];
  const at: number[] = [];
  const start = Date.now();
  const stop = startPolling(async () => {
    at.push((Date.now() - start) / 1_000);
    return answers[at.length - 1] ?? true;
  }, middle);
  await vi.advanceTimersByTimeAsync(290_000);
  expect(at).toEqual([30, 90, 210, 240, 270]);
  stop();
});

it('waits 10 minutes at most', async () => {
  const request = vi.fn(async () => false);
  const stop = startPolling(request, middle);
  await vi.advanceTimersByTimeAsync(3 * 60 * 60_000);
  const before = request.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(request.mock.calls.length - before).toBe(6);
  stop();
});

it('stops, also while a request is in flight', async () => {
  let answer = (_hasSucceeded: boolean) => {};
  const request = vi.fn(() => new Promise<boolean>(resolve => (answer = resolve)));
  const stop = startPolling(request, middle);
  await vi.advanceTimersByTimeAsync(30_000);
  stop();
  answer(true);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(request).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
