import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createCatalogue } from './messages.js';
import type { Direction, Messages, MessageSet, Translations } from './messages.js';

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
  const catalogue = useMemo(() => createCatalogue(locale, translations), [locale, translations]);
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
