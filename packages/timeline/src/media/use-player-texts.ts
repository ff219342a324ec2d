import type { PlayerTexts } from '@rookery/media-player';
import { useFormattingLocale, useLocale } from '@rookery/ui';
import { useEffect, useMemo, useState } from 'react';
import { knownPlayerTexts, loadPlayerTexts } from './player-texts.js';

/** The players' texts in the language of the page, with times and numbers in the form of the reader's region, English where there are none; null while they load. */
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
  const known = knownPlayerTexts(locale);
  const formatting = useFormattingLocale();
  return useMemo(() => known && { ...known, locale: formatting }, [known, formatting]);
}
