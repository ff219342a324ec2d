import type { Account, CustomEmoji } from '@rookery/api-client';
import type { CompletionKind, EmojiMatch, SuggestFor as SuggestForKind } from '@rookery/ui/completion';

export type Suggestion =
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'tag'; readonly name: string }
  | EmojiMatch<CustomEmoji>;

export type SuggestFor = SuggestForKind<Suggestion>;

export const MOST_ACCOUNTS = 4;
export const MOST_TAGS = 4;

/** The id of a suggestion's element. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

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

/** How the suggestions of posts complete a text. */
export const suggestionKind: CompletionKind<Suggestion> = { insertedText, isSuggestionFor };

/** The hashtags that begin with a query, each once: known ones first, then those that the server found. */
export function matchingTags(query: string, known: readonly string[], found: readonly string[]): readonly string[] {
  const wanted = query.toLowerCase();
  const names = new Map<string, string>();
  for (const name of [...known, ...found])
    if (name.toLowerCase().startsWith(wanted) && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  return [...names.values()].slice(0, MOST_TAGS);
}
