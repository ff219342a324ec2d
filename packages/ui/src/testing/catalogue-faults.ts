import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageSet, MessageSource } from '../i18n/messages.js';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/**
 * What is wrong with a translation of the texts of some namespaces, each fault a sentence: a key without a text, a key that no
 * set has, a text that cannot be read in `locale`, a text that fills in other values than the English one. None is `[]`.
 *
 * Made for tests: `expect(catalogueFaults('ar', [messages], ar)).toEqual([])`. Spec I18N-01.
 */
export function catalogueFaults(
  locale: string,
  sets: readonly MessageSet[],
  translations: Readonly<Record<string, MessageSource>>,
): string[] {
  const english = new Map(sets.flatMap(set => Object.entries(set.texts).map(([key, text]) => [`${set.namespace}.${key}`, text])));
  const faults = Object.keys(translations)
    .filter(key => !english.has(key))
    .map(key => `${key} is the key of no text.`);
  for (const [key, text] of english) {
    const translation = translations[key];
    if (translation === undefined) {
      faults.push(`${key} has no text.`);
      continue;
    }
    const given = placeholders(translation, locale);
    const wanted = placeholders(text, 'en');
    if (given === null) faults.push(`${key} cannot be read.`);
    else if (given !== wanted) faults.push(`${key} fills in (${given}) where English fills in (${wanted}).`);
  }
  return faults;
}

/** Names of the values a text fills in, sorted; null for a text that cannot be read. */
function placeholders(text: MessageSource, locale: string): string | null {
  try {
    const names = new Set(namesIn(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst()));
    return [...names].toSorted().join(', ');
  } catch {
    return null;
  }
}

function namesIn(elements: Elements): string[] {
  return elements.flatMap(element => {
    // Of all parts of a text only plain words and the number sign of a plural name no value.
    const own = 'value' in element && element.type !== 0 ? [element.value] : [];
    const branches = 'options' in element ? Object.values(element.options).flatMap(option => namesIn(option.value)) : [];
    return [...own, ...branches];
  });
}
