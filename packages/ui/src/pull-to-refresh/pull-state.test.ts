import { describe, expect, it, vi } from 'vitest';
import {
  canPull,
  createFetchMore,
  drag,
  idlePull,
  indicatorOpacity,
  isNearEnd,
  press,
  pullOffset,
  release,
  rest,
  settle,
  type TouchFacts,
} from './pull-state.js';

const pulled = (...ys: number[]) => ys.reduce(drag, press(idlePull, 200));

describe('a pull', () => {
  it('[PTR-01] runs from idle over dragging and refreshing back to idle', () => {
    const dragging = pulled(240);
    expect(dragging.kind).toBe('dragging');
    const breached = drag(dragging, 400);
    expect(breached.kind).toBe('threshold-breached');
    const refreshing = release(breached, true);
    expect(refreshing.kind).toBe('refreshing');
    const back = settle(refreshing);
    expect(back.kind).toBe('back');
    expect(rest(back)).toEqual(idlePull);
  });

  it('[PTR-02] breaches its threshold at 67 px, 134 px of the finger', () => {
    expect(pulled(200 + 133).kind).toBe('dragging');
    expect(pulled(200 + 134)).toMatchObject({ kind: 'threshold-breached', distance: 67 });
  });

  it('[PTR-02] moves half as far as the finger and at most 95 px', () => {
    expect(pullOffset(pulled(210))).toBe(5);
    expect(pullOffset(pulled(200 + 190))).toBe(95);
    expect(pullOffset(pulled(200 + 191))).toBe(95);
    expect(pullOffset(pulled(200 + 189))).toBe(94.5);
  });

  it('[PTR-01] stays breached until the release, even when moved back', () => {
    const state = pulled(400, 205);
    expect(state).toMatchObject({ kind: 'threshold-breached', distance: 2.5 });
    expect(release(state, true).kind).toBe('refreshing');
  });

  it('[PTR-01] is cancelled above its start', () => {
    expect(pulled(199)).toEqual(idlePull);
    expect(pulled(260, 199, 400)).toEqual(idlePull);
    expect(pulled(200).kind).toBe('dragging');
  });

  it('[PTR-01] goes back after an early release or without a refresh', () => {
    expect(release(pulled(300), true).kind).toBe('back');
    expect(release(pulled(200), true)).toEqual(idlePull);
    expect(release(pulled(400), false).kind).toBe('back');
  });

  it('[PTR-01] rests at the threshold while refreshing, whatever the finger does', () => {
    const refreshing = release(pulled(400), true);
    expect(pullOffset(refreshing)).toBe(67);
    expect(drag(press(refreshing, 10), 300)).toBe(refreshing);
    expect(release(refreshing, true)).toBe(refreshing);
  });

  it('[PTR-01] shows an opaque indicator from 65 px', () => {
    expect(indicatorOpacity(idlePull)).toBe(0);
    expect(indicatorOpacity(pulled(200 + 128))).toBeCloseTo(64 / 65);
    expect(indicatorOpacity(pulled(200 + 130))).toBe(1);
    expect(indicatorOpacity(pulled(200 + 190))).toBe(1);
  });
});

describe('a touch', () => {
  const top: TouchFacts = { touches: 1, contentTop: 0, scrollOffset: 0, canInnerScrollUp: false, isModalOpen: false };

  it('[PTR-01] may pull at the top of the scroller only', () => {
    expect(canPull(top)).toBe(true);
    expect(canPull({ ...top, contentTop: -1 })).toBe(false);
    expect(canPull({ ...top, scrollOffset: 1 })).toBe(false);
    expect(canPull({ ...top, scrollOffset: -3 })).toBe(true);
  });

  it('[PTR-03] pulls nothing with two fingers, under a modal or in a scrolled element', () => {
    expect(canPull({ ...top, touches: 2 })).toBe(false);
    expect(canPull({ ...top, isModalOpen: true })).toBe(false);
    expect(canPull({ ...top, canInnerScrollUp: true })).toBe(false);
  });
});

describe('fetching more', () => {
  const at = (left: number) => ({ contentHeight: 2000, offset: 1200 - left, viewportHeight: 800 });

  it('[PTR-02] begins nearer than 100 px to the end', () => {
    expect(isNearEnd(at(100))).toBe(false);
    expect(isNearEnd(at(99))).toBe(true);
  });

  it.each([
    ['succeeded', () => Promise.resolve()],
    ['failed', () => Promise.reject(new Error('no'))],
  ])('[PTR-02] fetches once until the request has %s', async (_, answer) => {
    const fetchMore = vi.fn(answer);
    const look = createFetchMore(fetchMore);
    look(at(100));
    expect(fetchMore).not.toHaveBeenCalled();
    look(at(99));
    look(at(40));
    expect(fetchMore).toHaveBeenCalledOnce();
    await vi.waitFor(() => {
      look(at(40));
      expect(fetchMore).toHaveBeenCalledTimes(2);
    }, 10_000);
  });
});
