import { directionOf, type Direction } from '../i18n/languages.js';

/** Reads an attribute; `null` if it is absent. */
export type ReadAttribute = (name: string) => string | null;

export type ElementTheme = 'light' | 'dark' | 'auto';

/** The attributes that every element of Rookery has, parsed. Invalid values count as absent. */
export interface DisplayAttributes {
  /** BCP 47. */
  readonly locale: string;
  readonly direction: Direction;
  readonly theme: ElementTheme;
}

export const DISPLAY_ATTRIBUTES = ['locale', 'dir', 'theme'] as const;

const DEFAULT_LOCALE = 'en';

/**
 * Parses `locale`, `dir` and `theme`.
 *
 * @param pageLocale The language around the element, for one without `locale`; '' if the page has none.
 */
export function readDisplayAttributes(read: ReadAttribute, pageLocale: string): DisplayAttributes {
  const locale = validLocale(read('locale')) ?? validLocale(pageLocale) ?? DEFAULT_LOCALE;
  return {
    locale,
    direction: oneOf(read('dir'), ['ltr', 'rtl']) ?? directionOf(locale),
    theme: oneOf(read('theme'), ['light', 'dark', 'auto']) ?? 'auto',
  };
}

/** The value that the text names, in any case; `null` if it names none of them. */
export function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find(value => value === text?.toLowerCase()) ?? null;
}

function validLocale(text: string | null): string | null {
  try {
    return Intl.getCanonicalLocales(text ?? '')[0] ?? null;
  } catch {
    return null;
  }
}
