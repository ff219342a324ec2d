import { layerDepth, layerState } from './layer-state.js';
import type { CloseReason, LayerTraversal } from './leave-layers.dom.js';

/*
 * Layers over the page (dialogs, sheets) as history entries, so that going back closes the topmost one (MOD-02, MOD-03). A layer's entry
 * is a copy of the page's entry with a number; a router that reads its own fields from the state finds the same page. ADR 16.
 */

export interface LayerHistory {
  /**
   * Adds a layer on top. Returns the function that removes it.
   * @param onBack Called when the layer's entry was left: the reader went back, or follows a link out of it.
   */
  open(onBack: (reason: CloseReason) => void): () => void;
}

/** Keeps one history entry for each open layer of a window. */
export function createLayerHistory(view: Pick<Window, 'history' | 'addEventListener'>, traversal: LayerTraversal): LayerHistory {
  const { history } = view;
  let layers: ((reason: CloseReason) => void)[] = [];
  let isScheduled = false;

  /** Once per task: a layer that replaces another takes over its entry. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(reconcile);
  }

  function reconcile(): void {
    isScheduled = false;
    if (traversal.current !== 'none') return;
    const depth = layerDepth(history.state);
    if (depth > layers.length) traversal.start('dismiss', layers.length - depth);
    else addEntries(layers.length);
  }

  function addEntries(count: number): void {
    if (traversal.current !== 'none') return;
    for (let depth = layerDepth(history.state); depth < count; depth += 1)
      history.pushState(layerState(history.state, depth + 1), '');
  }

  view.addEventListener('popstate', () => {
    // The entry of a dismissed layer says nothing about layers that opened meanwhile.
    const left = traversal.current === 'dismiss' ? [] : layers.slice(layerDepth(history.state));
    const reason = traversal.current === 'leave' ? 'navigate' : 'dismiss';
    traversal.end();
    layers = layers.slice(0, layers.length - left.length);
    for (const onBack of left.toReversed()) onBack(reason);
    // An entry of a layer that is closed already is left at once.
    schedule();
  });

  return {
    open(onBack) {
      layers = [...layers, onBack];
      // Before the next event: the reader may go back as soon as the layer is shown.
      const count = layers.length;
      queueMicrotask(() => addEntries(Math.min(count, layers.length)));
      return () => {
        layers = layers.filter(layer => layer !== onBack);
        schedule();
      };
    },
  };
}
