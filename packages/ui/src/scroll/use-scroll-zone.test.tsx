import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollZone } from './use-scroll-zone.js';

const zoneOf = (offset: number) => (offset <= 50 ? 'top' : offset > 400 ? 'away' : 'near');
const show = () => renderHook(() => useScrollZone(zoneOf, 100));

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo(0);
});
afterEach(() => vi.useRealTimers());

function scrollTo(offset: number): void {
  Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('[LIST-11] changes once scrolling has rested for 100 ms', () => {
  const { result } = show();
  expect(result.current).toBe('top');
  act(() => scrollTo(401));
  pass(99);
  expect(result.current).toBe('top');
  pass(1);
  expect(result.current).toBe('away');
});

test('[LIST-11] does not change while the reader scrolls on', () => {
  const { result } = show();
  for (const offset of [100, 401, 50]) {
    act(() => scrollTo(offset));
    pass(99);
  }
  expect(result.current).toBe('top');
  act(() => scrollTo(51));
  pass(100);
  expect(result.current).toBe('near');
});

test('is that of a list that has returned to its place before it follows the scroller', () => {
  const { result } = renderHook(() => {
    const zone = useScrollZone(zoneOf, 100);
    // As a list does, without the event, which comes with the next frame.
    useLayoutEffect(() => void Object.defineProperty(window, 'scrollY', { value: 900, configurable: true }), []);
    return zone;
  });
  expect(result.current).toBe('top');
  pass(20);
  expect(result.current).toBe('away');
});

test('reads no offset in a rendering after the first', () => {
  const read = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  const { rerender } = show();
  pass(20);
  read.mockClear();
  rerender();
  rerender();
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});
