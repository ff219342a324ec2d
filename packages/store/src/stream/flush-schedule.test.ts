import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageSchedule, FLUSH_INTERVAL_MS, HIDDEN_FLUSH_INTERVAL_MS } from './flush-schedule.dom.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('flushes the first event within a frame', () => {
  const flush = vi.fn();
  createPageSchedule()(flush);
  vi.advanceTimersByTime(17);
  expect(flush).toHaveBeenCalledOnce();
});

it('waits between two flushes of a busy stream', () => {
  const schedule = createPageSchedule();
  schedule(() => undefined);
  vi.advanceTimersByTime(17);
  const flush = vi.fn();
  schedule(flush);
  vi.advanceTimersByTime(FLUSH_INTERVAL_MS - 2);
  expect(flush).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3);
  expect(flush).toHaveBeenCalledOnce();
});

it('waits longer while the page is hidden', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const schedule = createPageSchedule();
  schedule(() => undefined);
  vi.advanceTimersByTime(17);
  const flush = vi.fn();
  schedule(flush);
  vi.advanceTimersByTime(HIDDEN_FLUSH_INTERVAL_MS - 2);
  expect(flush).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3);
  expect(flush).toHaveBeenCalledOnce();
});

it('flushes in an idle moment where the browser tells of one', () => {
  let idle = (): void => undefined;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    idle = task;
    return 1;
  });
  const flush = vi.fn();
  createPageSchedule()(flush);
  vi.advanceTimersByTime(17);
  expect(flush).not.toHaveBeenCalled();
  idle();
  expect(flush).toHaveBeenCalledOnce();
});

it('flushes nothing once cancelled', () => {
  const flush = vi.fn();
  createPageSchedule()(flush)();
  vi.advanceTimersByTime(FLUSH_INTERVAL_MS);
  expect(flush).not.toHaveBeenCalled();
});
