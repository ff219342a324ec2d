import { useEffect, useRef, type RefObject } from 'react';
import type { PlayerStore } from '../store/player-store.dom.js';
import { pagePlayers } from '../store/playing-registry.dom.js';
import { mayAutoplay } from '../view/user-preferences.js';
import { watchHalfVisible } from '../view/watch-view.dom.js';

/** Plays once when half of the player becomes visible, unless another player is audible. The browser may still block it. */
export function useAutoPlay(store: PlayerStore | null, root: RefObject<HTMLElement | null>, isOn: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    const target = root.current;
    if (!store || !target || !isOn) return;
    return watchHalfVisible(target, () => {
      if (isDone.current || pagePlayers.isAnyAudible() || !mayAutoplay(window, 'audio')) return;
      isDone.current = true;
      store.request({ type: 'play' });
    });
  }, [store, root, isOn]);
}

interface ElementSettings {
  readonly loop?: boolean | undefined;
  /** Seconds. */
  readonly startTime?: number | undefined;
}

/** Sets `loop`, and seeks to the start position once metadata is loaded. */
export function useElementSettings(store: PlayerStore | null, { loop = false, startTime }: ElementSettings): void {
  useEffect(() => {
    if (store) Object.assign(store.element, { loop });
  }, [store, loop]);
  useEffect(() => {
    if (!store || startTime === undefined || store.getState().isReady) return;
    const begin = () => store.request({ type: 'seekTo', seconds: startTime });
    store.element.addEventListener('loadedmetadata', begin, { once: true });
    return () => store.element.removeEventListener('loadedmetadata', begin);
  }, [store, startTime]);
}
