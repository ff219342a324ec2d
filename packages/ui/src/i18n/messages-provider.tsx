import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '../hydration/use-hydrated.js';
import { formattingLocale } from './formatting-locale.js';
import { createCatalogue } from './messages.js';
import type { Direction } from './languages.js';
import type { Messages, MessageSet, Translations } from './messages.js';

export interface MessagesProviderProps {
  /** BCP 47, like `ar` or `pt-BR`. A change re-renders every message below. */
  locale: string;
  /** Keyed `namespace.key`; missing messages fall back to English. */
  translations?: Translations;
  children: ReactNode;
}

const CatalogueContext = createContext(createCatalogue('en'));

/** Provides the messages of one language. Without a provider, messages are English. */
export function MessagesProvider({ locale, translations, children }: MessagesProviderProps) {
  const formatting = useFormattingOf(locale);
  const catalogue = useMemo(() => createCatalogue(locale, translations, formatting), [locale, translations, formatting]);
  return <CatalogueContext.Provider value={catalogue}>{children}</CatalogueContext.Provider>;
}

/** Returns the messages of a set in the current language: `text.talking({ count: 3 })`. */
export function useMessages<Key extends string>(set: MessageSet<Key>): Messages<Key> {
  return useContext(CatalogueContext).messages(set);
}

/** Returns the current language and its writing direction. */
export function useLocale(): { readonly locale: string; readonly direction: Direction } {
  return useContext(CatalogueContext);
}

/**
 * Returns the locale for every date, hour and number on the page: the language of the texts in the form of the reader's region. On a server, and
 * while its markup is hydrated, it is the language of the texts alone.
 */
export function useFormattingLocale(): string {
  return useFormattingOf(useLocale().locale);
}

/** Every row of a list asks. A browser has one list of languages until it changes. */
const known = new Map<string, { readonly languages: readonly string[]; readonly formatting: string }>();

function useFormattingOf(locale: string): string {
  const isHydrated = useHydrated();
  if (!isHydrated) return locale;
  const { languages } = navigator;
  const found = known.get(locale);
  if (found?.languages === languages) return found.formatting;
  const formatting = formattingLocale(locale, languages);
  known.set(locale, { languages, formatting });
  return formatting;
}
