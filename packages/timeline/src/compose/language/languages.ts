/** Languages to choose from, ISO 639-1. A language that an account or a post has is added to them. */
const languages =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gd gl gu he hi hr hu hy id is it ja ka kk km kn ko ku ky lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl ps pt ro ru sa sc si sk sl so sq sr sv sw ta te th tl tr tt ug uk ur uz vi yi zh zu'.split(
    ' ',
  );

/** Own names of languages for which browsers have none. */
const ownNames: ReadonlyMap<string, string> = new Map([['sc', 'sardu']]);

export interface NamedLanguage {
  readonly code: string;
  readonly name: string;
}

/** The languages with their names in the language of the interface: `preferred` first in that order, then the others by name. */
export function namedLanguages(locale: string, preferred: readonly string[]): readonly NamedLanguage[] {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
  const first = [...new Set(preferred.map(codeOf))].filter(code => code !== '');
  const named = (code: string): NamedLanguage => ({ code, name: nameOf(names, code) });
  const collator = new Intl.Collator(locale);
  const others = languages.filter(code => !first.includes(code)).map(named);
  return [...first.map(named), ...others.toSorted((one, other) => collator.compare(one.name, other.name))];
}

/** The language of a tag: `pt` for `pt-BR`. */
const codeOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** A server may name a language that is no tag. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    const name = names.of(code) ?? code;
    return name === code ? (ownNames.get(code) ?? code) : name;
  } catch {
    return code;
  }
}
