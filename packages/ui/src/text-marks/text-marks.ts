/**
 * The signs that begin a mention, a hashtag and a shortcode in a text, and the characters of their names: as Mastodon reads them. Servers
 * take the full-width number sign as they take the other; a completed mention is written with the half-width sign.
 */
export const textMarks = {
  '@': { signs: '@＠', name: String.raw`[\w.-]+(?:@[\w.:-]*)?`, rest: String.raw`[\w.@:-]*` },
  '#': { signs: '#＃', name: String.raw`[\p{L}\p{M}\p{N}_·・\u200C]+`, rest: String.raw`[\p{L}\p{M}\p{N}_·・\u200C]*` },
  ':': { signs: ':', name: String.raw`[\w+-]+`, rest: String.raw`[\w+-]*:?` },
} as const;

/** A web address in a text, without the punctuation of its sentence. */
export const webAddress = String.raw`https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]`;

/** The handle of an account on another server, behind its sign; the first group is the user's name. */
export const remoteHandle = String.raw`(\w+(?:[\w.-]*\w)?)@[\w-]+(?:\.[\w-]+)*`;

/** A sign, in its half-width form. */
export type TextMark = keyof typeof textMarks;

const TAG = new RegExp(`^[${textMarks['#'].signs}]+(${textMarks['#'].name})$`, 'u');
const TAG_NAME = new RegExp(`^[${textMarks['#'].signs}]*(${textMarks['#'].name})$`, 'u');
const ONLY_DIGITS = /^\p{N}+$/u;

/** The name of the hashtag that the whole text is, as it is written; null where the text is none. */
export const hashtagIn = (text: string): string | null => TAG.exec(text.trim())?.[1] ?? null;

/** The name of a hashtag that was typed with or without its sign; null where it is none: servers know no tag of digits alone. */
export function hashtagName(text: string): string | null {
  const name = TAG_NAME.exec(text.trim())?.[1];
  return name === undefined || ONLY_DIGITS.test(name) ? null : name;
}

/** The mark that a text begins with; null without one. A sign alone is one. */
export function markOf(text: string): TextMark | null {
  const [first = ''] = text.trimStart();
  if (first === '') return null;
  return (['@', '#', ':'] as const).find(mark => textMarks[mark].signs.includes(first)) ?? null;
}

/** A handle without the sign before it. */
export const withoutSign = (handle: string): string => handle.replace(/^[@＠]/, '');
