import type { FilterResult } from '@rookery/api-client';

// Apart from the words of the line: a list needs those with its first covered post alone.

/** A post, or a message, with the filters that match it in its place. */
interface Filtered {
  readonly filtered: readonly FilterResult[];
}

/**
 * The results of the filters that cover or hide a post; null: it is shown. The line in its place makes words of them (`warningOf`).
 *
 * @param status With the filters of its place alone (`filtersHere`).
 */
export function coveringFilters({
  filtered,
  reblog,
}: Filtered & { readonly reblog: Filtered | null }): readonly FilterResult[] | null {
  const results = [...filtered, ...(reblog?.filtered ?? [])].filter(({ filter }) => filter.filter_action !== 'blur');
  return results.length === 0 ? null : results;
}

/** Whether a filter covers the media of a post until the reader uncovers it. */
export function isBlurred({ filtered }: Filtered): boolean {
  return filtered.some(({ filter }) => filter.filter_action === 'blur');
}

/** The titles of the filters, each once. */
export const filterTitles = (results: readonly FilterResult[]): string[] => [
  ...new Set(results.map(({ filter }) => filter.title)),
];
