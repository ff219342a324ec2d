import { englishTexts, languageTexts, type PlayerTexts } from '@rookery/media-player';
import { languageOf } from '@rookery/ui/languages';

const loaded = new Map<string, PlayerTexts>([['en', englishTexts]]);

/** The players' texts in the language of a locale, English where there are none; null while they are not loaded. */
export function knownPlayerTexts(locale: string): PlayerTexts | null {
  const language = languageOf(locale);
  return loaded.get(language) ?? (languageTexts.has(language) ? null : englishTexts);
}

/** Loads the players' texts. Where that fails they are English until the page loads again. */
export async function loadPlayerTexts(locale: string): Promise<PlayerTexts> {
  const language = languageOf(locale);
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const texts =
    (await languageTexts
      .get(language)?.()
      .catch(() => englishTexts)) ?? englishTexts;
  loaded.set(language, texts);
  return texts;
}
