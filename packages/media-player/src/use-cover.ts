import { useEffect, useState } from 'react';
import type { PlayerStore } from './player-store.js';

export interface Cover {
  /** It may be seen and heard. */
  readonly isShown: boolean;
  /** It was shown once: before, nothing of it is loaded. */
  readonly wasShown: boolean;
  setShown(isShown: boolean): void;
}

/** What is sensitive is covered until its reader asks for it, and again whenever it becomes so. */
export function useCover(isSensitive: boolean): Cover {
  const [before, setBefore] = useState(isSensitive);
  const [isShown, setShown] = useState(!isSensitive);
  const [wasShown, setWasShown] = useState(isShown);
  if (before !== isSensitive) {
    setBefore(isSensitive);
    setShown(!isSensitive);
  }
  if (isShown && !wasShown) setWasShown(true);
  return { isShown, wasShown, setShown };
}

/** Nothing plays under a cover, whoever asks for it. */
export function usePauseUnderCover(store: PlayerStore | null, isShown: boolean): void {
  useEffect(() => {
    if (isShown || store === null) return undefined;
    const pause = () => store.request({ type: 'pause' });
    pause();
    store.element.addEventListener('play', pause);
    return () => store.element.removeEventListener('play', pause);
  }, [store, isShown]);
}
