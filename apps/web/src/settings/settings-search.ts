/** A setting as the search knows it, in the reader's language. */
export interface SearchedSetting {
  readonly href: string;
  readonly label: string;
  /** The title of its section. */
  readonly section: string;
  /** Further words that find it: synonyms and the texts of its values. */
  readonly words: string;
}

/** Text in the form in which it is compared: without case, accents and the vowel signs of Arabic. */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * The settings that have each word of the query at the beginning of a word or, from three letters on, inside one. Those whose label has
 * them come first, then those of a section of that name, then those with such a synonym.
 */
export function foundSettings<Found extends SearchedSetting>(query: string, settings: readonly Found[]): readonly Found[] {
  const wanted = folded(query)
    .split(/[\s,،、]+/)
    .filter(word => word !== '');
  if (wanted.length === 0) return [];
  const has = (text: string): boolean => {
    const words = folded(text);
    return wanted.every(word => (isShort(word) ? ` ${words}`.includes(` ${word}`) : words.includes(word)));
  };
  const rank = ({ label, section, words }: SearchedSetting): number =>
    [label, `${label} ${section}`, `${label} ${section} ${words}`].findIndex(has);
  return settings
    .map(setting => ({ setting, rank: rank(setting) }))
    .filter(found => found.rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ setting }) => setting);
}

/** One or two letters of an alphabet are in too many words. A sign of Chinese or Japanese is a word. */
const isShort = (word: string): boolean =>
  word.length < 3 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
