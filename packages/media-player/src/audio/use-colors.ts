import { useEffect, useState } from 'react';
import type { PlayerColors } from './audio-details.js';

/** Lazy-loads the functions of colours and peaks; `null` if that fails, which keeps the theme's colours and the placeholder bars. */
export function loadAudioExtras() {
  return import('./audio-extras.dom.js').catch(() => null);
}

/** Makes the given colours readable; `null` without any, and until the colour functions are loaded. */
export function useReadableColors(given: Partial<PlayerColors> | undefined): PlayerColors | null {
  const [colors, setColors] = useState<PlayerColors | null>(null);
  // An inline object is a new one on every render: compare its content.
  const key = given && JSON.stringify(given);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isStale = false;
    void loadAudioExtras().then(
      functions => functions && !isStale && setColors(functions.readableColors(JSON.parse(key) as Partial<PlayerColors>)),
    );
    return () => {
      isStale = true;
      setColors(null);
    };
  }, [key]);
  return colors;
}
