import { isRemoteHandle } from '@rookery/api-client/query';

/** The kinds of results of a search, in the order of their tabs. */
export const searchKinds = ['people', 'posts', 'tags'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The kind that the `type` of an address names; people where it names none. */
export function searchKindOf(type: string | null): SearchKind {
  return searchKinds.find(kind => kind === type) ?? 'people';
}

/** The address of a search: `/search?q=trams&type=posts`. `accountId`: among the posts of this account alone. */
export function searchHref(words: string, kind: SearchKind, accountId: string | null = null): string {
  const parameters = new URLSearchParams({ q: words });
  if (kind !== 'people') parameters.set('type', kind);
  if (accountId !== null) parameters.set('account', accountId);
  return `/search?${parameters}`;
}

/** Whether the words are the web address of a post or an account. */
export const isWebAddress = (words: string): boolean => /^https?:\/\/\S+$/i.test(words) && URL.canParse(words);

/** The kind of a new search: a handle such as `@mara@tram.example` is a person's. */
export const kindOfWords = (words: string, chosen: SearchKind): SearchKind => (isRemoteHandle(words) ? 'people' : chosen);

/** State of a history entry whose words were typed and not submitted: nothing is looked up on other servers for them. */
export const typedSearch = { isTyped: true };

export function isTypedSearch(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTyped' in state && state.isTyped === true;
}
