import { englishTexts, type PlayerTexts } from '@rookery/media-player';

const known = new Map<string, Promise<PlayerTexts>>([['en', Promise.resolve(englishTexts)]]);

/** The players' texts in a language of the app; English where its chunk does not come. The same promise for the same language. */
export function playerTexts(locale: string): Promise<PlayerTexts> {
  const texts = known.get(locale) ?? import('@rookery/media-player/locales/ar').then(({ ar }) => ar).catch(() => englishTexts);
  known.set(locale, texts);
  return texts;
}
