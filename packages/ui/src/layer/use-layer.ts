import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createLayerHistory, type LayerHistory } from './layer-history.dom.js';
import { layerTraversal, type CloseReason } from './leave-layers.dom.js';
import { LayerHistoryContext } from './layer-history-provider.js';

let shared: LayerHistory | null = null;

/**
 * Gives an open layer a history entry inside a `LayerHistoryProvider`: going back calls `onBack`, which closes the layer. A layer that stays
 * open, for example to ask first, gets an entry again.
 */
export function useLayer(isOpen: boolean, onBack: (reason: CloseReason) => void): void {
  const isInHistory = useContext(LayerHistoryContext);
  const latest = useRef(onBack);
  const [timesLeft, setTimesLeft] = useState(0);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOpen || !isInHistory) return undefined;
    // One for all layers of the page, because they share the window's history.
    shared ??= createLayerHistory(window, layerTraversal);
    return shared.open(reason => {
      latest.current(reason);
      setTimesLeft(count => count + 1);
    });
  }, [isOpen, isInHistory, timesLeft]);
}
