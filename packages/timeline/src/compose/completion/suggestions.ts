import type { Account, CustomEmoji } from '@rookery/api-client';
import type { NativeEmoji } from '../emoji/native-emojis.js';
import type { Token, TokenSign } from './token.js';

export type Suggestion =
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'emoji'; readonly emoji: NativeEmoji }
  | { readonly kind: 'custom'; readonly emoji: CustomEmoji };

/** Looks for what a word may become. Rejects when `signal` aborts. */
export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
export type SuggestFor = Readonly<Record<TokenSign, Suggest>>;

export const MOST_ACCOUNTS = 4;
export const MOST_TAGS = 4;
export const MOST_EMOJIS = 5;

/** Unique among the suggestions of a word. */
export function suggestionKey(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'account':
      return `@${suggestion.account.acct}`;
    case 'tag':
      return `#${suggestion.name}`;
    case 'emoji':
      return suggestion.emoji.emoji;
    case 'custom':
      return `:${suggestion.emoji.shortcode}:`;
  }
}

/** The text that replaces the word. It ends with a space, so that typing goes on. */
export const insertedText = (suggestion: Suggestion): string => `${suggestionKey(suggestion)} `;

/** Whether a suggestion for a shorter word still fits. */
export const isSuggestionFor = (suggestion: Suggestion, query: string): boolean =>
  suggestionKey(suggestion).toLowerCase().includes(query.toLowerCase());

/** The hashtags that begin with a query, each once: known ones first, then those that the server found. */
export function matchingTags(query: string, known: readonly string[], found: readonly string[]): readonly string[] {
  const wanted = query.toLowerCase();
  const names = new Map<string, string>();
  for (const name of [...known, ...found])
    if (name.toLowerCase().startsWith(wanted) && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  return [...names.values()].slice(0, MOST_TAGS);
}

/**
 * The emoji for a query: those whose name begins with it, then those that contain it, the server's own before native ones. Best first.
 */
export function matchingEmojis(
  query: string,
  custom: readonly CustomEmoji[],
  native: readonly NativeEmoji[],
  most = MOST_EMOJIS,
): readonly Suggestion[] {
  const wanted = query.toLowerCase();
  const ranked: Suggestion[][] = [[], [], [], [], []];
  for (const emoji of custom) {
    if (!emoji.visible_in_picker) continue;
    const rank = rankOf([emoji.shortcode.toLowerCase()], wanted);
    if (rank !== null) ranked[rank]?.push({ kind: 'custom', emoji });
  }
  for (const emoji of native) {
    const rank = rankOf(emoji.shortcodes, wanted) ?? (emoji.words.includes(` ${wanted}`) ? TAG_RANK : null);
    if (rank !== null) ranked[rank]?.push({ kind: 'emoji', emoji });
  }
  return ranked.flat().slice(0, most);
}

const TAG_RANK = 3;

/** 0: the whole name; 1: its beginning; 2: the beginning of one of its words; 4: within it. */
function rankOf(names: readonly string[], wanted: string): number | null {
  let best: number | null = null;
  for (const name of names) {
    const at = name.indexOf(wanted);
    if (at < 0) continue;
    const rank = at > 0 ? (name[at - 1] === '_' ? 2 : 4) : name.length === wanted.length ? 0 : 1;
    if (best === null || rank < best) best = rank;
  }
  return best;
}

/** Whether two words are the same place in a text, so that the list that was closed there stays closed. */
export function isSameWord(one: Token | null, other: Token | null): boolean {
  return one !== null && other !== null && one.sign === other.sign && one.start === other.start;
}
