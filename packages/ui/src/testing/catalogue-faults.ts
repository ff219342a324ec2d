import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { directionOf } from '../i18n/languages.js';
import type { MessageSet, MessageSource } from '../i18n/messages.js';

/** The @ of a handle that no isolate (U+2066) precedes: in a right-to-left text it is drawn at the handle's other end. */
const BARE_HANDLE = /(?<!\u2066)@\{/;

/**
 * Returns the faults of a translation, one sentence each: missing keys, unknown keys, messages that do not parse in `locale`, messages
 * whose placeholders differ from the English ones or whose plural forms are not those of the language, and handles that are not isolated in a right-to-left language. For tests (I18N-01): `expect(catalogueFaults('ar', [messages], ar)).toEqual([])`.
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
    const parsed = elementsOf(translation, locale);
    const given = parsed && placeholders(parsed);
    const wanted = placeholders(elementsOf(text, 'en') ?? []);
    if (given === null) faults.push(`${key} does not parse.`);
    else if (given !== wanted) faults.push(`${key} has the placeholders (${given}), English has (${wanted}).`);
    if (directionOf(locale) === 'rtl' && typeof translation === 'string' && BARE_HANDLE.test(translation))
      faults.push(`${key} has a handle that is not isolated.`);
    faults.push(...pluralFaults(parsed ?? [], locale).map(fault => `${key} ${fault}`));
  }
  return faults;
}

/** The syntax tree of a message; null when it does not parse. */
function elementsOf(text: MessageSource, locale: string): readonly MessageFormatElement[] | null {
  try {
    return typeof text === 'string' ? parse(text, { ignoreTag: true, locale: new Intl.Locale(locale) }) : text;
  } catch {
    return null;
  }
}

/** The sorted placeholder names of a message. */
function placeholders(elements: readonly MessageFormatElement[]): string {
  return [...new Set(namesIn(elements))].toSorted().join(', ');
}

/**
 * Plurals with a form that the language has not, and those with one form where the language has several. A form may be missing where it reads like
 * `other`.
 */
function pluralFaults(elements: readonly MessageFormatElement[], locale: string): string[] {
  return elements.flatMap(element => {
    if (!('options' in element)) return [];
    const inside = Object.values(element.options).flatMap(option => pluralFaults(option.value, locale));
    if (!('pluralType' in element)) return inside;
    const rules = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' });
    const known: readonly string[] = rules.resolvedOptions().pluralCategories;
    const given = Object.keys(element.options);
    const unknown = given.filter(form => !form.startsWith('=') && !known.includes(form));
    const isAlone = given.length === 1 && known.length > 1;
    return [
      ...(isAlone ? ['has one plural form, its language has several.'] : []),
      ...unknown.map(form => `has the plural form "${form}", which its language has not.`),
      ...inside,
    ];
  });
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap(element => {
    // Every part except plain text (type 0) and a plural's number sign names a placeholder.
    const own = 'value' in element && element.type !== 0 ? [element.value] : [];
    const branches = 'options' in element ? Object.values(element.options).flatMap(option => namesIn(option.value)) : [];
    return [...own, ...branches];
  });
}
