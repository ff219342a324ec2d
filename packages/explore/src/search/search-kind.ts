import { isRemoteHandle } from '@rookery/store';
import { markOf } from '@rookery/ui';

/** The kinds of results of a search, in the order of their tabs. `device`: what the reader has read, found on this device. */
export const searchKinds = ['people', 'posts', 'tags', 'device'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The kind of which words with a sign speak: hashtags behind `#`, people behind `@`; null without a sign. */
function kindOfSign(words: string): SearchKind | null {
  const mark = markOf(words);
  return mark === '#' ? 'tags' : mark === '@' ? 'people' : null;
}

/** The kinds, that of the words' sign first. `isOnDevice`: what is read is kept for the search. */
export function kindsFor(words: string, isOnDevice = false): readonly SearchKind[] {
  const first = kindOfSign(words) ?? 'people';
  return [first, ...searchKinds.filter(kind => kind !== first && (kind !== 'device' || isOnDevice))];
}

/** The kind that the `type` of an address names; that of the words' sign, else people, where it names none. */
export function searchKindOf(type: string | null, words: string): SearchKind {
  return searchKinds.find(kind => kind === type) ?? kindOfSign(words) ?? 'people';
}

/** The parameters of a search's address: `q=trams&type=posts`. `accountId`: among the posts of this account alone. */
export function searchParameters(words: string, kind: SearchKind, accountId: string | null = null): URLSearchParams {
  const parameters = new URLSearchParams({ q: words });
  if (kind !== searchKindOf(null, words)) parameters.set('type', kind);
  if (accountId !== null) parameters.set('account', accountId);
  return parameters;
}

/** Whether the words are the web address of a post or an account. */
export const isWebAddress = (words: string): boolean => /^https?:\/\/\S+$/i.test(words) && URL.canParse(words);

/**
 * The kind of a new search: that of its sign, and a handle such as `mara@tram.example` is a person's. While the sign stays the same, the
 * kind that was chosen stays.
 */
export function kindOfWords(words: string, chosen: SearchKind, before = ''): SearchKind {
  const own = kindOfSign(words) ?? (isRemoteHandle(words) ? 'people' : null);
  return own !== null && own !== kindOfSign(before) ? own : chosen;
}

/** State of a history entry whose words were typed and not submitted: nothing is looked up on other servers for them. */
export const typedSearch = { isTyped: true };

export function isTypedSearch(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTyped' in state && state.isTyped === true;
}
