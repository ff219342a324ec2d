import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { shownHandle, shownHost } from '../hosts/hosts.js';
import { cleanWords } from '../text-marks/clean-name.js';
import { messageFormat } from '../vendor/intl-messageformat.js';
import { directionOf, type Direction } from './languages.js';

/** A text without placeholders, or the AST of an ICU message, which `parseTranslations` and the build make of an ICU text. */
export type MessageSource = string | MessageFormatElement[];

export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** The messages of one namespace; `texts` are the English ones. */
export interface MessageSet<Key extends string = string> {
  readonly namespace: string;
  readonly texts: Readonly<Record<Key, MessageSource>>;
}

/** One function per message. Without a required value the function returns the unformatted message. */
export type Messages<Key extends string = string> = Readonly<Record<Key, (values?: MessageValues) => string>>;

/** Messages in another language, keyed `namespace.key`. */
export type Translations = Readonly<Record<string, MessageSource>>;

/** The messages of one locale. A catalogue returns the same functions for the same set. */
interface Catalogue {
  readonly locale: string;
  readonly direction: Direction;
  messages<Key extends string>(set: MessageSet<Key>): Messages<Key>;
}

const FALLBACK_LOCALE = 'en';

/** Declares the messages of a package: ICU, in English. */
export function defineMessages<Key extends string>(
  namespace: string,
  texts: Readonly<Record<Key, MessageSource>>,
): MessageSet<Key> {
  return { namespace, texts };
}

/**
 * Creates a catalogue. Messages compile on first use; a missing or malformed translation falls back to English (I18N-01).
 *
 * @param formatting The locale of the numbers and dates in a translation.
 */
export function createCatalogue(locale: string, translations: Translations = {}, formatting = locale): Catalogue {
  const compiled = new WeakMap<MessageSet, Messages>();
  return {
    locale,
    direction: directionOf(locale),
    messages<Key extends string>(set: MessageSet<Key>): Messages<Key> {
      const known = compiled.get(set);
      if (known) return known;
      const texts = Object.fromEntries(
        Object.entries<MessageSource>(set.texts).map(([key, english]) => {
          const own = translations[`${set.namespace}.${key}`];
          const fallback = lazyFormat(english, FALLBACK_LOCALE, key, () => (typeof english === 'string' ? english : key));
          return [key, own === undefined ? fallback : lazyFormat(own, formatting, key, fallback)];
        }),
      );
      compiled.set(set, texts);
      return texts as Messages<Key>;
    },
  };
}

function lazyFormat(source: MessageSource, locale: string, key: string, fallback: (values?: MessageValues) => string) {
  // Most messages have no placeholders and need neither parser nor formatter.
  if (typeof source === 'string' && !/[{}']/.test(source)) return () => source;
  let format: ReturnType<typeof messageFormat> | null | undefined;
  return (values?: MessageValues): string => {
    if (format === undefined) format = compile(source, locale, key);
    try {
      return format === null ? fallback(values) : format(cleanValues(values));
    } catch {
      return fallback(values);
    }
  };
}

/** The values that are hosts or names of sites. That of a handle is `acct`. */
const HOSTS = new Set(['domain', 'host', 'instance', 'server', 'siteTitle']);

/** A value is often a text of a server: it reorders no word of the message. Hosts and handles are shown as everywhere. */
function cleanValues(values: MessageValues = {}): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? shownValue(key, cleanWords(value)) : value]),
  );
}

function shownValue(key: string, value: string): string {
  if (key === 'acct') return shownHandle(value);
  return HOSTS.has(key) ? shownHost(value) : value;
}

function compile(source: MessageSource, locale: string, key: string): ReturnType<typeof messageFormat> | null {
  try {
    return messageFormat(source, locale);
  } catch (cause) {
    console.error(key, cause);
    return null;
  }
}
