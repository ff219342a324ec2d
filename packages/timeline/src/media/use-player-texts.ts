import type { PlayerTexts } from '@rookery/media-player';
import { useLocale } from '@rookery/ui';
import { useEffect, useState } from 'react';
import { knownPlayerTexts, loadPlayerTexts } from './player-texts.js';

/** The players' texts in the language of the page, English where there are none; null while they load. */
export function usePlayerTexts(): PlayerTexts | null {
  const { locale } = useLocale();
  const [, setLoaded] = useState<PlayerTexts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (knownPlayerTexts(locale) === null) void loadPlayerTexts(locale).then(texts => isCurrent && setLoaded(texts));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return knownPlayerTexts(locale);
}
