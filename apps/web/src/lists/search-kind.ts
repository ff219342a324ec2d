import { isRemoteHandle } from '@rookery/api-client/query';

/** The kinds of results of a search. */
export const searchKinds = ['posts', 'people', 'tags'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The kind that the `type` of an address names; posts where it names none. */
export function searchKindOf(type: string | null): SearchKind {
  return searchKinds.find(kind => kind === type) ?? 'posts';
}

/** The address of a search: `/search?q=trams&type=people`. */
export function searchHref(words: string, kind: SearchKind): string {
  const parameters = new URLSearchParams({ q: words });
  if (kind !== 'posts') parameters.set('type', kind);
  return `/search?${parameters}`;
}

/** Whether the words are the web address of a post or an account. */
export const isWebAddress = (words: string): boolean => /^https?:\/\/\S+$/i.test(words) && URL.canParse(words);

/** The kind of a new search: a handle such as `@mara@tram.city` is a person's. */
export const kindOfWords = (words: string, chosen: SearchKind): SearchKind => (isRemoteHandle(words) ? 'people' : chosen);
