import { createMiniPlayer, englishTexts, type PlayerTexts } from '@rookery/media-player';

/** The app's mini player: audio that the reader scrolls or navigates away from continues in it. */
export const miniPlayer = createMiniPlayer();

const known = new Map<string, Promise<PlayerTexts>>([['en', Promise.resolve(englishTexts)]]);

/** The players' texts in a language of the app, or in English where they cannot be loaded. One promise per language, for `use`. */
export function playerTexts(locale: string): Promise<PlayerTexts> {
  const texts = known.get(locale) ?? import('@rookery/media-player/locales/ar').then(({ ar }) => ar).catch(() => englishTexts);
  known.set(locale, texts);
  return texts;
}
