import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietText } from './quiet-hours.js';
import { useQuietHours } from './use-quiet-hours.js';

const noon = [quietText({ from: 12 * 60, to: 12 * 60 + 2, days: [0, 1, 2, 3, 4, 5, 6] })];
const localTime = (hours: number, minutes: number, seconds = 0) => new Date(2026, 5, 1, hours, minutes, seconds);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('begins and ends with the minute', () => {
  vi.setSystemTime(localTime(11, 59, 58));
  const { result } = renderHook(() => useQuietHours(noon));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(119_000));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(false);
});

it('reads the clock again when the reader comes back to a device that slept', () => {
  vi.setSystemTime(localTime(12, 1));
  const { result } = renderHook(() => useQuietHours(noon));
  expect(result.current).toBe(true);
  vi.setSystemTime(localTime(15, 0));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(result.current).toBe(false);
});

it('has no timer without quiet hours, and leaves none behind', () => {
  const none: readonly string[] = [];
  const { rerender, unmount } = renderHook(({ hours }) => useQuietHours(hours), { initialProps: { hours: none } });
  expect(vi.getTimerCount()).toBe(0);
  rerender({ hours: noon });
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
