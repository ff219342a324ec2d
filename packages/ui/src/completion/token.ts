import { textMarks, type TextMark } from '../text-marks/text-marks.js';

/** The beginnings of words that are completed, in their half-width form: accounts, hashtags and emoji. */
export type TokenSign = TextMark;

/** A word that is being typed. `start` and `end` are offsets in the text, the sign included. */
export interface Token {
  readonly sign: TokenSign;
  /** Without the sign. */
  readonly query: string;
  readonly start: number;
  readonly end: number;
}

/** Shorter words are not completed, in characters with the sign. */
const SHORTEST_TOKEN = 3;
/** Longer words are no handles, hashtags or shortcodes. */
const LONGEST_TOKEN = 100;

/** No word begins behind these: they are part of an address, an entity or another word. */
const BEFORE = String.raw`(?<![\p{L}\p{N}_/@＠.:#＃&-])`;
const patternsOf = (mark: TokenSign) => {
  const { signs, name, rest } = textMarks[mark];
  return { word: new RegExp(`${BEFORE}[${signs}](${name})$`, 'u'), rest: new RegExp(`^${rest}`, 'u') };
};
const patterns = { '@': patternsOf('@'), '#': patternsOf('#'), ':': patternsOf(':') };

/** The word before the caret that can be completed; null without one. It reaches to the end of the word that the caret is in. */
export function tokenAt(text: string, caret: number): Token | null {
  const before = text.slice(Math.max(0, caret - LONGEST_TOKEN), caret);
  for (const sign of ['@', '#', ':'] as const) {
    const query = patterns[sign].word.exec(before)?.[1];
    if (query === undefined || query.length + 1 < SHORTEST_TOKEN) continue;
    const rest = patterns[sign].rest.exec(text.slice(caret, caret + LONGEST_TOKEN))?.[0] ?? '';
    return { sign, query, start: caret - query.length - 1, end: caret + rest.length };
  }
  return null;
}

/** Whether two words are the same place in a text, so that the list that was closed there stays closed. */
export function isSameWord(one: Token | null, other: Token | null): boolean {
  return one !== null && other !== null && one.sign === other.sign && one.start === other.start;
}
