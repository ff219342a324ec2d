import { beforeEach, expect, it, vi } from 'vitest';
import { createReachAnnouncer } from './reach-announcer.js';

const onReachStart = vi.fn();
const onReachEnd = vi.fn();
const listeners = { onReachStart, onReachEnd };
const calls = () => [onReachStart.mock.calls.length, onReachEnd.mock.calls.length];
beforeEach(() => vi.clearAllMocks());

it.each([
  [100, [1, 0]],
  [101, [0, 0]],
  [799, [0, 0]],
  [800, [0, 1]],
])('announces the ends of a list of 1000 px to a view of 100 px at %s px: %j', (start, expected) => {
  createReachAnnouncer()(['a', 'b'], { start, height: 100 }, 1000, listeners);
  expect(calls()).toEqual(expected);
});

it('announces both ends of a short list once, and again with another row at that end', () => {
  const announce = createReachAnnouncer();
  const view = { start: 0, height: 100 };
  announce(['a', 'b'], view, 80, listeners);
  announce(['a', 'b'], view, 80, listeners);
  expect(calls()).toEqual([1, 1]);
  announce(['a', 'b', 'c'], view, 90, listeners);
  expect(calls()).toEqual([1, 2]);
  announce(['0', 'a', 'b', 'c'], view, 100, listeners);
  expect(calls()).toEqual([2, 2]);
});

it('announces nothing of an empty list', () => {
  createReachAnnouncer()([], { start: 0, height: 100 }, 0, listeners);
  expect(calls()).toEqual([0, 0]);
});
