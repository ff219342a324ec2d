import { normaliseServer } from '@rookery/api-client';
import { directionOf, type Direction } from '@rookery/ui';

/** Reads an attribute; `null` if it is absent. */
type ReadAttribute = (name: string) => string | null;

export type ElementLayout = 'inline' | 'dock' | 'full';
type ElementTheme = 'light' | 'dark' | 'auto';

/** The attributes of the element, parsed. Invalid values count as absent. */
export interface ElementAttributes {
  /** The origin of the server; `null` without a valid address. */
  readonly server: string | null;
  readonly chatId: string | null;
  /** BCP 47. */
  readonly locale: string;
  readonly direction: Direction;
  readonly theme: ElementTheme;
  readonly layout: ElementLayout;
}

export const ATTRIBUTE_NAMES = ['server', 'chat-id', 'locale', 'dir', 'theme', 'layout'] as const;

const DEFAULT_LOCALE = 'en';

/**
 * Parses the attributes.
 *
 * @param pageLocale The language around the element, for one without `locale`; '' if the page has none.
 */
export function readAttributes(read: ReadAttribute, pageLocale: string): ElementAttributes {
  const locale = validLocale(read('locale')) ?? validLocale(pageLocale) ?? DEFAULT_LOCALE;
  return {
    server: originOf(read('server')),
    chatId: read('chat-id') || null,
    locale,
    direction: oneOf(read('dir'), ['ltr', 'rtl']) ?? directionOf(locale),
    theme: oneOf(read('theme'), ['light', 'dark', 'auto']) ?? 'auto',
    layout: oneOf(read('layout'), ['inline', 'dock', 'full']) ?? 'inline',
  };
}

function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find(value => value === text?.toLowerCase()) ?? null;
}

function validLocale(text: string | null): string | null {
  try {
    return Intl.getCanonicalLocales(text ?? '')[0] ?? null;
  } catch {
    return null;
  }
}

function originOf(text: string | null): string | null {
  try {
    return normaliseServer(text ?? '');
  } catch {
    return null;
  }
}
