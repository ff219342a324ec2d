import type { VirtualListHandle } from '@rookery/ui/list';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useNewItems } from './use-new-items.js';

const showQueue = vi.fn();
const refetch = vi.fn<() => Promise<number>>();
const scrollToKey = vi.fn();
const list = { current: { scrollToKey, element: () => document.body } as unknown as VirtualListHandle };
const rows = [{ key: 's:1', kind: 'status' }];
const base = { count: 0, isStored: false, autoloadTimelines: true, isElsewhere: false, rows, list, showQueue, refetch };

beforeEach(() => {
  vi.useFakeTimers();
  showQueue.mockReset();
  refetch.mockReset();
  scrollToKey.mockReset();
  place(0);
});
afterEach(() => vi.useRealTimers());

function place(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const hook = (props: Partial<typeof base> = {}) =>
  renderHook(next => useNewItems({ ...base, ...next }), { initialProps: { ...base, ...props } });

describe('useNewItems', () => {
  test('[LIST-10] [LIST-11] shows posts 150 ms after the last arrival', () => {
    const { rerender } = hook({ count: 1 });
    pass(100);
    rerender({ ...base, count: 2 });
    pass(149);
    expect(showQueue).not.toHaveBeenCalled();
    pass(1);
    expect(showQueue).toHaveBeenCalledOnce();
  });

  test('[LIST-10] [LIST-11] shows posts 150 ms after scrolling rests at 50 px, and not at 51', () => {
    act(() => place(51));
    hook({ count: 1 });
    pass(1000);
    expect(showQueue).not.toHaveBeenCalled();
    act(() => place(50));
    pass(149);
    expect(showQueue).not.toHaveBeenCalled();
    pass(1);
    expect(showQueue).toHaveBeenCalledOnce();
  });

  test('[LIST-10] waits for a press when the setting is off, and on a later page', () => {
    hook({ count: 1, autoloadTimelines: false });
    const { result } = hook({ count: 1, isElsewhere: true });
    pass(1000);
    expect(showQueue).not.toHaveBeenCalled();
    expect(result.current.news).toBe('banner');
    act(() => result.current.show());
    expect(showQueue).toHaveBeenCalledOnce();
  });
});

describe('refresh', () => {
  test.each([
    [0, 3, 1],
    [50, 3, 1],
    [51, 3, 0],
    [0, 0, 0],
  ])('[PTR-03] at %i px with %i new posts shows them %i times', async (top, found, times) => {
    place(top);
    refetch.mockResolvedValue(found);
    const { result } = hook({ autoloadTimelines: false });
    await act(() => result.current.refresh());
    expect(refetch).toHaveBeenCalledOnce();
    expect(showQueue).toHaveBeenCalledTimes(times);
  });

  const sent = [{ key: 's:pending', kind: 'pending' }, ...rows];

  test('[LIST-05] scrolls a reader at the top to the post that they have just sent', () => {
    const { rerender } = hook();
    rerender({ ...base, rows: sent });
    expect(scrollToKey).toHaveBeenCalledWith('s:pending', expect.anything());
    rerender({ ...base, rows: [...sent] });
    expect(scrollToKey).toHaveBeenCalledOnce();
  });

  const newest = [{ key: 's:2', kind: 'status' }, ...rows];

  test('[LIST-06] scrolls a reader at the top to the newest posts above those of an earlier visit', () => {
    const { rerender } = hook({ isStored: true });
    rerender({ ...base, rows: newest });
    expect(scrollToKey).toHaveBeenCalledWith('s:2', expect.anything());
    rerender({ ...base, rows: [{ key: 's:3', kind: 'status' }, ...newest] });
    expect(scrollToKey).toHaveBeenCalledOnce();
  });

  test('[LIST-06] keeps the place of a reader who is on a post of an earlier visit', () => {
    const post = document.body.appendChild(document.createElement('button'));
    post.focus();
    const { rerender } = hook({ isStored: true });
    rerender({ ...base, rows: newest });
    post.remove();
    expect(scrollToKey).not.toHaveBeenCalled();
  });

  test('[LIST-05] keeps the place of a reader below the top when they send a post', () => {
    act(() => place(400));
    const { rerender } = hook();
    pass(1000);
    rerender({ ...base, rows: sent });
    expect(scrollToKey).not.toHaveBeenCalled();
  });
});
