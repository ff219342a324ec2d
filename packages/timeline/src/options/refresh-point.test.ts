import { describe, expect, it, vi } from 'vitest';
import { createRefreshPoint, offerRefresh, refreshNow } from './refresh-point.js';

describe('refreshNow', () => {
  it('[PTR-03] is busy until it settles, and does not start twice', async () => {
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

  it('[PTR-03] settles after a failure without throwing', async () => {
    const point = createRefreshPoint();
    offerRefresh(point, () => Promise.reject(new Error('no')));
    await expect(refreshNow(point)).resolves.toBeUndefined();
    expect(point.get().isBusy).toBe(false);
  });

  it('keeps a later offer when an earlier one is removed', async () => {
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

  it('does nothing without an offer', async () => {
    const point = createRefreshPoint();
    await refreshNow(point);
    expect(point.get().isBusy).toBe(false);
  });
});
