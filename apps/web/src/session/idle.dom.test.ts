import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_TIMEOUT_MS, whenIdle } from './idle.dom.js';
import { createStartQueue, startOrder } from './start-queue.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page is never idle: only the timeouts of its requests pass. */
const busy = (run: () => void, options?: { timeout?: number }) => Number(setTimeout(run, options?.timeout));

it.each([
  ['busy', busy],
  ['without idle moments', undefined],
])('starts everything within two seconds in a page that is %s', (_, requestIdleCallback) => {
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const queue = createStartQueue(whenIdle);
  const started: string[] = [];
  for (const step of startOrder) queue.add(step, () => started.push(step));
  vi.advanceTimersByTime(IDLE_TIMEOUT_MS * startOrder.length);
  expect(started).toEqual(startOrder);
  // The composer comes last, and for a person alone.
  expect(IDLE_TIMEOUT_MS * startOrder.indexOf('composer')).toBeLessThan(2_000);
});
