import { cleanName } from '@rookery/ui';
import { languageKey, languageNamer } from './language-name.js';

/** Languages to choose from, ISO 639-1. A language that an account or a post has is added to them. */
const languages =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gd gl gu he hi hr hu hy id is it ja ka kk km kn ko ku ky lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl ps pt ro ru sa sc si sk sl so sq sr sv sw ta te th tl tr tt ug uk ur uz vi yi zh zu'.split(
    ' ',
  );

export interface NamedLanguage {
  readonly code: string;
  readonly name: string;
}

/** The most letters of a language that is shown by its code, in UTF-16 units. */
const LONGEST_CODE = 30;

/**
 * The languages with their names in the language of the interface: those of `used` first, then those of `preferred`, then the others by name.
 *
 * @param preferred Tags of the reader, of which the language counts: `pt` of `pt-BR`.
 * @param used Tags that a post or an account has. Each is offered as it came, so that it can be shown as chosen.
 */
export function namedLanguages(
  locale: string,
  preferred: readonly string[],
  used: readonly string[] = [],
): readonly NamedLanguage[] {
  const named = namer(locale);
  const first = distinctLanguages([...used, ...preferred.map(languageOf)]);
  const known = new Set(first.map(languageKey));
  const collator = new Intl.Collator(locale);
  const others = languages.filter(code => !known.has(code)).map(named);
  return [...first.map(named), ...others.toSorted((one, other) => collator.compare(one.name, other.name))];
}

/** The tags of a post or an account with their names, without the languages that it might have: naming those takes several milliseconds. */
export const usedLanguages = (locale: string, used: readonly string[]): readonly NamedLanguage[] =>
  distinctLanguages(used).map(namer(locale));

function namer(locale: string): (code: string) => NamedLanguage {
  const nameOf = languageNamer(locale);
  return code => ({ code, name: nameOf(code) ?? shownCode(code) });
}

/** The tags without those that show nothing, and without any that an earlier one equals but for case or separator. */
export function distinctLanguages(tags: readonly string[]): readonly string[] {
  const distinct = new Map<string, string>();
  for (const tag of tags) {
    const key = languageKey(cleanName(tag));
    if (key !== '' && !distinct.has(key)) distinct.set(key, tag);
  }
  return [...distinct.values()];
}

/** The language of a tag: `pt` for `pt-BR`. A text that is no tag stays. */
const languageOf = (tag: string): string => /^[a-z]{2,3}(?=[-_]|$)/i.exec(tag)?.[0].toLowerCase() ?? tag;

function shownCode(code: string): string {
  const shown = cleanName(code).trim();
  return shown.length > LONGEST_CODE ? `${shown.slice(0, LONGEST_CODE)}…` : shown;
}
