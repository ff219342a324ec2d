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

test('has one timer after an earlier change has replaced a later one', () => {
  const clock = aClock();
  clock.subscribe(Date.now() - 86_400_000, () => undefined);
  clock.subscribe(Date.now(), () => undefined);
  expect(vi.getTimerCount()).toBe(1);
});

test('keeps the timer while a subscriber is left, and starts one again later', () => {
  const clock = aClock();
  const onTick = vi.fn();
  const unsubscribe = clock.subscribe(Date.now(), () => undefined);
  const unsubscribeOther = clock.subscribe(Date.now(), onTick);
  unsubscribe();
  vi.advanceTimersByTime(10_000);
  expect(onTick).toHaveBeenCalledTimes(1);
  unsubscribeOther();
  unsubscribeOther();
  expect(vi.getTimerCount()).toBe(0);
  clock.subscribe(Date.now(), onTick);
  vi.advanceTimersByTime(10_000);
  expect(onTick).toHaveBeenCalledTimes(2);
});

test('sets no timer once only dates are left', () => {
  const clock = aClock();
  clock.subscribe(Date.now() - 7 * 86_400_000 + 5000, () => undefined);
  vi.advanceTimersByTime(86_400_000);
  expect(vi.getTimerCount()).toBe(0);
});
