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
