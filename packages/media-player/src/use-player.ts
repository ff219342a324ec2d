import { useCallback, useState, useSyncExternalStore } from 'react';
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

/** The class of the element that goes to full screen, when a media element is somewhere in one. */
export const CONTAINER_CLASS = 'rk-player';

/** For the `ref` of a media element. */
export type MediaRef = (element: HTMLMediaElement | null) => (() => void) | undefined;

/**
 * A store for the media element that gets the `ref`, for as long as it is there; `null` before that. The nearest
 * element around it with the class `rk-player` goes to full screen. Later options do not change it.
 */
export function usePlayerStore(options: PlayerStoreOptions): readonly [PlayerStore | null, MediaRef] {
  const [store, setStore] = useState<PlayerStore | null>(null);
  const [firstOptions] = useState(options);
  const ref = useCallback<MediaRef>(
    element => {
      if (element === null) return undefined;
      const container = element.closest<HTMLElement>(`.${CONTAINER_CLASS}`) ?? element;
      const created = createPlayerStore(element, { container, ...firstOptions });
      setStore(created);
      return () => {
        created.destroy();
        setStore(null);
      };
    },
    [firstOptions],
  );
  return [store, ref];
}
