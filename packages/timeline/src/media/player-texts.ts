import { englishTexts, type PlayerTexts } from '@rookery/media-player';

const loaded = new Map<string, PlayerTexts>([['en', englishTexts]]);
const loaders: ReadonlyMap<string, () => Promise<PlayerTexts>> = new Map(
  Object.entries({
    ar: async () => (await import('@rookery/media-player/locales/ar')).ar,
  }),
);

/** The players' texts in the language of a locale, English where there are none; null while they are not loaded. */
export function knownPlayerTexts(locale: string): PlayerTexts | null {
  const language = languageOf(locale);
  return loaded.get(language) ?? (loaders.has(language) ? null : englishTexts);
}

/** Loads the players' texts. Where that fails they are English until the page loads again. */
export async function loadPlayerTexts(locale: string): Promise<PlayerTexts> {
  const language = languageOf(locale);
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const texts =
    (await loaders
      .get(language)?.()
      .catch(() => englishTexts)) ?? englishTexts;
  loaded.set(language, texts);
  return texts;
}

const languageOf = (locale: string): string => locale.split('-', 1)[0]?.toLowerCase() ?? '';
