import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { beforeRouter } from './before-router.dom.js';
import { createLayerHistory, type LayerHistory } from './layer-history.dom.js';
import { layerTraversal, type CloseReason } from './leave-layers.dom.js';
import { LayerHistoryContext } from './layer-history-provider.js';
import { entryIndex } from './layer-state.js';
import { createSharedEntry, type SharedEntry } from './shared-entry.dom.js';

// One of each for all layers of the page, because they share the window's history.
let own: LayerHistory | null = null;
let shared: SharedEntry | null = null;

function openLayer(onBack: (reason: CloseReason) => void, entry: 'own' | 'shared'): () => void {
  own ??= createLayerHistory(window, layerTraversal);
  // Going back from the first entry of the visit leaves the app, which no page can undo.
  if (entry === 'own' || entryIndex(window.history.state) === 0) return own.open(onBack);
  shared ??= createSharedEntry(window.history, layerTraversal, beforeRouter);
  return shared.open(() => onBack('dismiss'));
}

/**
 * Lets going back close an open layer inside a `LayerHistoryProvider`: it calls `onBack`. A layer that stays open, for example to ask first,
 * is guarded again.
 * @param entry `own`: the layer has a history entry. `shared`: it has none, except over the first page of the visit (MOD-02).
 */
export function useLayer(isOpen: boolean, onBack: (reason: CloseReason) => void, entry: 'own' | 'shared' = 'own'): void {
  const isInHistory = useContext(LayerHistoryContext);
  const latest = useRef(onBack);
  const [timesLeft, setTimesLeft] = useState(0);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  // Not after the paint: a busy page may show the layer long before.
  useLayoutEffect(() => {
    if (!isOpen || !isInHistory) return undefined;
    return openLayer(reason => {
      latest.current(reason);
      setTimesLeft(count => count + 1);
    }, entry);
  }, [isOpen, isInHistory, entry, timesLeft]);
}
