import { useEffect, useState } from 'react';
import type { PlayerColors } from './player-colors.js';

/** What works with colours comes with the first sound that has any; without it the theme's own stay. */
export function loadColors() {
  return import('./artwork-colors.js').catch(() => null);
}

/** Given colours, made readable; `null` without any, and until what does it is there. */
export function useReadableColors(given: Partial<PlayerColors> | undefined): PlayerColors | null {
  const [colors, setColors] = useState<PlayerColors | null>(null);
  // An object written in place is a new one at every drawing; what it says decides.
  const key = given && JSON.stringify(given);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isOver = false;
    void loadColors().then(work => work && !isOver && setColors(work.readableColors(JSON.parse(key) as Partial<PlayerColors>)));
    return () => {
      isOver = true;
      setColors(null);
    };
  }, [key]);
  return colors;
}
