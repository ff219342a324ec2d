import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { directionOf, type MessageSet, type MessageSource } from '../i18n/messages.js';

/** The @ of a handle that no isolate (U+2066) precedes: in a right-to-left text it is drawn at the handle's other end. */
const BARE_HANDLE = /(?<!\u2066)@\{/;

/**
 * Returns the faults of a translation, one sentence each: missing keys, unknown keys, messages that do not parse in `locale`, messages
 * whose placeholders differ from the English ones, and handles that are not isolated in a right-to-left language. For tests (I18N-01): `expect(catalogueFaults('ar', [messages], ar)).toEqual([])`.
 */
export function catalogueFaults(
  locale: string,
  sets: readonly MessageSet[],
  translations: Readonly<Record<string, MessageSource>>,
): string[] {
  const english = new Map(sets.flatMap(set => Object.entries(set.texts).map(([key, text]) => [`${set.namespace}.${key}`, text])));
  const faults = Object.keys(translations)
    .filter(key => !english.has(key))
    .map(key => `${key} is an unknown key.`);
  for (const [key, text] of english) {
    const translation = translations[key];
    if (translation === undefined) {
      faults.push(`${key} is missing.`);
      continue;
    }
    const given = placeholders(translation, locale);
    const wanted = placeholders(text, 'en');
    if (given === null) faults.push(`${key} does not parse.`);
    else if (given !== wanted) faults.push(`${key} has the placeholders (${given}), English has (${wanted}).`);
    if (directionOf(locale) === 'rtl' && typeof translation === 'string' && BARE_HANDLE.test(translation))
      faults.push(`${key} has a handle that is not isolated.`);
  }
  return faults;
}

/** The sorted placeholder names of a message; null when it does not parse. */
function placeholders(text: MessageSource, locale: string): string | null {
  try {
    const names = new Set(
      namesIn(typeof text === 'string' ? parse(text, { ignoreTag: true, locale: new Intl.Locale(locale) }) : text),
    );
    return [...names].toSorted().join(', ');
  } catch {
    return null;
  }
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap(element => {
    // Every part except plain text (type 0) and a plural's number sign names a placeholder.
    const own = 'value' in element && element.type !== 0 ? [element.value] : [];
    const branches = 'options' in element ? Object.values(element.options).flatMap(option => namesIn(option.value)) : [];
    return [...own, ...branches];
  });
}
