import { entryIndex } from './layer-state.js';
import type { LayerTraversal } from './leave-layers.dom.js';

/*
 * Layers without a history entry of their own: MOD-02 gives none to modals whose links lead away, and MOD-03 lets going back close them all
 * the same. The traversal is hidden from the router and undone, so that the page stays as it is. ADR 16.
 */

export interface SharedEntry {
  /** Adds a layer over the current entry. Returns the function that removes it. */
  open(onBack: () => void): () => void;
}

interface GuardedLayer {
  readonly onBack: () => void;
  /** The position of the entry that the layer lies over. Null: nothing to go back to is known. */
  index: number | null;
}

/** @param beforeRouter Listens to `popstate` before the router does. Returns an unsubscribe function. */
export function createSharedEntry(
  history: Pick<History, 'state' | 'go'>,
  traversal: Pick<LayerTraversal, 'current'>,
  beforeRouter: (listener: (event: Event) => void) => () => void,
): SharedEntry {
  let layers: readonly GuardedLayer[] = [];
  let stop: (() => void) | null = null;

  const onPop = (event: Event): void => {
    const index = entryIndex(history.state);
    const top = layers.at(-1);
    // Going back further than one entry is a choice of another page.
    if (traversal.current === 'none' && index !== null && top?.index === index + 1) {
      event.stopImmediatePropagation();
      hideReturn(top.index);
      history.go(1);
      top.onBack();
      return;
    }
    // The entry of a dismissed layer below or above was left.
    for (const layer of layers) layer.index = index === null || layer.index === null ? null : Math.min(layer.index, index);
  };

  /** The router did not see the page being left: it must not see it come back. */
  function hideReturn(to: number): void {
    const ignore = beforeRouter(event => {
      ignore();
      if (entryIndex(history.state) === to) event.stopImmediatePropagation();
    });
  }

  return {
    open(onBack) {
      const layer: GuardedLayer = { onBack, index: entryIndex(history.state) };
      // Layers that have opened in this task get their entries at its end.
      queueMicrotask(() => {
        layer.index = entryIndex(history.state);
      });
      stop ??= beforeRouter(onPop);
      layers = [...layers, layer];
      return () => {
        layers = layers.filter(other => other !== layer);
        if (layers.length > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
