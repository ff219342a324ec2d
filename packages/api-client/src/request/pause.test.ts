import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rejection } from '../test-support/client-of.js';
import { pause } from './pause.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a pause', () => {
  it('ends after its time and leaves nothing behind', async () => {
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    let hasEnded = false;
    void pause(100, signal).then(() => (hasEnded = true));
    await vi.advanceTimersByTimeAsync(99);
    expect(hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hasEnded).toBe(true);
    expect(remove).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function));
  });

  it('ends without a signal too', async () => {
    const paused = pause(100, undefined);
    await vi.advanceTimersByTimeAsync(100);
    await expect(paused).resolves.toBeUndefined();
  });

  it('is broken off by its signal, with its timer', async () => {
    const controller = new AbortController();
    const failed = rejection(pause(100, controller.signal));
    controller.abort();
    expect(await failed).toMatchObject({ kind: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not begin when its signal has aborted already', async () => {
    expect(await rejection(pause(100, AbortSignal.abort()))).toMatchObject({ kind: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
