import { useEffect, useState } from 'react';
import type { PlayerStore } from '../store/player-store.dom.js';
import { watchChapters, type Chapters } from './watch-chapters.dom.js';

/** The chapters of a player in a language (BCP 47); `null` without any. */
export function useChapters(store: PlayerStore | null, locale: string): Chapters | null {
  const [chapters, setChapters] = useState<Chapters | null>(null);
  useEffect(() => {
    if (store === null) return undefined;
    const stop = watchChapters(store, locale, setChapters);
    return () => {
      stop();
      setChapters(null);
    };
  }, [store, locale]);
  return chapters;
}
