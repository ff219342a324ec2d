import { afterEach, expect, it, vi } from 'vitest';
import { createLayerHistory } from './layer-history.dom.js';
import { createLayerTraversal, leaveLayers } from './leave-layers.dom.js';

// A window of its own: layers of other tests listen to the history of the page.
const view = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
const { history } = view;
const traversal = createLayerTraversal(() => history);
const layers = createLayerHistory(view, traversal);
const leave = (then: () => void) => leaveLayers(then, undefined, view, traversal);

afterEach(() => {
  history.pushState(null, '');
});

it('runs at once where no layer is open', () => {
  const then = vi.fn();
  leave(then);
  expect(then).toHaveBeenCalledOnce();
});

it('[MOD-02] leaves every layer before it opens another page', async () => {
  history.pushState({ page: 1 }, '');
  const onBack = vi.fn();
  layers.open(onBack);
  layers.open(onBack);
  await vi.waitFor(() => expect(history.state).toEqual({ page: 1, layers: 2 }));
  const then = vi.fn(() => expect(history.state).toEqual({ page: 1 }));
  leave(then);
  await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
  expect(onBack).toHaveBeenCalledTimes(2);
});

it('goes back once when the layer is dismissed by the same press', async () => {
  history.pushState({ page: 2 }, '');
  const close = layers.open(() => undefined);
  await vi.waitFor(() => expect(history.state).toEqual({ page: 2, layers: 1 }));
  const then = vi.fn(() => expect(history.state).toEqual({ page: 2 }));
  leave(then);
  close();
  await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
});

it('waits for the entry of a layer that was dismissed just before', async () => {
  history.pushState({ page: 3 }, '');
  const close = layers.open(() => undefined);
  await vi.waitFor(() => expect(history.state).toEqual({ page: 3, layers: 1 }));
  close();
  // The task in which the dismissed layer's entry is left, or, on a busy machine, the one after it.
  await new Promise(done => setTimeout(done));
  const then = vi.fn(() => expect(history.state).toEqual({ page: 3 }));
  leave(then);
  await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
});
