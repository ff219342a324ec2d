import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPlayerStore } from './player-store.js';
import type { PlayerStore, PlayerStoreOptions } from './player-store.js';
import { INITIAL_PLAYER_STATE } from './player-state.js';
import type { PlayerState } from './player-state.js';

const subscribeToNothing = () => () => undefined;

/**
 * What the selector picks of a player's state; renders again only when that changes. The selector must give the same
 * value for the same state (pick, do not build). Without a store it sees the initial state.
 */
export function usePlayer<Value>(store: PlayerStore | null, selector: (state: PlayerState) => Value): Value {
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => selector(store?.getState() ?? INITIAL_PLAYER_STATE),
    () => selector(INITIAL_PLAYER_STATE),
  );
}

/** The store of an element for as long as both are there; `null` before that. Later options do not change it. */
export function usePlayerStore(element: HTMLMediaElement | null, options: PlayerStoreOptions): PlayerStore | null {
  const [store, setStore] = useState<PlayerStore | null>(null);
  const [firstOptions] = useState(options);
  const { container } = options;
  useEffect(() => {
    if (element === null) return;
    const created = createPlayerStore(element, { ...firstOptions, ...(container && { container }) });
    setStore(created);
    return () => {
      created.destroy();
      setStore(null);
    };
  }, [element, container, firstOptions]);
  return store;
}
