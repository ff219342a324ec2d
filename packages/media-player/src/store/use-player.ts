import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { DEFAULT_CAPTIONS, pageCaptions } from './caption-settings.dom.js';
import type { CaptionSettings } from './caption-settings.dom.js';
import { createPlayerStore } from './player-store.dom.js';
import type { PlayerStore, PlayerStoreOptions } from './player-store.dom.js';
import { INITIAL_PLAYER_STATE } from './player-state.js';
import type { PlayerState } from './player-state.js';

const subscribeToNothing = () => () => undefined;

/**
 * Subscribes to a part of a player's state; re-renders only when the selected value changes. The selector must return an
 * identical value for the same state: select, do not build objects. Without a store it receives the initial state.
 */
export function usePlayer<Value>(store: PlayerStore | null, selector: (state: PlayerState) => Value): Value {
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => selector(store?.getState() ?? INITIAL_PLAYER_STATE),
    () => selector(INITIAL_PLAYER_STATE),
  );
}

/** The class of the container that enters full screen. */
export const CONTAINER_CLASS = 'rk-player';

/** The `ref` callback of a media element. */
type MediaRef = (element: HTMLMediaElement | null) => void;

/**
 * Creates a store for the media element that receives the `ref`; `null` until it is mounted. The closest ancestor with the
 * class `rk-player` enters full screen. Only the first options are used.
 */
export function usePlayerStore(options: PlayerStoreOptions): readonly [PlayerStore | null, MediaRef] {
  const [store, setStore] = useState<PlayerStore | null>(null);
  const [firstOptions] = useState(options);
  const current = useRef<PlayerStore | null>(null);
  // It returns nothing: React 18 does not call what a ref callback returns.
  const ref = useCallback<MediaRef>(
    element => {
      current.current?.destroy();
      const container = element?.closest<HTMLElement>(`.${CONTAINER_CLASS}`) ?? element;
      current.current = element && container && createPlayerStore(element, { container, ...firstOptions });
      setStore(current.current);
    },
    [firstOptions],
  );
  return [store, ref];
}

/** The caption settings of the page; the defaults on the server. */
export function useCaptionSettings(): CaptionSettings {
  return useSyncExternalStore(pageCaptions.subscribe, pageCaptions.get, () => DEFAULT_CAPTIONS);
}
