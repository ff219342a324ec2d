import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPatiently, RETRY_PAUSES_MS } from './load-patiently.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unreachable = new TypeError('Failed to fetch');
const failing = () => vi.fn(() => Promise.reject<string>(unreachable));

test('loads at once where the network is back', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  expect(await loadPatiently(load, RETRY_PAUSES_MS, new AbortController().signal)).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

test('rejects at once without pauses', async () => {
  const load = failing();
  await expect(loadPatiently(load, [], new AbortController().signal)).rejects.toBe(unreachable);
  expect(load).toHaveBeenCalledOnce();
});

test('loads again after each pause, and no earlier', async () => {
  const load = failing();
  const outcome = loadPatiently(load, RETRY_PAUSES_MS, new AbortController().signal).catch((error: unknown) => error);
  for (const [index, pause] of RETRY_PAUSES_MS.entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(load).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(index + 2);
  }
  expect(await outcome).toBe(unreachable);
});

test('resolves with the first attempt that succeeds', async () => {
  const load = failing();
  const outcome = loadPatiently(load, RETRY_PAUSES_MS, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(0);
  load.mockResolvedValue('code');
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('ends with its signal', async () => {
  const load = failing();
  const end = new AbortController();
  const outcome = loadPatiently(load, RETRY_PAUSES_MS, end.signal).catch(() => 'ended');
  await vi.advanceTimersByTimeAsync(0);
  end.abort();
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('ended');
  expect(load).toHaveBeenCalledOnce();
});
