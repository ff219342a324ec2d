/*
 * How a text becomes the words that a search compares. Case, accents and variants of one letter are folded. Scripts that are written without
 * spaces have no words that could be found by a rule: each of their characters is a token, and a word of a query is a sequence of adjacent
 * tokens. It finds what n-grams of any length find, without their false matches.
 */

/** A word of a text. `start` and `end` are its place there, in UTF-16 units. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Scripts without spaces between words. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;

/** A character without spaces with its marks (U+FF9E and U+FF9F: voiced sounds in half width); a word; a pictograph. */
const WORD = new RegExp(
  String.raw`[${UNSPACED}][\p{M}\uFF9E\uFF9F]*|(?:(?![${UNSPACED}])[\p{L}\p{N}\p{M}])+|\p{Extended_Pictographic}`,
  'gu',
);

/**
 * Accents, points and signs that readers leave out, and the signs that only lengthen or join. Not the vowel signs of Indic scripts and the voiced
 * sounds of Japanese, which are letters of their own to their readers.
 */
const MARKS =
  // oxlint-disable-next-line no-misleading-character-class -- a list of marks alone, each by itself
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

/** Letters that Unicode does not decompose, as they are typed without them. */
const LETTERS = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ħ: 'h',
    ı: 'i',
    ς: 'σ',
    ٱ: 'ا',
    ى: 'ي',
    ی: 'ي',
    ک: 'ك',
    ة: 'ه',
  }),
);
const FOLDED_LETTERS = new RegExp(`[${[...LETTERS.keys()].join('')}٠-٩۰-۹]`, 'g');
const NO_LETTER = /[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]/gu;
const ASCII = /^[\0-\x7F]*$/;

/** A word without case, accents and variants of its letters. */
export function fold(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(FOLDED_LETTERS, letter => LETTERS.get(letter) ?? String((letter.codePointAt(0) ?? 0) & 0xf))
    .normalize('NFC')
    .replaceAll(NO_LETTER, '');
}

/** The words of a text with their places, folded. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = fold(word);
    if (folded !== '') tokens.push({ text: folded, start: index, end: index + word.length });
  }
  return tokens;
}

/** The words of a text, folded. */
export const wordsIn = (text: string): string[] => tokensOf(text).map(token => token.text);
