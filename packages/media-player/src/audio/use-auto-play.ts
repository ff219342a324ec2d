import { useEffect, useRef, type RefObject } from 'react';
import { mayPlayByItself } from '../auto-play.js';
import type { PlayerStore } from '../player-store.js';
import { pagePlayers } from '../playing-registry.js';

/** This part of a player has to be seen before it plays by itself. */
const SEEN_PART = 0.5;

/** Plays once, as soon as half of it is in view, unless something is heard already. A browser may refuse, and then nothing happens. */
export function useAutoPlay(store: PlayerStore | null, root: RefObject<HTMLElement | null>, isOn: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    const target = root.current;
    if (!store || !target || !isOn || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      entries => {
        const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_PART;
        if (!isSeen || isDone.current || pagePlayers.isAnyHeard() || !mayPlayByItself(window, 'audio')) return;
        isDone.current = true;
        store.request({ type: 'play' });
      },
      { threshold: SEEN_PART },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [store, root, isOn]);
}
