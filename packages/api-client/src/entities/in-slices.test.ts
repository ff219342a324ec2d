import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSlices } from './in-slices.js';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('inSlices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.restoreAllMocks().useRealTimers());

  /** A clock on which every slice takes 10 ms. */
  function slowly() {
    let time = 0;
    return { now: () => time, work: (slice: readonly number[]) => ((time += 10), slice.map(number => number * 2)) };
  }

  it('works through a short list at once', async () => {
    const { now, work } = slowly();
    expect(await inSlices(numbers(30), work, { now })).toEqual(numbers(30).map(number => number * 2));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lets the browser have its turn in a long list, and keeps the order', async () => {
    const { now, work } = slowly();
    const turns = vi.spyOn(globalThis, 'setTimeout');
    const results = inSlices(numbers(100), work, { now });
    await vi.runAllTimersAsync();
    expect(await results).toEqual(numbers(100).map(number => number * 2));
    expect(turns).toHaveBeenCalledTimes(2);
  });

  it('lets the browser have its turn before a very long list, whose text was just parsed', async () => {
    const { now, work } = slowly();
    const seen = vi.fn(work);
    const results = inSlices(numbers(201), seen, { now });
    expect(seen).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(await results).toHaveLength(201);
  });

  it('stops when it is aborted', async () => {
    const { now, work } = slowly();
    const abort = new AbortController();
    const results = inSlices(numbers(100), work, { now, signal: abort.signal });
    const outcome = results.catch((error: unknown) => String(error));
    abort.abort(new Error('left'));
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('Error: left');
  });

  it('has no results for an empty list', async () => {
    expect(await inSlices([], () => [1])).toEqual([]);
  });
});
