import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce, throttle } from './timing.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('debounce runs once, with the last arguments, after the delay', () => {
  const run = vi.fn();
  const call = debounce(run, 300);
  call(1);
  vi.advanceTimersByTime(299);
  call(2);
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([[2]]);
});

test('flush runs a pending call and cancel drops it', () => {
  const run = vi.fn();
  const call = debounce(run, 300);
  call(1);
  call.flush();
  call(2);
  call.cancel();
  vi.runAllTimers();
  call.flush();
  expect(run.mock.calls).toEqual([[1]]);
});

test('throttle runs at once, then once per interval, and always the last call', () => {
  const run = vi.fn();
  const call = throttle(run, 100);
  call(1);
  call(2);
  call(3);
  expect(run.mock.calls).toEqual([[1]]);
  vi.advanceTimersByTime(99);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([[1], [3]]);
  vi.advanceTimersByTime(100);
  call(4);
  expect(run).toHaveBeenLastCalledWith(4);
});
