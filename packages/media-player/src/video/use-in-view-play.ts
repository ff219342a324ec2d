import { useEffect } from 'react';
import type { RefObject } from 'react';
import { mayAutoplay } from '../view/user-preferences.js';
import { watchHalfVisible, watchView } from '../view/watch-view.dom.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { pagePlayers } from '../store/playing-registry.dom.js';

/**
 * Pauses a video that leaves the view, unless it is in picture-in-picture or full screen (MED-05). With `canAutoplay` it
 * plays whenever half of it is visible, unless another player is audible or the user has paused it.
 */
export function useInViewPlay(store: PlayerStore | null, root: RefObject<HTMLElement | null>, canAutoplay: boolean): void {
  useEffect(() => {
    const target = root.current;
    if (store === null || target === null) return undefined;
    const { element } = store;
    let hasLeft = false;
    let isPausedByUser = false;
    const unwatchView = watchView(target, {
      element,
      isWatched() {
        const { isPaused, isPictureInPicture, isFullscreen } = store.getState();
        return !isPaused && !isPictureInPicture && !isFullscreen;
      },
      onLeave() {
        hasLeft = true;
        store.request({ type: 'pause' });
      },
    });
    const onPause = () => {
      isPausedByUser ||= !hasLeft;
    };
    const onPlay = () => {
      hasLeft = false;
    };
    element.addEventListener('pause', onPause);
    element.addEventListener('play', onPlay);
    const autoplay = () => {
      if (!isPausedByUser && !pagePlayers.isAnyAudible() && mayAutoplay(window, 'video')) store.request({ type: 'play' });
    };
    const unwatchVisible = canAutoplay ? watchHalfVisible(target, autoplay) : undefined;
    return () => {
      unwatchView();
      unwatchVisible?.();
      element.removeEventListener('pause', onPause);
      element.removeEventListener('play', onPlay);
    };
  }, [store, root, canAutoplay]);
}
