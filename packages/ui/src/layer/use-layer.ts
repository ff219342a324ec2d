import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { createLayerHistory, type LayerHistory } from './layer-history.dom.js';
import { layerTraversal } from './leave-layers.dom.js';
import { LayerHistoryContext } from './layer-history-provider.js';

let shared: LayerHistory | null = null;

/** Gives an open layer a history entry inside a `LayerHistoryProvider`: going back calls `onBack`, which closes the layer. */
export function useLayer(isOpen: boolean, onBack: () => void): void {
  const isInHistory = useContext(LayerHistoryContext);
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOpen || !isInHistory) return undefined;
    // One for all layers of the page, because they share the window's history.
    shared ??= createLayerHistory(window, layerTraversal);
    return shared.open(() => latest.current());
  }, [isOpen, isInHistory]);
}
