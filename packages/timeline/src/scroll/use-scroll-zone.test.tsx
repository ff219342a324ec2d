import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollZone } from './use-scroll-zone.js';

beforeEach(() => {
  vi.useFakeTimers();
  place(0);
});
afterEach(() => vi.useRealTimers());

function place(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('[LIST-11] a timeline notes where the reader is when scrolling has rested for 100 ms, not before', () => {
  const { result } = renderHook(() => useScrollZone());
  expect(result.current).toBe('top');
  act(() => place(401));
  pass(99);
  expect(result.current).toBe('top');
  pass(1);
  expect(result.current).toBe('away');
});

test('[LIST-11] a reader who scrolls on is not noted in between', () => {
  const { result } = renderHook(() => useScrollZone());
  for (const top of [100, 401, 50]) {
    act(() => place(top));
    pass(99);
  }
  expect(result.current).toBe('top');
  act(() => place(51));
  pass(100);
  expect(result.current).toBe('near');
});
