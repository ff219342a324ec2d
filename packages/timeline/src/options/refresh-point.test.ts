import { describe, expect, it, vi } from 'vitest';
import { createRefreshPoint, offerRefresh, refreshNow } from './refresh-point.js';

describe('a refresh by hand', () => {
  it('[PTR-03] is busy until it has ended, and is not begun twice', async () => {
    const point = createRefreshPoint();
    let finish = () => {};
    const refresh = vi.fn(() => new Promise<void>(resolve => (finish = resolve)));
    offerRefresh(point, refresh);
    const ended = refreshNow(point);
    expect(point.get().isBusy).toBe(true);
    await refreshNow(point);
    expect(refresh).toHaveBeenCalledOnce();
    finish();
    await ended;
    expect(point.get().isBusy).toBe(false);
  });

  it('[PTR-03] ends when it failed too, and throws nothing', async () => {
    const point = createRefreshPoint();
    offerRefresh(point, () => Promise.reject(new Error('no')));
    await expect(refreshNow(point)).resolves.toBeUndefined();
    expect(point.get().isBusy).toBe(false);
  });

  it('belongs to what is on the page: one that left neither takes another away nor makes it idle', async () => {
    const point = createRefreshPoint();
    let finish = () => {};
    const takeAway = offerRefresh(point, () => new Promise<void>(resolve => (finish = resolve)));
    const ended = refreshNow(point);
    const next = () => new Promise<void>(() => {});
    offerRefresh(point, next);
    takeAway();
    expect(point.get().refresh).toBe(next);
    void refreshNow(point);
    finish();
    await ended;
    expect(point.get().isBusy).toBe(true);
  });

  it('does nothing where there is nothing', async () => {
    const point = createRefreshPoint();
    await refreshNow(point);
    expect(point.get().isBusy).toBe(false);
  });
});
