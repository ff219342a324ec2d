import { englishTexts, type PlayerTexts } from './texts.js';

const catalogues = import.meta.glob<Readonly<Record<string, PlayerTexts>>>('../locales/*.ts');

/** Loads the texts of each language but English, by its code: a file of `locales/` for each. */
export const languageTexts: ReadonlyMap<string, () => Promise<PlayerTexts>> = new Map(
  Object.entries(catalogues).map(([path, load]) => {
    const language = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
    return [language, async () => Object.values(await load())[0] ?? englishTexts];
  }),
);
