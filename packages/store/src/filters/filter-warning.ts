import type { FilterResult } from '@rookery/api-client';

/** Words that the line names; longer ones than this, in UTF-16 units, are not named: the line stays a line. */
const MOST_WORDS = 3;
const LONGEST_WORD = 60;

/** A post, or a message, with the filters that match it in its place. */
interface Filtered {
  readonly filtered: readonly FilterResult[];
}

/** The line in the place of a filtered post. */
export interface FilterWarning {
  /** The titles of the filters, each once. */
  titles: readonly string[];
  /** The first words that matched, each once; those that are a title are not repeated. */
  words: readonly string[];
  /** The filter hides the post where it can: it is not offered to be shown. */
  isHidden: boolean;
}

/** The words of the line about these filters (`coveringFilters`). */
export function warningOf(results: readonly FilterResult[]): FilterWarning {
  const titles = new Set(results.map(({ filter }) => filter.title));
  const named = new Set([...titles].map(title => title.toLowerCase()));
  const words = new Map(results.flatMap(({ keyword_matches }) => keyword_matches.map(word => [word.toLowerCase(), word])));
  return {
    titles: [...titles],
    words: [...words].flatMap(([key, word]) => (named.has(key) || word.length > LONGEST_WORD ? [] : [word])).slice(0, MOST_WORDS),
    isHidden: results.some(({ filter }) => filter.filter_action === 'hide'),
  };
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
