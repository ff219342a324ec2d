import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { directionOf } from '../i18n/languages.js';
import type { MessageSet, MessageSource } from '../i18n/messages.js';

/** The @ of a handle that no isolate (U+2066) precedes: in a right-to-left text it is drawn at the handle's other end. */
const BARE_HANDLE = /(?<!\u2066)@\{/;

/** An ordinary space where French has a narrow one that does not break (U+202F): before a high sign, inside quotation marks. */
const BREAKING_SPACE = / [?!:;»%]|« /;

/**
 * Returns the faults of a translation, one sentence each: missing keys, unknown keys, messages that do not parse in `locale`, messages
 * whose placeholders or choices differ from the English ones or whose plural forms are not those of the language, handles that are not isolated in a
 * right-to-left language, and signs that a line may begin with in French. For tests (I18N-01): `expect(catalogueFaults('ar', [messages], ar)).toEqual([])`.
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
    const wanted = elementsOf(text, 'en') ?? [];
    if (parsed === null) faults.push(`${key} does not parse.`);
    else faults.push(...differences(parsed, wanted, locale).map(fault => `${key} ${fault}`));
    if (directionOf(locale) === 'rtl' && typeof translation === 'string' && BARE_HANDLE.test(translation))
      faults.push(`${key} has a handle that is not isolated.`);
    if (locale === 'fr' && typeof translation === 'string' && BREAKING_SPACE.test(translation))
      faults.push(`${key} has an ordinary space beside a sign.`);
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

/** Placeholders and choices that a message and the English one do not have in common, and counts that have plural forms in English alone. */
function differences(given: readonly MessageFormatElement[], english: readonly MessageFormatElement[], locale: string): string[] {
  const hasPlurals = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length > 1;
  const plurals = pluralsIn(given);
  return [
    unequal('placeholders', namesIn(given), namesIn(english)),
    unequal('choices', choicesIn(given), choicesIn(english)),
    ...pluralsIn(english).map(count => (hasPlurals && !plurals.includes(count) ? `has no plural forms for ${count}.` : null)),
  ].filter(fault => fault !== null);
}

function unequal(kind: string, given: readonly string[], english: readonly string[]): string | null {
  const [own, wanted] = [given, english].map(names => [...new Set(names)].toSorted().join(', '));
  return own === wanted ? null : `has the ${kind} (${own}), English has (${wanted}).`;
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

/** The counts that a message has plural forms for. */
function pluralsIn(elements: readonly MessageFormatElement[]): string[] {
  return withOptions(elements).flatMap(element => [
    ...('pluralType' in element ? [element.value] : []),
    ...Object.values(element.options).flatMap(option => pluralsIn(option.value)),
  ]);
}

/** Each value that a message chooses its words by: `kind=image`. */
function choicesIn(elements: readonly MessageFormatElement[]): string[] {
  return withOptions(elements).flatMap(element => [
    ...('pluralType' in element ? [] : Object.keys(element.options).map(value => `${element.value}=${value}`)),
    ...Object.values(element.options).flatMap(option => choicesIn(option.value)),
  ]);
}

function withOptions(elements: readonly MessageFormatElement[]) {
  return elements.filter(element => 'options' in element);
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap(element => {
    // Every part except plain text (type 0) and a plural's number sign names a placeholder.
    const own = 'value' in element && element.type !== 0 ? [element.value] : [];
    const branches = 'options' in element ? Object.values(element.options).flatMap(option => namesIn(option.value)) : [];
    return [...own, ...branches];
  });
}
