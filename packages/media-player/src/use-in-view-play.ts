import { useEffect } from 'react';
import type { RefObject } from 'react';
import { mayPlayByItself } from './auto-play.js';
import { watchView } from './leaving-view.js';
import type { PlayerStore } from './player-store.js';
import { pagePlayers } from './playing-registry.js';

/** This part of a video has to be seen before it plays by itself. */
const SEEN_PART = 0.5;

/**
 * A video that leaves the view pauses; not while it is shown in a window of its own or over the whole screen. One that
 * may play by itself does so whenever half of it is seen: unless something is heard already, and not again once a
 * person has paused it.
 */
export function useInViewPlay(store: PlayerStore | null, root: RefObject<HTMLElement | null>, playsByItself: boolean): void {
  useEffect(() => {
    const target = root.current;
    if (store === null || target === null) return undefined;
    const { element } = store;
    let hasLeft = false;
    let isDeclined = false;
    const stopWatching = watchView(target, {
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
      isDeclined ||= !hasLeft;
    };
    const onPlay = () => {
      hasLeft = false;
    };
    element.addEventListener('pause', onPause);
    element.addEventListener('play', onPlay);
    const observer =
      playsByItself && typeof IntersectionObserver !== 'undefined'
        ? new IntersectionObserver(
            entries => {
              const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_PART;
              if (isSeen && !isDeclined && !pagePlayers.isAnyHeard() && mayPlayByItself(window, 'video'))
                store.request({ type: 'play' });
            },
            { threshold: SEEN_PART },
          )
        : null;
    observer?.observe(target);
    return () => {
      stopWatching();
      observer?.disconnect();
      element.removeEventListener('pause', onPause);
      element.removeEventListener('play', onPlay);
    };
  }, [store, root, playsByItself]);
}
