import { afterEach, expect, it, vi } from 'vitest';
import { watchSize, RESIZE_DEBOUNCE_MS } from './watch-size.dom.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[MED-07] reports the first size immediately and later ones after 250 ms', () => {
  vi.useFakeTimers();
  let resize = () => undefined as void;
  class Observer {
    constructor(onResize: () => void) {
      resize = onResize;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const onSize = vi.fn();
  const stop = watchSize(document.createElement('div'), onSize);
  expect(onSize).toHaveBeenCalledTimes(1);
  resize();
  vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1);
  resize();
  vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1);
  expect(onSize).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onSize).toHaveBeenCalledTimes(2);
  resize();
  stop();
  vi.advanceTimersByTime(1000);
  expect(onSize).toHaveBeenCalledTimes(2);
});
