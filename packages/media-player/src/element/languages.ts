import { languageTexts } from '../controls/language-texts.js';
import type { PlayerTexts } from '../controls/texts.js';

/** Loads the texts of a language. Those that are missing are English. */
export type LoadTexts = () => Promise<Partial<PlayerTexts>>;

const languages = new Map<string, LoadTexts>(languageTexts);
const listeners = new Set<() => void>();

/**
 * Adds a language to the elements of the page, or replaces its texts. They are loaded with the first element in this language.
 *
 * @param language BCP 47, such as `de` or `pt-BR`; `de` also counts for `de-AT`.
 */
export function addLanguage(language: string, load: LoadTexts): void {
  languages.set(language.toLowerCase(), load);
  for (const listener of listeners) listener();
}

/** The loader of a language tag: its own, else that of its primary language. */
export function languageOf(tag: string): LoadTexts | undefined {
  const name = tag.toLowerCase();
  return languages.get(name) ?? languages.get(name.split('-')[0] ?? '');
}

/** Calls the listener when a language was added. Returns a function that ends it. */
export function watchLanguages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
