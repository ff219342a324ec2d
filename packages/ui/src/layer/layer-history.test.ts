import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLayerTraversal } from './leave-layers.dom.js';
import { createLayerHistory } from './layer-history.dom.js';

/** A window's history: traversals end later, with a `popstate`, as in browsers. */
function aWindow(state: unknown = { usr: null, key: 'page', idx: 3 }) {
  const entries: unknown[] = [{ key: 'earlier', idx: 2 }, state];
  const listeners: (() => void)[] = [];
  let index = 1;
  const history = {
    get state() {
      return entries[index];
    },
    pushState(next: unknown) {
      index += 1;
      entries.splice(index, Infinity, structuredClone(next));
    },
    go(by: number) {
      setTimeout(() => {
        if (entries[index + by] === undefined) return;
        index += by;
        for (const listener of listeners) listener();
      }, 5);
    },
  };
  const view = { history, addEventListener: (_: string, listener: () => void) => void listeners.push(listener) };
  const traversal = createLayerTraversal(() => history);
  return {
    history,
    entries,
    traversal,
    at: () => index,
    layers: createLayerHistory(view as unknown as Window, traversal),
  };
}

const settle = () => vi.advanceTimersByTimeAsync(50);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('[MOD-02] adds an entry for a layer that keeps the state of the page', async () => {
  const { history, layers } = aWindow();
  layers.open(() => undefined);
  await settle();
  expect(history.state).toEqual({ usr: null, key: 'page', idx: 4, layers: 1 });
});

it('[MOD-03] has its entry before the next event, however busy the page is', async () => {
  const { history, layers } = aWindow();
  const onBack = vi.fn();
  layers.open(onBack);
  await Promise.resolve();
  expect(history.state).toMatchObject({ layers: 1 });
  history.go(-1);
  await settle();
  expect(onBack).toHaveBeenCalledExactlyOnceWith('dismiss');
  expect(history.state).toMatchObject({ key: 'page', idx: 3 });
});

it('[MOD-03] closes the topmost layer on back, and the one below on the next', async () => {
  const { history, layers } = aWindow();
  const closed: string[] = [];
  layers.open(() => closed.push('dialog'));
  layers.open(() => closed.push('menu'));
  await settle();
  history.go(-1);
  await settle();
  expect(closed).toEqual(['menu']);
  history.go(-1);
  await settle();
  expect(closed).toEqual(['menu', 'dialog']);
  expect(history.state).toMatchObject({ key: 'page', idx: 3 });
});

it('[MOD-02] goes back when a layer is dismissed, without calling it', async () => {
  const { at, layers } = aWindow();
  const onBack = vi.fn();
  const close = layers.open(onBack);
  await settle();
  expect(at()).toBe(2);
  close();
  await settle();
  expect(at()).toBe(1);
  expect(onBack).not.toHaveBeenCalled();
});

it('reuses the entry of a layer that another replaces', async () => {
  const { entries, at, history, layers } = aWindow();
  const push = vi.spyOn(history, 'pushState');
  const close = layers.open(() => undefined);
  await settle();
  close();
  layers.open(() => undefined);
  await settle();
  expect(push).toHaveBeenCalledOnce();
  expect([at(), entries.length]).toEqual([2, 3]);
});

it('opens a layer while the entry of an earlier one is being left', async () => {
  const { at, layers } = aWindow();
  const onBack = vi.fn();
  const close = layers.open(() => undefined);
  await settle();
  close();
  await vi.advanceTimersByTimeAsync(2);
  layers.open(onBack);
  await settle();
  expect(at()).toBe(2);
  expect(onBack).not.toHaveBeenCalled();
});

it('adds no entry for a layer that closes at once', async () => {
  const { at, layers } = aWindow();
  layers.open(() => undefined)();
  await settle();
  expect(at()).toBe(1);
});

it('closes every layer when the reader goes back past all of them', async () => {
  const { history, layers } = aWindow();
  const closed: string[] = [];
  layers.open(() => closed.push('dialog'));
  layers.open(() => closed.push('menu'));
  await settle();
  history.go(-3);
  await settle();
  expect(closed).toEqual(['menu', 'dialog']);
  expect(history.state).toMatchObject({ key: 'earlier' });
});

it('passes over the entry of a layer that is closed', async () => {
  const { history, at, layers } = aWindow();
  const close = layers.open(() => undefined);
  await settle();
  history.pushState({ key: 'other', idx: 5 });
  close();
  await settle();
  expect(at()).toBe(3);
  history.go(-1);
  await settle();
  expect(at()).toBe(1);
});

it('[MOD-02] tells a link that leads out of a layer from going back', async () => {
  const { history, traversal, layers } = aWindow();
  const onBack = vi.fn();
  layers.open(onBack);
  await settle();
  traversal.start('leave', -1);
  await settle();
  expect(onBack).toHaveBeenLastCalledWith('navigate');
  layers.open(onBack);
  await settle();
  history.go(-1);
  await settle();
  expect(onBack).toHaveBeenLastCalledWith('dismiss');
});
