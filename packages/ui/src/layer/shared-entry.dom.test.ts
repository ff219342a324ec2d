import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beforeRouter, callBeforeRouter } from './before-router.dom.js';
import { createLayerHistory } from './layer-history.dom.js';
import { createLayerTraversal } from './leave-layers.dom.js';
import { createSharedEntry } from './shared-entry.dom.js';

// A window of its own: layers of other tests listen to the history of the page.
const view = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
const { history } = view;
const layerTraversal = createLayerTraversal(() => history);
const sharedEntry = createSharedEntry(history, layerTraversal, beforeRouter);
view.addEventListener('popstate', callBeforeRouter);
const layers = createLayerHistory(view, layerTraversal);
const onRouterPop = vi.fn();
let cleanups: (() => void)[] = [];

beforeEach(() => {
  for (const idx of [0, 1, 2]) history.pushState({ idx }, '');
  view.addEventListener('popstate', onRouterPop);
});
afterEach(async () => {
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
  await settled();
  view.removeEventListener('popstate', onRouterPop);
  onRouterPop.mockClear();
});

const settled = () => new Promise(done => setTimeout(done, 60));

/** A layer that closes when the reader goes back. */
function aLayer(open: (onBack: () => void) => () => void) {
  const onBack = vi.fn(() => close());
  const close = open(onBack);
  cleanups.push(close);
  return { onBack, close };
}

it('[MOD-02] [MOD-03] closes a layer without an entry on back, and keeps the page', async () => {
  const { onBack } = aLayer(sharedEntry.open);
  const { length } = history;
  await settled();
  expect(history).toHaveLength(length);
  history.back();
  await settled();
  expect(onBack).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ idx: 2 });
  expect(onRouterPop).not.toHaveBeenCalled();
});

it('[MOD-03] leaves the page on the next back', async () => {
  const { onBack } = aLayer(sharedEntry.open);
  await settled();
  history.back();
  await settled();
  history.back();
  await settled();
  expect(onBack).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ idx: 1 });
  expect(onRouterPop).toHaveBeenCalledOnce();
});

it('[MOD-03] closes the topmost of two layers', async () => {
  const [below, above] = [aLayer(sharedEntry.open), aLayer(sharedEntry.open)];
  await settled();
  history.back();
  await settled();
  expect([below.onBack.mock.calls.length, above.onBack.mock.calls.length]).toEqual([0, 1]);
  history.back();
  await settled();
  expect(below.onBack).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ idx: 2 });
});

it('[MOD-03] closes a layer with an entry above it first', async () => {
  const shared = aLayer(sharedEntry.open);
  const above = aLayer(layers.open);
  await settled();
  history.back();
  await settled();
  expect([shared.onBack.mock.calls.length, above.onBack.mock.calls.length]).toEqual([0, 1]);
  history.back();
  await settled();
  expect(shared.onBack).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ idx: 2 });
});

it('[MOD-03] closes a layer between two with entries second, all opened at once', async () => {
  const [below, shared, above] = [aLayer(layers.open), aLayer(sharedEntry.open), aLayer(layers.open)];
  await settled();
  for (const layer of [above, shared, below]) {
    expect(layer.onBack).not.toHaveBeenCalled();
    history.back();
    await settled();
    expect(layer.onBack).toHaveBeenCalledOnce();
  }
  expect(history.state).toEqual({ idx: 2 });
});

it('[MOD-03] keeps a layer with an entry below it', async () => {
  const below = aLayer(layers.open);
  const shared = aLayer(sharedEntry.open);
  await settled();
  expect(history.state).toEqual({ idx: 3, layers: 1 });
  history.back();
  await settled();
  expect([below.onBack.mock.calls.length, shared.onBack.mock.calls.length]).toEqual([0, 1]);
  expect(history.state).toEqual({ idx: 3, layers: 1 });
});

it('[MOD-03] closes after the menu that opened it has left its entry', async () => {
  const menu = aLayer(layers.open);
  await settled();
  const shared = aLayer(sharedEntry.open);
  menu.close();
  await settled();
  expect(history.state).toEqual({ idx: 2 });
  history.back();
  await settled();
  expect(shared.onBack).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ idx: 2 });
});

it('lets the reader choose a page further back', async () => {
  const { onBack } = aLayer(sharedEntry.open);
  await settled();
  history.go(-2);
  await settled();
  expect(onBack).not.toHaveBeenCalled();
  expect(history.state).toEqual({ idx: 0 });
  expect(onRouterPop).toHaveBeenCalledOnce();
});

it('lets a link leave the layers below', async () => {
  aLayer(layers.open);
  const { onBack } = aLayer(sharedEntry.open);
  await settled();
  layerTraversal.start('leave', -1);
  await settled();
  expect(onBack).not.toHaveBeenCalled();
  expect(history.state).toEqual({ idx: 2 });
});
