import { useEffect } from 'react';
import type { RefObject } from 'react';
import { watchView } from './leaving-view.js';
import type { PlayerStore } from './player-store.js';
import { pagePlayers } from './playing-registry.js';

/** This part of a video has to be seen before it plays by itself. */
const SEEN_PART = 0.5;

/** A video that leaves the view pauses; not while it is shown in a window of its own or over the whole screen. */
export function usePauseOutOfView(store: PlayerStore | null, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = root.current;
    if (store === null || target === null) return undefined;
    return watchView(target, {
      isWatched() {
        const { isPaused, isPictureInPicture, isFullscreen } = store.getState();
        return !isPaused && !isPictureInPicture && !isFullscreen;
      },
      onLeave: () => store.request({ type: 'pause' }),
    });
  }, [store, root]);
}

/**
 * Plays, muted, whenever half of it comes into the view: unless something is heard already, and not again once a
 * person has paused it.
 */
export function useAutoPlay(store: PlayerStore | null, root: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const target = root.current;
    if (store === null || target === null || !isOn || typeof IntersectionObserver === 'undefined') return undefined;
    let isSeen = false;
    let isDeclined = false;
    const observer = new IntersectionObserver(
      entries => {
        isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_PART;
        if (isSeen && !isDeclined && !pagePlayers.isAnyHeard()) store.request({ type: 'play' });
      },
      { threshold: SEEN_PART },
    );
    const onPause = () => {
      isDeclined ||= isSeen;
    };
    observer.observe(target);
    store.element.addEventListener('pause', onPause);
    return () => {
      observer.disconnect();
      store.element.removeEventListener('pause', onPause);
    };
  }, [store, root, isOn]);
}
