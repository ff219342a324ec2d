import { useEffect, useState } from 'react';
import type { BarExtras } from '../controls/seek-bar.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { usePlayer } from '../store/use-player.js';

/**
 * The chapters in a language (BCP 47) and the thumbnails of a player, for its time slider and its controls. `null` without such a track, and
 * until the code has loaded, which only media with one of them load.
 */
export function useBarExtras(store: PlayerStore | null, locale: string, thumbnails?: string): BarExtras | null {
  const isNeeded = usePlayer(store, state => state.hasChapters) || thumbnails !== undefined;
  const [extras, setExtras] = useState<BarExtras | null>(null);
  useEffect(() => {
    if (!isNeeded || store === null) return undefined;
    const watch = new AbortController();
    import('./bar-extras.js').then(
      ({ watchBarExtras }) => watchBarExtras(store, { locale, thumbnails, signal: watch.signal }, setExtras),
      // The slider works without them.
      () => undefined,
    );
    return () => {
      watch.abort();
      setExtras(null);
    };
  }, [store, locale, thumbnails, isNeeded]);
  return extras;
}
