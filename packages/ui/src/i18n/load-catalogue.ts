import { languageOf } from './languages.js';
import type { Translations } from './messages.js';

/** The modules of catalogues by their path, as `import.meta.glob('../locales/*.ts')` has them: `ar.ts` exports the Arabic texts and nothing else. */
export type Catalogues = Readonly<Record<string, () => Promise<unknown>>>;

/** Loads the texts in the language of a locale. None, which means English, where no file is in that language. */
export async function loadCatalogue(catalogues: Catalogues, locale: string): Promise<Translations> {
  const file = `/${languageOf(locale)}.ts`;
  const [, load] = Object.entries(catalogues).find(([path]) => path.endsWith(file)) ?? [];
  return Object.values(((await load?.()) ?? {}) as Readonly<Record<string, Translations>>)[0] ?? {};
}
