import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sanitize } from '../rich-text/sanitizer-rules.js';
import { createLazySource } from './lazy-source.js';

const sanitize: Sanitize = () => null;
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the sanitizer of the browser is there at once, and no other one is loaded', async () => {
  const load = vi.fn(() => Promise.resolve(sanitize));
  const source = createLazySource(() => sanitize, load);
  source.subscribe(() => undefined);
  await source.prepare();
  expect(source.current()).toBe(sanitize);
  expect(load).not.toHaveBeenCalled();
});

test('a browser without one loads another once, and the listeners are called when it is there', async () => {
  const load = vi.fn(() => Promise.resolve(sanitize));
  const source = createLazySource(() => null, load);
  const [first, second] = [vi.fn(), vi.fn()];
  source.subscribe(first);
  const unsubscribe = source.subscribe(second);
  unsubscribe();
  expect(source.current()).toBeNull();
  await source.prepare();
  expect(source.current()).toBe(sanitize);
  expect(load).toHaveBeenCalledTimes(1);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

test('loading is tried again after 0.5, 1, 2 and 4 s', async () => {
  const load = vi.fn<() => Promise<Sanitize>>(offline);
  const source = createLazySource(() => null, load);
  const result = source.prepare().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7_400);
  expect(load).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(5);
  expect(await result).toBeInstanceOf(TypeError);
});

test('after a failure the next text loads it', async () => {
  const load = vi.fn<() => Promise<Sanitize>>(offline);
  const source = createLazySource(() => null, load);
  source.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(7_500);
  load.mockResolvedValue(sanitize);
  const listener = vi.fn();
  source.subscribe(listener);
  await vi.advanceTimersByTimeAsync(0);
  expect(source.current()).toBe(sanitize);
  expect(listener).toHaveBeenCalledTimes(1);
});
