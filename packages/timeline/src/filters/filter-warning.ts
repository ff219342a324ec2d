import type { FilterResult } from '@rookery/api-client';

/** The line in the place of a filtered post. */
export interface FilterWarning {
  /** The titles of the filters, each once. */
  titles: readonly string[];
  /** The words that matched, each once; those that are a title are not repeated. */
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
    words: [...words].flatMap(([key, word]) => (named.has(key) ? [] : [word])),
    isHidden: results.some(({ filter }) => filter.filter_action === 'hide'),
  };
}
