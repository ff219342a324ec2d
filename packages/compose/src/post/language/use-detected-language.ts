import { debounce, type Store } from '@rookery/ui';
import { useEffect, useState } from 'react';
import type { Draft } from '@rookery/store';

/** Pause in typing before the language is detected, in ms. */
const DETECT_MS = 400;

/** The language of a draft's text while none is chosen; null before it is detected. The detection is loaded with the first words. */
export function useDetectedLanguage(draft: Store<Draft>): string | null {
  const [language, setLanguage] = useState<string | null>(null);
  useEffect(() => {
    let isMounted = true;
    const detect = debounce(async () => {
      const { parts, prefilledText, language: chosen } = draft.get();
      const text = parts.map(part => part.text).join('\n');
      if (chosen !== null || text.trim() === prefilledText.trim()) return;
      // Without the detection the account's default is sent.
      const module = await import('./detect-language.js').catch(() => null);
      if (isMounted && module !== null) setLanguage(module.detectLanguage(text));
    }, DETECT_MS);
    detect();
    const unsubscribe = draft.subscribe(detect);
    return () => {
      isMounted = false;
      detect.cancel();
      unsubscribe();
    };
  }, [draft]);
  return language;
}
