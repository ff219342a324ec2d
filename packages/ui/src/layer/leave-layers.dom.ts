import { layerDepth } from './layer-state.js';

/** Why a layer closes: the reader dismisses it, also by going back, or follows a link that leads out of it. */
export type CloseReason = 'dismiss' | 'navigate';

/** Traversals of a window's history. Two at once would go back too far, so all code that leaves layers shares one. */
export interface LayerTraversal {
  /** The reason for the traversal on its way: layers were dismissed, or the reader follows a link out of them. */
  readonly current: 'none' | 'dismiss' | 'leave';
  start(reason: 'dismiss' | 'leave', by: number): void;
  /** Called after its `popstate`. */
  end(): void;
}

export function createLayerTraversal(history: () => Pick<History, 'go'>): LayerTraversal {
  let current: LayerTraversal['current'] = 'none';
  return {
    get current() {
      return current;
    },
    start(reason, by) {
      current = reason;
      history().go(by);
    },
    end() {
      current = 'none';
    },
  };
}

export const layerTraversal = createLayerTraversal(() => window.history);

/**
 * Leaves the layers over the page, then calls `then`: a page that is opened from a layer does not lead back to it. ADR 16.
 * @param routerLayers Returns how many of the layers are entries of the router itself.
 * @param view The window of the layers, and `traversal` that of its history: those of the page by default.
 */
export function leaveLayers(
  then: () => void,
  routerLayers: () => number = () => 0,
  view: Pick<Window, 'history' | 'addEventListener'> = window,
  traversal = layerTraversal,
): void {
  const depth = layerDepth(view.history.state) + routerLayers();
  if (depth === 0 && traversal.current === 'none') {
    then();
    return;
  }
  const next = () => {
    traversal.end();
    // In a task of its own: the router and the layers have then followed.
    setTimeout(() => leaveLayers(then, routerLayers, view, traversal));
  };
  view.addEventListener('popstate', next, { once: true });
  if (traversal.current === 'none') traversal.start('leave', -depth);
}
