import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.js';
import { useScrollRestoration } from './use-scroll-restoration.js';

let memory: ScrollMemory;
const list = { current: null };
beforeEach(() => {
  vi.useFakeTimers();
  memory = createScrollMemory(null, 'mara');
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true });
});
afterEach(() => vi.useRealTimers());

const anchor = { key: 's:9', index: 4, offset: 12 };
const show = (restore = false) =>
  renderHook(props => useScrollRestoration({ memory, scrollKey: 'home', restore: props.restore, list }), {
    initialProps: { restore },
  });

test('[LIST-06] [LIST-11] saves the position after scrolling has rested for 150 ms', () => {
  const { result } = show();
  act(() => result.current.onAnchorChange({ ...anchor, offset: 90 }));
  vi.advanceTimersByTime(149);
  act(() => result.current.onAnchorChange(anchor));
  vi.advanceTimersByTime(149);
  expect(memory.read('home')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(memory.read('home')).toMatchObject(anchor);
});

test('[LIST-06] saves the top of a later page, not the top of the list', () => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  const { result } = show();
  act(() => result.current.onAnchorChange({ ...anchor, page: 's:12' }));
  vi.advanceTimersByTime(150);
  expect(memory.read('home')).toMatchObject({ ...anchor, page: 's:12' });
  act(() => result.current.onAnchorChange(anchor));
  vi.advanceTimersByTime(150);
  expect(memory.read('home')).toBeNull();
});

test('[LIST-06] turns off the restoration of the browser while the list is mounted', () => {
  history.scrollRestoration = 'auto';
  const { unmount } = show();
  expect(history.scrollRestoration).toBe('manual');
  unmount();
  expect(history.scrollRestoration).toBe('auto');
});

test('[LIST-06] a page that the browser kept, and shows at its top, is scrolled to where it was left', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const at = (scrollY: number) => Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  const pass = (type: string, persisted: boolean) => window.dispatchEvent(new PageTransitionEvent(type, { persisted }));
  const { unmount } = show();
  pass('pagehide', true);
  at(500);
  pass('pageshow', true);
  at(0);
  pass('pageshow', false);
  expect(scrollTo).not.toHaveBeenCalled();
  pass('pageshow', true);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 500 }));
  unmount();
  pass('pageshow', true);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  scrollTo.mockRestore();
});
