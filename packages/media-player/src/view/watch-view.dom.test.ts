import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isInView, VIEW_CHECK_MS, watchView } from './watch-view.dom.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[MED-05] is in view when touching an edge, but not one pixel past it', () => {
  expect(isInView({ top: 600, bottom: 900 }, 600)).toBe(true);
  expect(isInView({ top: 601, bottom: 901 }, 600)).toBe(false);
  expect(isInView({ top: -300, bottom: 0 }, 600)).toBe(true);
  expect(isInView({ top: -301, bottom: -1 }, 600)).toBe(false);
});

it('[MED-05] reports within 150 ms that a player left the view and returned', () => {
  const target = document.createElement('div');
  const element = document.createElement('video');
  const onLeave = vi.fn();
  const onReturn = vi.fn();
  let isWatched = false;
  const box = vi.spyOn(target, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, -500, 100, 100));
  const stop = watchView(target, { element, isWatched: () => isWatched, onLeave, onReturn });
  vi.advanceTimersByTime(VIEW_CHECK_MS);
  expect(onLeave).not.toHaveBeenCalled();
  isWatched = true;
  element.dispatchEvent(new Event('play'));
  vi.advanceTimersByTime(VIEW_CHECK_MS);
  expect(onLeave).toHaveBeenCalledOnce();
  isWatched = false;
  box.mockReturnValue(new DOMRect(0, 10, 100, 100));
  vi.advanceTimersByTime(VIEW_CHECK_MS);
  expect(onReturn).toHaveBeenCalledOnce();
  stop();
  isWatched = true;
  box.mockReturnValue(new DOMRect(0, -500, 100, 100));
  vi.advanceTimersByTime(1000);
  expect(onLeave).toHaveBeenCalledOnce();
});

it('[MED-05] runs no timer before playback and after a pause', () => {
  const target = document.createElement('div');
  const element = document.createElement('video');
  let isWatched = false;
  const stop = watchView(target, { element, isWatched: () => isWatched, onLeave: () => undefined });
  expect(vi.getTimerCount()).toBe(0);
  isWatched = true;
  element.dispatchEvent(new Event('play'));
  expect(vi.getTimerCount()).toBe(1);
  isWatched = false;
  vi.advanceTimersByTime(VIEW_CHECK_MS);
  expect(vi.getTimerCount()).toBe(0);
  stop();
});
