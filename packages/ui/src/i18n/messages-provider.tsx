import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createCatalogue } from './messages.js';
import type { Direction, Messages, MessageSet, Translations } from './messages.js';

export interface MessagesProviderProps {
  /** BCP 47, like `ar` or `pt-BR`. Changing it shows every text below in the new language at once. */
  locale: string;
  /** Keyed `namespace.key`; a text that is missing is shown in English. */
  translations?: Translations;
  children: ReactNode;
}

const CatalogueContext = createContext(createCatalogue('en'));

/** Gives the texts of one language to everything below. Without it they are English. */
export function MessagesProvider({ locale, translations, children }: MessagesProviderProps) {
  const catalogue = useMemo(() => createCatalogue(locale, translations), [locale, translations]);
  return <CatalogueContext value={catalogue}>{children}</CatalogueContext>;
}

/** The texts of a set in the language around: `text.talking({ count: 3 })`. */
export function useMessages<Key extends string>(set: MessageSet<Key>): Messages<Key> {
  return useContext(CatalogueContext).messages(set);
}

/** The language of the texts around, and which way it is written. */
export function useLocale(): { readonly locale: string; readonly direction: Direction } {
  return useContext(CatalogueContext);
}
