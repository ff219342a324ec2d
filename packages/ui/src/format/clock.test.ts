import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './clock.js';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 15, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

function aClock() {
  return createClock({
    now: () => Date.now(),
    setTimeout: (callback, delay) => setTimeout(callback, delay),
    clearTimeout: timer => clearTimeout(timer as number),
  });
}

test('shares one timer and notifies each subscriber when its text changes', () => {
  const clock = aClock();
  const young = vi.fn();
  const old = vi.fn();
  clock.subscribe(Date.now(), young);
  clock.subscribe(Date.now() - 3_600_000, old);
  for (let post = 0; post < 50; post += 1) clock.subscribe(Date.now() - 86_400_000, () => undefined);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(9_999);
  expect(young).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(young).toHaveBeenCalledTimes(1);
  expect(old).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000 - 10_000);
  expect(old).toHaveBeenCalledTimes(1);
});

test('stops the timer with the last subscriber', () => {
  const clock = aClock();
  const unsubscribe = clock.subscribe(Date.now(), () => undefined);
  expect(vi.getTimerCount()).toBe(1);
  unsubscribe();
  expect(vi.getTimerCount()).toBe(0);
});

test('starts no timer for a date', () => {
  aClock().subscribe(Date.now() - 8 * 86_400_000, () => undefined);
  expect(vi.getTimerCount()).toBe(0);
});
